/** Stories of the open air: a vegetable bed, a kite, a kitten, a picnic. */
import { GIVE, HANDS_UP, KNEEL, ON_GROUND, POINT, RUN, WAVE } from '../cast/poses.ts'
import { watering } from '../cast/things.ts'
import { box, circle, ellipse, points, poly } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { head } from '../shapes/animals.ts'
import { house } from '../shapes/built.ts'
import { FRUIT } from '../shapes/fruit.ts'
import { ladder } from '../shapes/keepsakes.ts'
import { cloud, sun, tree, tuft } from '../shapes/nature.ts'
import { cat } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { openUmbrella, puddle } from '../shapes/rooms.ts'
import {
  basket,
  type FourPanels,
  heap,
  holding,
  indoors,
  outdoors,
  PANEL,
  pane,
  put,
  rain,
  rug,
  somebody,
} from './panel.ts'

/** A mound of earth along the right of the panel. */
const bed = (pen: Pen): Drawing => [
  pen.shape('M36 57C37 51 42 50 48 50H76C83 50 86 53 87 57Q62 60 36 57z', 'soil', 1),
  pen.line('M44 54q3 -2 6 0M56 55q3 -2 6 0M70 54q3 -2 6 0', 0.7, 'brownDark'),
]

/** A tomato plant on its stake, with fruit or in leaf. */
const tomatoPlant = (pen: Pen, x: number, height: number, hasFruit: boolean): Drawing => {
  const top = 51 - height
  const leaf = (y: number, way: number) =>
    pen.shape(
      `M${x} ${y}q${way * 3} -5 ${way * 8.5} -3.4q-${way === 1 ? '' : '-'}2.600 5 -${way === 1 ? '' : '-'}8.500 3.400z`,
      'leaf',
      0.8,
    )
  const steps = [0.25, 0.55, 0.85].map((share) => 51 - height * share)
  return [
    hasFruit ? pen.rope(`M${x + 1.6} 51V${top - 3}`, 1, 'woodDark', 0.6) : [],
    pen.rope(`M${x} 51V${top}`, 1.2, 'leafDark', 0.6),
    steps.map((y, i) => [leaf(y, i % 2 ? 1 : -1), leaf(y - 1.4, i % 2 ? -1 : 1)]),
    hasFruit
      ? points(`${x - 4.5},${top + 9} ${x + 5},${top + 14} ${x - 4},${top + 19}`).map(([cx, cy]) => [
          pen.shape(circle(cx, cy, 2.9), 'red', 0.8),
          pen.line(`M${cx - 1.4} ${cy - 2.4}l1.400 1l1.400 -1`, 0.6, 'leafDeep'),
        ])
      : [],
  ]
}

const gardenBack = (pen: Pen): Drawing => [outdoors(pen), fence(pen.plane('middle'), -4, 94, 43, 10, 'cream')]

const GARDEN: FourPanels = [
  (pen) => [
    gardenBack(pen),
    bed(pen),
    somebody(pen, 'nina', 28, { pose: KNEEL }),
    points('40,47 43,49 45,46.5').map(([x, y]) => pen.shape(ellipse(x, y, 1.1, 0.8), 'cream', 0.6)),
    pen.at(11, 57, 1, (p) => [
      p.shape(box(-5, -13, 10, 13, 1), 'yellow', 0.9),
      p.line('M-5 -10.500H5', 0.6),
      p.shape(circle(0, -5.4, 2.8), 'red', 0.8),
    ]),
  ],
  (pen) => [
    gardenBack(pen),
    bed(pen),
    somebody(pen, 'nina', 25, {
      pose: { ...GIVE, armL: { at: [11, -23], z: 'front', dir: 70, hand: 'fist', thumb: 1 } },
      extra: watering,
    }),
    pen.shape(ellipse(53, 52.6, 5, 1.2), 'brownDark', null),
  ],
  (pen) => [
    gardenBack(pen),
    bed(pen),
    points('48,13 62,15 76,13').map(([x, height]) => tomatoPlant(pen, x, height, false)),
    somebody(pen, 'nina', 22, { pose: HANDS_UP }),
  ],
  (pen) => [
    gardenBack(pen),
    bed(pen),
    points('52,27 66,29 79,26').map(([x, height]) => tomatoPlant(pen, x, height, true)),
    holding(pen, 'nina', 24, basket(heap('red')), 11, 22),
  ],
]

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

const park = (pen: Pen): Drawing => outdoors(pen)
const bigTree = (pen: Pen): Drawing => put(pen, (p) => tree(p, 0, 0), 66, 54, 46)

