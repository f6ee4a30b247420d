/** Stories of the park: a kite, a picnic. */
import { HANDS_UP, ON_GROUND, POINT, RUN, WAVE } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, points, poly } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { ladder } from '../shapes/keepsakes.ts'
import { cloud, sun, tree, tuft } from '../shapes/nature.ts'
import { openUmbrella, puddle } from '../shapes/rooms.ts'
import { basket, type FourPanels, indoors, outdoors, pane, rain, somebody } from './panel.ts'

/** A kite about its middle, 16 wide and 20 high; `patched` with a piece of cloth. */
const kite = (pen: Pen, x: number, y: number, turn: number, patched = false): Drawing =>
  pen.at(
    x,
    y,
    1,
    (p) => [
      p.line('M0 10q4 3 0 6t0 6', 0.8),
      points('1.8,13.6 -1.6,19.4').map(([cx, cy]) =>
        p.shape(
          poly([
            [cx - 2.4, cy - 1.4],
            [cx + 2.4, cy + 1.4],
            [cx + 2.4, cy - 1.4],
            [cx - 2.4, cy + 1.4],
          ]),
          'yellow',
          0.6,
        ),
      ),
      p.shape('M0 -10L8 -2L0 10L-8 -2z', 'red', 1),
      p.shape('M0 -10L8 -2H-8z', 'yellow', 0.8),
      p.line('M0 -10V10M-8 -2H8', 0.6),
      patched
        ? [p.shape(box(-5, -1, 6, 5.4, 0.6), 'blue', 0.8), p.line('M-6 0.600h2M-6 2.800h2M0 0.600h2M0 2.800h2', 0.7)]
        : [],
    ],
    { turn },
  )

const bigTree = (pen: Pen): Drawing => standing(pen, (p) => tree(p, 0, 0), 66, 54, 46)

const KITE: FourPanels = [
  (pen) => [
    outdoors(pen),
    standing(pen.plane('middle'), (p) => tree(p, 0, 0), 70, 47, 26),
    somebody(pen, 'davi', 34, { pose: { ...RUN, armR: { at: [19, -32], hand: 'fist', z: 'front' } } }),
    kite(pen, 52, 30, 14),
    standing(pen, (p) => tuft(p, 0, 0), 10, 58, 7),
  ],
  (pen) => [
    outdoors(pen),
    bigTree(pen),
    pen.line('M62 27C54 32 46 36 40 49', 0.8),
    kite(pen, 64, 20, -24),
    somebody(pen, 'davi', 28, { pose: { ...POINT, expr: 'triste' } }),
  ],
  (pen) => [
    outdoors(pen),
    bigTree(pen),
    kite(pen, 66, 21, -24),
    standing(pen, ladder, 51, 57, 25),
    somebody(
      pen,
      'pai',
      47,
      {
        pose: {
          turn: 24,
          expr: 'neutro',
          armL: { at: [9, -40], z: 'front', hand: 'fist' },
          armR: { at: [23, -48], z: 'back', hand: 'open' },
        },
      },
      51,
    ),
    somebody(pen, 'davi', 20, { pose: { ...HANDS_UP, turn: 20, expr: 'surpreso' } }),
  ],
  (pen) => [
    outdoors(pen, 'sky', false),
    cloud(pen.plane('far', 'hillLine'), 46, 9, 0.5),
    pen.line('M67.600 32Q73 26 77 16', 0.8),
    kite(pen, 77, 14, -26, true),
    somebody(pen, 'pai', 28),
    somebody(pen, 'iara', 43, { pose: WAVE }, 56),
    somebody(pen, 'davi', 58, { pose: { ...POINT, armR: { at: [16, -38], hand: 'fist', z: 'front' } } }),
  ],
]

