/** Stories of the house that stop at their problem: a box that moves, a night without light, a cake that is gone. */
import { BEHIND_TABLE, GIVE, HANDS_UP, ON_GROUND, POINT } from '../cast/poses.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cake } from '../shapes/party.ts'
import { crescent } from '../shapes/space.ts'
import { BEHIND, indoors, pane, rug, somebody, type ThreePanels, TOP, table } from './panel.ts'
import { gate, POSTMAN } from './visit-tales.ts'

/** A cardboard box about its foot, with holes for air, 26 wide. */
const holedBox = (pen: Pen, x: number, foot: number, { scale = 1, turn = 0, eyes = false } = {}): Drawing =>
  pen.at(
    x,
    foot,
    scale,
    (p) => [
      p.shape(box(-13, -19, 26, 19, 0.8), 'tan', 1),
      p.shape(box(-3, -19, 6, 19), 'brownPale', 0.7),
      p.shape(box(-14, -22, 28, 4, 0.8), 'brownPale', 1),
      points('-8,-12 8,-12').map(([cx, cy]) => p.shape(circle(cx, cy, 2.6), 'black', 0.6)),
      eyes ? points('-9,-12 -7,-12 7,-12 9,-12').map(([cx, cy]) => p.shape(circle(cx, cy, 0.8), 'white', 0.5)) : [],
      points('-8,-5 8,-5').map(([cx, cy]) => p.shape(circle(cx, cy, 1.5), 'black', 0.6)),
    ],
    { turn },
  )

const room = (pen: Pen): Drawing => [indoors(pen, 'bluePale'), pane(pen, 8, 6), rug(pen, 52, 55, 66, 'redPale')]

const MOVING_BOX: ThreePanels = [
  (pen) => [
    gate(pen),
    somebody(
      pen,
      'pai',
      26,
      { pose: { ...GIVE, armL: { at: [12, -25], z: 'back', dir: 70 } }, wear: POSTMAN },
      58,
      0.55,
    ),
    somebody(pen, 'iara', 66, { pose: { ...GIVE, armL: { at: [13, -22], z: 'back', dir: 70 } }, flip: true }),
    holedBox(pen, 47, 47, { scale: 0.68 }),
  ],
  (pen) => [
    room(pen),
    somebody(pen, 'iara', 30, { pose: { ...ON_GROUND, expr: 'inquieto', turn: 20 } }, 55),
    holedBox(pen, 62, 56, { scale: 1.05 }),
    pen.shape(box(57, 45, 10, 7, 0.5), 'white', 0.8),
    pen.text(62, 50.7, '?', 6),
  ],
  (pen) => [
    room(pen),
    somebody(pen, 'iara', 25, { pose: { ...HANDS_UP, turn: 20, expr: 'surpreso' } }, 56),
    holedBox(pen, 62, 51, { scale: 1.05, turn: 9, eyes: true }),
    pen.line('M43 50q-3 -3 -1 -7M81 36q4 3 3 8M47 26l-3 -4M60 22V17M74 26l3 -4', 1),
  ],
]

/** A window at night. */
const nightPane = (pen: Pen): Drawing =>
  pane(pen, 8, 6, [
    pen.shape(box(9, 7, 20, 18), 'night', null),
    crescent(pen, 15, 16, 0.3),
    points('24,11 21.500,21.500 27,18').map(([x, y]) => pen.shape(circle(x, y, 0.8), 'glow', 0.5)),
  ])

/** Without colour, darkness is a wall of slanting lines; whoever is in it is drawn on top. */
const darkness = (pen: Pen): Drawing =>
  pen.colour
    ? []
    : pen.clip(
        box(-2, -2, 92, 44),
        pen.line(Array.from({ length: 34 }, (_, i) => `M${i * 4 - 44} 44L${i * 4} -2`).join(''), 0.5),
      )

const lamp = (pen: Pen, isLit: boolean): Drawing => [
  pen.line('M58 -2V6', 0.9),
  isLit ? [pen.shape('M50 12L36 42H80L66 12z', 'glow', null), pen.line('M50 17L46 24M58 17V25M66 17L70 24', 0.8)] : [],
  pen.shape('M54 5H62L67 13H49z', isLit ? 'yellow' : 'grey', 0.9),
]

const cubes = (pen: Pen, x: number): Drawing =>
  (['red', 'yellow', 'blue'] as const satisfies readonly Fill[]).map((fill, i) =>
    pen.shape(box(x + (i === 2 ? 3.5 : i * 7), i === 2 ? 43 : 50, 7, 7, 0.8), fill, 0.8),
  )

