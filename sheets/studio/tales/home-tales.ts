/** Stories of the house: bread, a mended toy, a surprise, a letter. */
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, GIVE, HANDS_UP, ON_GROUND, POINT, SEATED, WAVE_LEFT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting, house } from '../shapes/built.ts'
import { balloon, cake, gift } from '../shapes/party.ts'
import { fence } from '../shapes/plants.ts'
import { blocks, bowl, groceries } from '../shapes/rooms.ts'
import { type FourPanels, indoors, outdoors, PANEL, pane, rug, somebody, table } from './panel.ts'

const TOP = 43
const BEHIND = 54

const loaf = (pen: Pen, x: number, foot: number, fill: Fill, width = 18): Drawing =>
  pen.at(x, foot, width / 18, (p) => [
    p.shape('M-9 -2C-10 -9 -4 -9.500 0 -9.500C4 -9.500 10 -9 9 -2Q9 0 7 0H-7Q-9 0 -9 -2z', fill, 0.9),
    p.line('M-5 -7.500l2 4M-0.500 -8l2 4M4 -7.500l2 4', 0.8, 'brown'),
  ])

const steam = (pen: Pen, x: number, y: number): Drawing =>
  pen.line([-4, 0, 4].map((dx) => `M${x + dx} ${y}q2 -2 0 -4t0 -4`).join(''), 0.8, 'stoneDark')

const kitchenBack = (pen: Pen): Drawing => [
  indoors(pen, 'yellowPale'),
  pen.shape(box(-2, 27, PANEL.width + 4, 15.4), 'white', 0.7),
  pen.line('M-2 34.500H90M8 27V42M20 27V42M32 27V42M44 27V42M56 27V42M68 27V42M80 27V42', 0.5, 'stoneDark'),
]

const kitchen = (pen: Pen): Drawing => [kitchenBack(pen), pane(pen, 33, 4)]

/** An oven whose loaf is seen through its window; the open door shows a tray. */
const oven = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, 20, 34, 36, 1.5), 'greyPale'),
  pen.shape(box(x - 1.5, 17, 37, 4, 1), 'stoneDark', 0.9),
  [5, 13, 21, 29].map((dx) => pen.shape(circle(x + dx, 25.4, 1.7), 'red', 0.7)),
  pen.shape(box(x + 4, 30, 26, 20, 2), 'glow', 0.9),
  pen.line(`M${x + 5} 44H${x + 29}`, 0.9),
  loaf(pen, x + 17, 43.6, 'tan', 15),
  steam(pen, x + 17, 33.6),
  pen.rope(`M${x + 7} 28H${x + 27}`, 1.2, 'white', 0.7),
]

const BREAD: FourPanels = [
  (pen) => [
    kitchen(pen),
    somebody(pen, 'avo', 62, { pose: { ...BEHIND_TABLE, expr: 'carinho' } }, BEHIND),
    somebody(
      pen,
      'sofia',
      26,
      { pose: { ...BEHIND_TABLE, turn: 20, armR: { at: [18, -34], z: 'front', hand: 'fist', dir: 60 } } },
      BEHIND,
    ),
    table(pen, 10, 70, TOP, 'redPale'),
    pen.at(43, TOP, 0.75, (p) => bowl(p, 0, 0), { flip: true }),
    groceries(pen, 74, TOP, 0.68),
  ],
  (pen) => [
    kitchen(pen),
    somebody(
      pen,
      'avo',
      48,
      {
        pose: {
          ...BEHIND_TABLE,
          expr: 'alegre',
          armL: { at: [-6, -23], z: 'front', dir: 50 },
          armR: { at: [6, -23], z: 'front', dir: -50 },
        },
      },
      BEHIND,
    ),
    somebody(pen, 'sofia', 22, { pose: { ...BEHIND_TABLE, turn: 20 } }, BEHIND),
    table(pen, 8, 72, TOP, 'redPale'),
    pen.shape(
      `M38 ${TOP}C36 ${TOP - 7} 44 ${TOP - 6} 48 ${TOP - 5}C52 ${TOP - 6} 60 ${TOP - 7} 58 ${TOP}z`,
      'cream',
      0.9,
    ),
    points('43,38.5 53,38.5').map(([x, y]) => pen.shape(ellipse(x, y, 2.6, 1.9), CLOTH.creme[0], null)),
    points('66,42 70,42.6 63,42.6').map(([x, y]) => pen.shape(ellipse(x, y, 2.4, 0.8), 'white', 0.6)),
  ],
  (pen) => [
    kitchenBack(pen),
    oven(pen, 50),
    somebody(pen, 'avo', 34, { pose: { ...POINT, expr: 'alegre', armR: { at: [20, -30], z: 'front', dir: 100 } } }),
    somebody(pen, 'sofia', 15, { pose: { ...HANDS_UP, turn: 20 } }, 56),
  ],
  (pen) => [
    kitchen(pen),
    somebody(pen, 'avo', 66, { pose: { ...BEHIND_TABLE, expr: 'carinho', turn: -18 } }, BEHIND),
    somebody(
      pen,
      'sofia',
      20,
      {
        pose: { ...BEHIND_TABLE, expr: 'mastigar', armR: { at: [7, -33], z: 'front', hand: 'fist', dir: -20 } },
        extra: (near) => ({ armMid: near.shape('M3,-36Q3,-41 9,-40Q15,-40 14,-35V-32H4Z', CLOTH.creme) }),
      },
      BEHIND,
    ),
    table(pen, 8, 72, TOP, 'redPale'),
    pen.shape(box(30, TOP - 2.6, 26, 2.4, 1), 'wood', 0.8),
    loaf(pen, 43, TOP - 2.6, 'copper', 21),
    steam(pen, 43, 28),
  ],
]

