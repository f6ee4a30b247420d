/** Stories of the open air: a vegetable bed, a kitten. */
import { GIVE, HANDS_UP, HOLD, KNEEL, POINT, WAVE } from '../cast/poses.ts'
import { watering } from '../cast/things.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { head } from '../shapes/animals.ts'
import { house } from '../shapes/built.ts'
import { cat } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { basket, type FourPanels, heap, holding, indoors, outdoors, PANEL, pane, rug, somebody } from './panel.ts'

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

/** A bowl for food; empty where it comes after the meal. */
const bowl = (pen: Pen, x: number, foot: number): Drawing =>
  pen.shape(`M${x - 7} ${foot - 5}H${x + 7}L${x + 5.6} ${foot}H${x - 5.6}z`, 'teal', 0.9)

const KITTEN: FourPanels = [
  (pen) => [
    pavement(pen),
    somebody(pen, 'yumi', 28, { pose: { ...POINT, expr: 'surpreso', armR: { at: [17, -24], dir: 90, z: 'front' } } }),
    standing(pen, (p) => cat(p, 0, 0), 62, 50, 19),
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
    standing(pen, (p) => cat(p, 0, 0), 66, 55, 20),
    points('47,50.6 50,49.6 53,50.6').map(([x, y]) => pen.shape(circle(x, y, 1.9), 'brown', 0.7)),
    bowl(pen, 50, 56),
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
    standing(pen, (p) => cat(p, 0, 0), 77, 55, 17),
    bowl(pen, 62, 57),
  ],
  (pen) => [
    outdoors(pen),
    house(pen.plane('middle'), 75, 46, 0.72, { wall: 'yellowPale', roof: 'red' }),
    somebody(pen, 'gil', 50, {
      pose: {
        ...HOLD,
        expr: 'carinho',
        armL: { at: [6, -23], z: 'front', hand: 'fist' },
        armR: { at: [-6, -19], z: 'front', hand: 'fist' },
      },
      extra: () => ({ armMid: standing(pen.scaled(0.6), (p) => cat(p, 0, 0), 0, -11, 29) }),
    }),
    somebody(pen, 'yumi', 24, { pose: { ...WAVE, turn: 18 } }),
  ],
]

export const OUTDOOR_TALES = { horta: GARDEN, gatinho: KITTEN }