const KITE: FourPanels = [
  (pen) => [
    park(pen),
    put(pen.plane('middle'), (p) => tree(p, 0, 0), 70, 47, 26),
    somebody(pen, 'davi', 34, { pose: { ...RUN, armR: { at: [19, -32], hand: 'fist', z: 'front' } } }),
    kite(pen, 52, 30, 14),
    put(pen, (p) => tuft(p, 0, 0), 10, 58, 7),
  ],
  (pen) => [
    park(pen),
    bigTree(pen),
    pen.line('M62 27C54 32 46 36 40 49', 0.8),
    kite(pen, 64, 20, -24),
    somebody(pen, 'davi', 28, { pose: { ...POINT, expr: 'triste' } }),
  ],
  (pen) => [
    park(pen),
    bigTree(pen),
    kite(pen, 66, 21, -24),
    put(pen, ladder, 51, 57, 25),
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

const pavement = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, PANEL.width + 4, 24), 'sky', null),
  pen.shape(box(-2, 12, PANEL.width + 4, 34), 'orange', 0.9),
  pen.line(
    'M-2 20H90M-2 28H90M-2 36H90M10 12V20M34 12V20M58 12V20M82 12V20M22 20V28M46 20V28M70 20V28M10 28V36M34 28V36M58 28V36M82 28V36M22 36V44M46 36V44M70 36V44',
    0.6,
    'redDark',
  ),
  pen.shape(box(-2, 9.6, PANEL.width + 4, 4, 1), 'stone', 0.8),
  pen.shape(box(-2, 44, PANEL.width + 4, 20), 'greyPale', 0.9),
  pen.line('M20 44L12 60M48 44V60M74 44L82 60', 0.6, 'stoneDark'),
]

const poster = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (p) => [
    p.shape(box(-10, -14, 20, 27, 0.6), 'white', 0.9),
    p.text(0, -5, '?', 8),
    head(p, 'cat', 0, 4.5, 0.56),
  ])

const KITTEN: FourPanels = [
  (pen) => [
    pavement(pen),
    somebody(pen, 'yumi', 28, { pose: { ...POINT, expr: 'surpreso', armR: { at: [17, -24], dir: 90, z: 'front' } } }),
    put(pen, (p) => cat(p, 0, 0), 62, 50, 19),
    pen.at(62, 57, 0.78, (p) => [
      p.shape('M-18 -17L-27 -12L-19 -8zM18 -17L27 -12L19 -8z', 'brownPale', 1),
      p.shape(box(-18, -17, 36, 17), 'tan'),
      p.line('M-18 -13H18', 0.7),
    ]),
  ],
  (pen) => [
    indoors(pen, 'bluePale'),
    pane(pen, 34, 8),
    rug(pen, 46, 54, 76, 'pinkPale'),
    somebody(pen, 'yumi', 26, { pose: { ...KNEEL, expr: 'carinho' } }),
    put(pen, (p) => cat(p, 0, 0), 66, 55, 20),
    pen.at(50, 56, 1, (p) => [
      points('-3,-5.4 0,-6.4 3,-5.4').map(([x, y]) => p.shape(circle(x, y, 1.9), 'brown', 0.7)),
      p.shape('M-7 -5H7L5.600 0H-5.600z', 'teal', 0.9),
    ]),
  ],
  (pen) => [
    pavement(pen),
    poster(pen, 57, 28),
    somebody(pen, 'yumi', 34, {
      pose: {
        ...POINT,
        armL: { at: [17, -34], z: 'front', dir: 90, hand: 'open' },
        armR: { at: [18, -44], z: 'back', hand: 'open' },
      },
    }),
    put(pen, (p) => cat(p, 0, 0), 76, 56, 17),
  ],
  (pen) => [
    outdoors(pen),
    house(pen.plane('middle'), 70, 46, 0.9, { wall: 'yellowPale', roof: 'red' }),
    holding(pen, 'gil', 52, (p) => cat(p, 0, 0), 10, 24),
    somebody(pen, 'yumi', 24, { pose: { ...WAVE, turn: 18 } }),
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
  put(
    pen,
    basket((p) => p.at(0, -11, 0.5, FRUIT.banana)),
    x - 6,
    y,
    13,
  ),
  put(pen, FRUIT.maca, x + 5, y + 1, 6),
  put(pen, FRUIT.laranja, x + 11, y + 2, 6),
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
    put(pen.plane('middle'), (p) => tree(p, 0, 0), 18, 46, 30),
    cloth(pen, 46, 54, 80),
    somebody(pen, 'bia', 24, { pose: ON_GROUND }, 54),
    somebody(pen, 'mae', 68, { pose: { ...ON_GROUND, expr: 'carinho' } }, 54),
    lunch(pen, 44, 55),
  ],
  (pen) => [
    outdoors(pen, 'dusk', false),
    sun(pen.plane('middle'), 60, 11, 0.52),
    darkCloud(pen, 50, 15),
    cloth(pen, 46, 54, 76),
    somebody(pen, 'bia', 28, { pose: { ...POINT, expr: 'surpreso', armR: { at: [19, -40], dir: 120, z: 'back' } } }),
    somebody(pen, 'mae', 75, {
      pose: { expr: 'surpreso', turn: -20, armL: { at: [-10, -42], z: 'front', hand: 'open' } },
    }),
    lunch(pen, 48, 56),
  ],
  (pen) => [
    outdoors(pen, 'bluePale', false),
    cloud(pen.plane('middle'), 78, 10, 0.75),
    house(pen.plane('middle'), 76, 45, 0.75, { wall: 'cream', roof: 'orange' }),
    rain(pen, '6,16 12,28 64,18 72,24 84,18 8,40 16,46 62,32 84,36 60,44 4,52'),
    puddle(pen, 70, 56, 22),
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

export const OUTDOOR_TALES = { horta: GARDEN, pipa: KITE, gatinho: KITTEN, piquenique: PICNIC }