/** A toy truck about its foot, facing right; without its near wheel, or with a wheel of another colour. */
const truck = (pen: Pen, x: number, foot: number, wheel: Fill | null, scale = 1): Drawing =>
  pen.at(x, foot, scale, (p) => [
    p.shape('M-13 -14H5V-4H-13z', 'blue', 1),
    p.line('M-13 -10.500H5', 0.7),
    p.shape('M5 -16H10Q12 -16 12.600 -14L14 -9.500Q15.500 -9 15.500 -7.500V-4H5z', 'red', 1),
    p.shape('M7.500 -13.500H10.400L11.600 -9.500H7.500z', 'sky', 0.8),
    p.shape(circle(-7.5, -3.6, 3.6), 'greyDark', 1),
    p.shape(circle(-7.5, -3.6, 1.3), 'white', 0.7),
    wheel ? [p.shape(circle(9, -3.6, 3.6), wheel, 1), p.shape(circle(9, -3.6, 1.3), 'white', 0.7)] : p.spot(9, -4, 0.9),
  ])

const looseWheel = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(circle(x, foot - 3.8, 3.8), 'greyDark', 1),
  pen.shape(circle(x, foot - 3.8, 1.4), 'white', 0.7),
]

const bedroom = (pen: Pen): Drawing => [
  indoors(pen, 'purplePale'),
  pane(pen, 60, 4),
  pen.shape(box(24, 19, 30, 2.4, 1), 'wood', 0.8),
  blocks(pen, 34, 19, 0.55),
  [43, 46.4, 49.6].map((x, i) =>
    pen.shape(box(x, 9 + i, 3, 10 - i), (['red', 'yellow', 'teal'] as const)[i] ?? 'red', 0.8),
  ),
]

const TRUCK: FourPanels = [
  (pen) => [
    bedroom(pen),
    rug(pen, 44, 55, 78, 'yellowPale'),
    somebody(pen, 'theo', 26, { pose: ON_GROUND }, 55),
    truck(pen, 58, 56, 'greyDark', 1.05),
    pen.line('M36 48h5M35 51h6M37 54h4', 0.8),
  ],
  (pen) => [
    bedroom(pen),
    rug(pen, 44, 55, 78, 'yellowPale'),
    somebody(pen, 'theo', 24, { pose: { ...ON_GROUND, expr: 'triste' } }, 55),
    pen.at(50, 56, 1.05, (p) => truck(p, 0, 0, null), { turn: 9 }),
    looseWheel(pen, 76, 57),
    pen.line('M67 50q2 -2 4 -1M66 54h3', 0.8),
  ],
  (pen) => [
    indoors(pen, 'bluePale'),
    pane(pen, 33, 4),
    somebody(
      pen,
      'mae',
      64,
      {
        pose: {
          ...BEHIND_TABLE,
          turn: -16,
          expr: 'lendo',
          armL: { at: [-21, -32], z: 'front', hand: 'fist', dir: -110 },
        },
      },
      BEHIND + 2,
    ),
    somebody(pen, 'theo', 16, { pose: { ...BEHIND_TABLE, turn: 20 } }, BEHIND),
    table(pen, 4, 80, TOP, 'tan'),
    truck(pen, 36, TOP - 1, 'yellow', 0.9),
    pen.rope('M53 36L45 39.500', 1.2, 'metal', 0.6),
    pen.shape(box(68, TOP - 6, 9, 6, 0.8), 'red', 0.9),
    pen.line(`M70 ${TOP - 6}q2.500 -4 5 0`, 1),
  ],
  (pen) => [
    bedroom(pen),
    rug(pen, 44, 55, 80, 'yellowPale'),
    somebody(pen, 'theo', 18, { pose: ON_GROUND }, 55),
    somebody(pen, 'malu', 72, { pose: { ...ON_GROUND, expr: 'alegre' } }, 55),
    blocks(pen, 40, 42.6, 0.42),
    truck(pen, 45, 57, 'yellow', 1),
  ],
]