/** A checked cloth on the ground, seen from above its edge. */
const cloth = (pen: Pen, x: number, y: number, width: number): Drawing => {
  const half = width / 2
  return [
    pen.shape(`M${x - half + 6} ${y - 6}H${x + half - 6}L${x + half} ${y + 4}H${x - half}z`, 'redPale', 0.9),
    pen.line(
      `M${x - half + 3} ${y - 1}H${x + half - 3}M${x - half * 0.4} ${y - 6}L${x - half * 0.5} ${y + 4}M${x} ${y - 6}V${y + 4}M${x + half * 0.4} ${y - 6}L${x + half * 0.5} ${y + 4}`,
      0.6,
      'red',
    ),
  ]
}

const lunch = (pen: Pen, x: number, y: number): Drawing => [
  standing(
    pen,
    basket((p) => p.at(0, -11, 0.5, FRUIT.banana)),
    x - 6,
    y,
    13,
  ),
  standing(pen, FRUIT.maca, x + 5, y + 1, 6),
  standing(pen, FRUIT.laranja, x + 11, y + 2, 6),
]

const darkCloud = (pen: Pen, x: number, y: number): Drawing => [
  pen.union(
    points(`${x - 12},${y + 1} ${x - 5},${y - 4} ${x + 4},${y - 4.5} ${x + 11},${y}`)
      .map(([cx, cy]) => circle(cx, cy, 6))
      .concat(box(x - 13, y, 25, 7, 3)),
    'greyDark',
    0.9,
  ),
  pen.line(`M${x - 8} ${y + 3}q3 2 6 0M${x + 1} ${y + 2}q3 2 6 0`, 0.7),
]

const PICNIC: FourPanels = [
  (pen) => [
    outdoors(pen),
    standing(pen.plane('middle'), (p) => tree(p, 0, 0), 18, 46, 30),
    cloth(pen, 46, 54, 80),
    somebody(pen, 'bia', 24, { pose: ON_GROUND }, 54),
    somebody(pen, 'mae', 68, { pose: { ...ON_GROUND, expr: 'carinho' } }, 54),
    lunch(pen, 44, 55),
  ],
  (pen) => [
    outdoors(pen, 'dusk', false),
    sun(pen.plane('middle'), 56, 9, 0.5),
    darkCloud(pen, 46, 12),
    cloth(pen, 46, 54, 76),
    somebody(pen, 'bia', 28, { pose: { ...POINT, expr: 'surpreso', armR: { at: [19, -40], dir: 120, z: 'back' } } }),
    somebody(pen, 'mae', 75, {
      pose: { expr: 'surpreso', turn: -20, armL: { at: [-10, -42], z: 'front', hand: 'open' } },
    }),
    lunch(pen, 48, 56),
  ],
  (pen) => [
    outdoors(pen, 'bluePale', false),
    darkCloud(pen, 70, 12),
    house(pen.plane('middle'), 76, 45, 0.75, { wall: 'cream', roof: 'orange' }),
    rain(pen, '6,16 12,28 64,18 72,24 84,18 8,40 16,46 62,32 84,36 60,44 4,52'),
    puddle(pen, 11, 56, 17),
    somebody(pen, 'bia', 51, { pose: { ...RUN, expr: 'surpreso' } }, 57, 0.5),
    somebody(
      pen,
      'mae',
      31,
      { pose: { ...RUN, hip: [0, -27], armR: { at: [19, -38], hand: 'fist', z: 'front' } } },
      57,
      0.5,
    ),
    openUmbrella(pen, 40.6, 39.5, 0.82),
  ],
  (pen) => [
    indoors(pen, 'yellowPale'),
    pane(pen, 33, 6, [
      pen.shape(box(34, 7, 22, 20), 'bluePale', null),
      rain(pen, '38,10 44,14 50,9 54,15 40,18 47,20 52,21'),
    ]),
    cloth(pen, 46, 54, 80),
    somebody(pen, 'bia', 22, { pose: { ...ON_GROUND, expr: 'mastigar' } }, 54),
    somebody(pen, 'mae', 70, { pose: { ...ON_GROUND, expr: 'carinho' } }, 54),
    lunch(pen, 45, 55),
  ],
]

export const PARK_TALES = { pipa: KITE, piquenique: PICNIC }