/** The beam of a torch, from a hand to the wall on the right. */
const beam = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x} ${y - 1.6}L${x + 13} -4H92V50H${x + 13}L${x} ${y + 1.6}z`, 'glow', 0.7),
]

const torch = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 7} ${y - 1.4}H${x - 2}L${x} ${y - 2}V${y + 2}L${x - 2} ${y + 1.4}H${x - 7}z`, 'red', 0.8),
]

const SHADOW = 'M57 46C54 37 57 25 63 22L60 8L68.500 16Q71.500 15 75 16L83 8L80 22C86 25 89 37 86 46z'

/** On the wall, so without an outline where there is colour. */
const shadowOfCat = (pen: Pen): Drawing =>
  pen.colour ? pen.shade(SHADOW, 'black', 0.62) : pen.shape(SHADOW, 'grey', 1)

const LIGHTS_OUT: ThreePanels = [
  (pen) => [
    indoors(pen, 'yellowPale'),
    nightPane(pen),
    lamp(pen, true),
    rug(pen, 46, 55, 78, 'purplePale'),
    somebody(pen, 'caio', 28, { pose: ON_GROUND }, 55),
    somebody(pen, 'sofia', 66, { pose: { ...ON_GROUND, expr: 'alegre' } }, 55),
    cubes(pen, 40),
  ],
  (pen) => [
    indoors(pen, 'night', 'brownDark'),
    darkness(pen),
    nightPane(pen),
    lamp(pen, false),
    rug(pen, 46, 55, 78, 'purple'),
    somebody(pen, 'caio', 28, { pose: { ...ON_GROUND, expr: 'medo', turn: 20 } }, 55),
    somebody(pen, 'sofia', 66, { pose: { ...ON_GROUND, expr: 'surpreso' } }, 55),
    cubes(pen, 40),
  ],
  (pen) => [
    indoors(pen, 'night', 'brownDark'),
    darkness(pen),
    nightPane(pen),
    beam(pen, 46, 41),
    shadowOfCat(pen),
    pen.shape(box(-2, 44, 92, 20), 'brownDark', 0.8),
    somebody(pen, 'caio', 14, { pose: { expr: 'pavor', turn: 24 } }, 56),
    somebody(
      pen,
      'sofia',
      33,
      { pose: { ...POINT, expr: 'medo', armR: { at: [13, -25], dir: 90, z: 'front', hand: 'fist' } } },
      56,
    ),
    torch(pen, 46, 41),
  ],
]

const kitchenWall = (pen: Pen): Drawing => [
  indoors(pen, 'pinkPale'),
  pane(pen, 60, 4, [pen.shape(box(61, 14, 20, 11), 'meadow', 0.7)]),
]

const crumbs = (pen: Pen, list: string): Drawing =>
  points(list).map(([x, y]) => pen.shape(ellipse(x, y, 1.6, 1.2), 'brown', 0.5))

const GONE_CAKE: ThreePanels = [
  (pen) => [
    kitchenWall(pen),
    somebody(pen, 'avo', 66, { pose: { ...BEHIND_TABLE, expr: 'carinho', turn: -18 } }, BEHIND),
    somebody(pen, 'lia', 20, { pose: { ...BEHIND_TABLE, turn: 20 } }, BEHIND),
    table(pen, 4, 80, TOP, 'teal'),
    cake(pen, 43, TOP, 0.4),
  ],
  (pen) => [
    kitchenWall(pen),
    pen.shape(box(4, 8, 24, 37, 1), 'yellowPale', 0.9),
    pen.shape('M28 8L36 11V48L28 45z', 'wood', 1),
    somebody(pen, 'avo', 13, { pose: { turn: -34 } }, 52, 0.5),
    somebody(pen, 'lia', 25, { pose: { turn: -34 } }, 57, 0.5),
    table(pen, 42, 44, TOP, 'teal'),
    cake(pen, 64, TOP, 0.4),
  ],
  (pen) => [
    kitchenWall(pen),
    somebody(pen, 'avo', 40, { pose: { ...HANDS_UP, hide: ['legL', 'legR'], expr: 'surpreso' } }, BEHIND + 9),
    somebody(pen, 'lia', 17, { pose: { ...BEHIND_TABLE, turn: 20, expr: 'surpreso' } }, BEHIND),
    table(pen, 4, 70, TOP, 'teal'),
    pen.shape(ellipse(54, TOP - 1, 10, 1.8), 'greyPale', 0.9),
    crumbs(
      pen,
      `49,${TOP - 2.4} 53,${TOP - 2.8} 58,${TOP - 2.4} 67,${TOP - 1.8} 71,${TOP - 1.6} 78,49 81,53 78,57 84,58`,
    ),
  ],
]

export const OPEN_HOME_TALES = { 'caixa-surpresa': MOVING_BOX, 'sem-luz': LIGHTS_OUT, 'bolo-sumido': GONE_CAKE }