const partyWall = (pen: Pen, wall: Fill = 'pinkPale'): Drawing => indoors(pen, wall)
const FLAGS: readonly Fill[] = ['red', 'yellow', 'teal', 'purple']

const garland = (pen: Pen): Drawing => bunting(pen, [2, 5], [86, 5], 5, FLAGS, { size: 5.4, gap: 2.4 })

/** Friends side by side who do the same. */
const friends = (
  pen: Pen,
  names: readonly CastName[],
  places: readonly number[],
  pose: Pose,
  foot: number,
  scale: number,
): Drawing => names.map((who, i) => somebody(pen, who, places[i] ?? 0, { pose }, foot, scale))

const sofa = (pen: Pen): Drawing => [
  pen.shape(box(14, 28, 60, 24, 5), 'teal', 1),
  pen.shape(box(10, 36, 12, 20, 4), 'teal', 1),
  pen.shape(box(66, 36, 12, 20, 4), 'teal', 1),
  pen.shape(box(21, 42, 23, 10, 3), 'bluePale', 0.9),
  pen.shape(box(44, 42, 23, 10, 3), 'bluePale', 0.9),
  pen.shape(box(20, 51, 48, 5, 1.5), 'teal', 1),
]

const door = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, 8, 22, 38), 'sky', 0.9),
  pen.shape(box(x - 2, 6, 26, 3, 0.6), 'wood', 0.8),
  pen.shape(box(x - 2, 8, 2.6, 38), 'wood', 0.8),
  pen.shape(`M${x + 22} 8L${x + 32} 5V52L${x + 22} 46z`, 'wood', 1),
  pen.shape(circle(x + 29.5, 29, 1.1), 'yellow', 0.7),
]

const PARTY: FourPanels = [
  (pen) => [
    partyWall(pen),
    garland(pen),
    somebody(pen, 'davi', 26, {
      pose: {
        turn: 20,
        expr: 'soprar',
        armL: { at: [9, -33], z: 'front', hand: 'fist', dir: 60 },
        armR: { at: [14, -32], z: 'back' },
      },
    }),
    pen.at(42, 31, 1, (p) => [
      p.shape(ellipse(1, 0, 7.4, 6), 'red', 1),
      p.shape('M-6.600 -1.600l-3 -1v5.200l3 -1z', 'red', 0.8),
    ]),
    somebody(pen, 'nina', 66, { pose: { ...WAVE_LEFT, armL: { at: [-15, -31], z: 'front', hand: 'fist' } } }),
    balloon(pen, 57, 26, 0.52, 'yellow', -3),
    gift(pen, 80, 57, 0.5, 'blue', 'yellow'),
  ],
  (pen) => [
    partyWall(pen, 'purplePale'),
    garland(pen),
    somebody(pen, 'davi', 27, { pose: { ...BEHIND_TABLE, expr: 'inquieto', face: 20 } }, 51),
    somebody(pen, 'nina', 44, { pose: { ...BEHIND_TABLE, expr: 'alegre' } }, 52),
    somebody(pen, 'bia', 62, { pose: { ...BEHIND_TABLE, expr: 'dentes', face: -20 } }, 51),
    sofa(pen),
  ],
  (pen) => [
    partyWall(pen),
    garland(pen),
    door(pen, 4),
    somebody(pen, 'lia', 17, { pose: { expr: 'surpreso', armL: { at: [13, -31], z: 'front', hand: 'open' } } }, 56),
    friends(pen, ['davi', 'nina', 'bia'], [47, 62.5, 78], HANDS_UP, 56, 0.5),
  ],
  (pen) => [
    partyWall(pen),
    garland(pen),
    friends(pen, ['davi', 'nina', 'bia'], [13, 62, 78], BEHIND_TABLE, BEHIND, 0.54),
    somebody(pen, 'lia', 31, { pose: { ...BEHIND_TABLE, expr: 'soprar' } }, BEHIND),
    table(pen, 3, 82, TOP, 'yellowPale'),
    cake(pen, 47, TOP, 0.36),
  ],
]

const letter = (pen: Pen, x: number, y: number, turn = 0): Drawing =>
  pen.at(
    x,
    y,
    1,
    (p) => [p.shape(box(-5.5, -3.6, 11, 7.2, 0.6), 'white', 0.9), p.line('M-5.500 -3.600L0 0.800L5.500 -3.600', 0.7)],
    { turn },
  )

const POSTMAN = {
  hair: 'bone',
  cap: CLOTH.marinho,
  top: { tone: CLOTH.amarelo },
} as const

const gate = (pen: Pen): Drawing => [
  outdoors(pen),
  house(pen.plane('middle'), 64, 46, 1.25, { wall: 'yellowPale', roof: 'orange' }),
  fence(pen.plane('middle'), -4, 42, 46, 11, 'cream'),
]

/** A box for letters in the street; the sign is an envelope. */
const letterBox = (pen: Pen, x: number): Drawing => [
  pen.rope(`M${x} 42V57`, 3, 'greyDark', 0.8),
  pen.shape(`M${x - 10} 43V27Q${x - 10} 19 ${x} 19Q${x + 10} 19 ${x + 10} 27V43z`, 'yellow', 1),
  pen.shape(box(x - 6.5, 26, 13, 2.6, 1), 'greyDark', 0.8),
  letter(pen, x, 35),
]

const LETTER: FourPanels = [
  (pen) => [
    gate(pen),
    somebody(
      pen,
      'pai',
      28,
      { pose: { ...GIVE, armL: { at: [12, -30], z: 'front', dir: 70 } }, wear: POSTMAN },
      58,
      0.55,
    ),
    somebody(pen, 'iara', 62, { pose: { ...GIVE, armL: { at: [13, -27], z: 'front', dir: 70 } }, flip: true }),
    letter(pen, 45, 39, -6),
  ],
  (pen) => [
    indoors(pen, 'bluePale'),
    pane(pen, 52, 8),
    rug(pen, 44, 55, 70, 'redPale'),
    pen.at(34, 56, 1, (p) =>
      p.shape('M-14 0C-18 -16 -12 -26 -7 -22C-4 -14 10 -16 14 -9C17 -4 14 0 11 0z', 'orange', 1),
    ),
    somebody(
      pen,
      'iara',
      36,
      {
        pose: { ...SEATED, expr: 'carinho', armL: { at: [8, -27], z: 'front', dir: 70, hand: 'fist' } },
        extra: (near) => ({
          armMid: [
            near.shape('M6,-34L20,-36L21,-22L7,-20Z', CLOTH.branco),
            near.ink('M9,-31l8,-1M9.500,-28l8,-1M10,-25l5,-.6'),
          ],
        }),
      },
      56,
    ),
    letter(pen, 68, 55, 8),
  ],
  (pen) => [
    indoors(pen, 'yellowPale'),
    pane(pen, 60, 8),
    somebody(
      pen,
      'iara',
      48,
      {
        pose: { ...BEHIND_TABLE, expr: 'lendo', nod: 1, armR: { at: [8, -24], z: 'front', hand: 'fist', dir: 10 } },
      },
      BEHIND,
    ),
    table(pen, 14, 66, TOP, 'teal'),
    pen.shape(`M40 ${TOP}L43 ${TOP - 5}H58L56 ${TOP}z`, 'white', 0.8),
    pen.line(`M45 ${TOP - 3.4}h8M44.500 ${TOP - 1.8}h7`, 0.6),
    pen.rope('M54.500 40.500L58.500 32', 1.4, 'yellow', 0.7),
    letter(pen, 70, TOP - 4, 0),
  ],
  (pen) => [
    outdoors(pen),
    pen.shape(box(-2, 48, 92, 16), 'greyPale', 0.9),
    letterBox(pen, 60),
    somebody(pen, 'iara', 34, { pose: { ...GIVE, armR: { at: [21, -38], z: 'front', dir: 90 }, armL: [-14, 4] } }),
    letter(pen, 49, 29, -10),
  ],
]

export const HOME_TALES = { pao: BREAD, caminhao: TRUCK, aniversario: PARTY, carta: LETTER }
