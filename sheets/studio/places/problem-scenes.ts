/** Problems of a school and of its neighbourhood, in a frame 150 wide and 84 high that goes on above. */
import { actionCard } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { HOLD, POINT, POINT_LEFT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { meadow } from '../scenes/ground.ts'
import { school } from '../shapes/built.ts'
import { tree } from '../shapes/nature.ts'
import { car } from '../shapes/vehicles.ts'
import { indoors } from './news-school.ts'
import { park, street } from './news-town.ts'

type Cast = readonly CastName[]

const SAD: Pose = { expr: 'triste' }

/** A swing that hangs by one rope beside a whole one. */
export const swingScene = (pen: Pen, [one = 'sofia']: Cast): Drawing => [
  park(pen),
  meadow(pen, 64, 'grass'),
  tree(pen.plane('middle'), 140, 66, 1.1),
  pen.rope('M8 78L20 -8L32 78M100 78L112 -8L124 78M18 -8H114', 3, 'blue', 1),
  pen.line('M34 -7V50M54 -7V50', 1.1),
  pen.shape(box(31, 50, 26, 4, 1.4), 'red', 1),
  pen.line('M78 -7L80 56M100 -7L99 22q2 4 -1 7', 1.1),
  pen.at(80, 58, 1, (own) => own.shape(box(-3, -2, 26, 4, 1.4), 'red', 1), { turn: 48 }),
  person(pen, one, 66, 80, 0.8, { pose: { ...POINT, expr: 'triste', armR: { at: [16, -30], dir: 90, z: 'front' } } }),
]

/** A dark street, its lamp broken. */
export const lampScene = (pen: Pen, [one = 'theo']: Cast): Drawing => [
  street(pen, 54, 'night'),
  pen.shape('M134 -4A9 9 0 1 0 144 8A7.500 7.500 0 0 1 134 -4z', 'yellow', 0.9),
  pen.shape(box(-60, 54, 270, 60), 'greyDark', 0.9),
  pen.rope('M34 80V14Q34 8 42 8H54', 3, 'grey', 1),
  pen.shape('M48 7H64L67 15H46z', 'stoneDark', 1),
  pen.shape('M50 15L54 21L57 17L60 22L63 15z', 'white', 0.8),
  pen.shape('M54 76l4 -3l2 4zM62 79l5 -2l-1 4z', 'white', 0.7),
  person(pen, 'mae', 92, 81, 0.62, { pose: { expr: 'receio' } }),
  person(pen, one, 114, 82, 0.76, { pose: { expr: 'receio' } }),
]

/** A robot out of its box, one arm off. */
export const robotScene = (pen: Pen, [one = 'gil']: Cast): Drawing => [
  indoors(pen, 'foam'),
  person(pen, one, 116, 80, 0.98, { pose: { ...SAD, turn: -20, hide: ['legL', 'legR'] } }),
  pen.shape(box(8, 24, 36, 34), 'blue', 1.1),
  pen.shape('M8 24L0 14H12L18 24zM44 24L52 14H40L34 24z', 'bluePale', 1),
  pen.shape(box(14, 34, 24, 11, 1), 'white', 0.8),
  pen.text(26, 42.2, 'ROBÔ', 7.2),
  pen.shape(box(63, 33, 20, 20, 2), 'orange', 1.1),
  pen.shape(box(65, 18, 16, 14, 3), 'yellow', 1.1),
  pen.line('M73 18V12', 1),
  pen.shape(circle(73, 10.6, 1.8), 'red', 0.8),
  points('69.6,24 76.4,24').map(([x, y]) => pen.shape(circle(x, y, 1.8), 'white', 0.8)),
  pen.line('M69 29H77', 0.9),
  pen.rope('M63 38L56 46', 3.2, 'grey', 0.9),
  pen.shape(circle(84, 38, 2), 'greyDark', 0.8),
  pen.shape(box(65, 53, 6, 5) + box(75, 53, 6, 5), 'grey', 0.9),
  pen.rope('M88 56L97 56', 3.2, 'grey', 0.9),
  pen.shape(circle(99, 55.6, 2.6), 'greyDark', 0.8),
  pen.shape(box(-60, 58, 270, 6, 1), 'wood', 1.1),
  pen.shape(box(-60, 64, 270, 40), 'woodPale', 1),
]

const bag = (pen: Pen, x: number, y: number, fill: Fill, size = 1): Drawing =>
  pen.at(x, y, size, (own) => [
    own.shape('M-9 0Q-13 -10 -3 -15L-5 -19H5L3 -15Q13 -10 9 0z', fill, 1),
    own.line('M-3 -15H3M-5 -6q2 -4 5 -4', 0.8),
  ])

/** A bin that overflows in a park, bags and cans around it. */
export const litterScene = (pen: Pen, [one = 'malu']: Cast): Drawing => [
  park(pen),
  tree(pen.plane('middle'), 18, 62, 1.7),
  meadow(pen, 64, 'grass'),
  pen.shape(box(20, 52, 40, 5, 1) + box(20, 42, 40, 5, 1), 'wood', 1),
  pen.shape(box(24, 57, 4, 17) + box(52, 57, 4, 17), 'woodDark', 1),
  bag(pen, 92, 50, 'purple', 0.8),
  bag(pen, 80, 50, 'white', 0.7),
  pen.shape('M72 48H100L97 78H75z', 'green', 1.1),
  pen.shape(box(70, 45, 32, 4.6, 1.4), 'leafDark', 1),
  bag(pen, 64, 80, 'greyDark', 0.9),
  bag(pen, 110, 80, 'yellow', 0.8),
  pen.shape(box(40, 74, 6, 8, 1), 'red', 0.8),
  pen.shape('M22 80q3 -5 9 -3l3 4z', 'cream', 0.8),
  person(pen, one, 134, 80, 0.84, { pose: { ...POINT_LEFT, expr: 'bravo' } }),
]

/** A street in front of a school without a crossing: cars pass, two wait. */
export const crossingScene = (pen: Pen, [one = 'davi']: Cast): Drawing => [
  park(pen),
  school(pen.plane('middle'), 86, 50, 0.72),
  pen.shape(box(-60, 48, 270, 5), 'stone', 0.9),
  pen.shape(box(-60, 53, 270, 40), 'grey', 0.9),
  pen.at(88, 66, 0.72, (own) => car(own, 0, 0, 1, 'blue')),
  pen.at(128, 76, 0.86, (own) => car(own, 0, 0, 1, 'red')),
  pen.shape('M-60 70H52L46 100H-60z', 'stone', 1),
  person(pen, 'mae', 16, 82, 0.64, { pose: { expr: 'receio', turn: 20 } }),
  person(pen, one, 38, 82, 0.78, { pose: { expr: 'receio', turn: 24 } }),
]

/** Steps to a door and no ramp. */
export const stepsScene = (pen: Pen): Drawing => [
  pen.shape(box(-60, -60, 270, 160), 'yellowPale', null),
  pen.plane('middle').line('M-60 -8H210M-60 12H210M-60 32H210M10 -8v20M60 12v20M24 32v20', 0.5, 'sandLine'),
  pen.shape(box(76, 10, 46, 38), 'teal', 1.1),
  pen.line('M99 10V48', 0.9),
  [94, 104].map((x) => pen.shape(circle(x, 30, 1.6), 'yellow', 0.7)),
  pen.shape(box(68, -5, 62, 12, 1.5), 'white', 1),
  pen.text(99, 4, 'BIBLIOTECA', 8),
  pen.shape(box(-60, 70, 270, 40), 'greyPale', 0.9),
  [0, 1, 2].map((i) => pen.shape(box(70 - i * 6, 48 + i * 9, 58 + i * 12, 9), 'stone', 1.1)),
  person(pen, 'lia', 28, 81, 0.94, { pose: SAD }),
]

/** Rain on a bus stop that is only a post. */
export const stopScene = (pen: Pen, [one = 'iara', other = 'caio']: Cast): Drawing => [
  street(pen, 52, 'bluePale'),
  pen.shape(box(-60, 66, 270, 40), 'stone', 0.9),
  pen.shape(ellipse(112, 79, 18, 3), 'water', 0.8),
  pen.rope('M36 80V18', 2.6, 'metal', 1),
  pen.shape(box(22, 2, 28, 18, 2), 'blue', 1.1),
  pen.text(36, 12.6, 'ÔNIBUS', 5),
  person(pen, one, 62, 81, 0.82, { pose: { expr: 'incomodado' } }),
  person(pen, other, 86, 81, 0.82, { pose: { ...HOLD, expr: 'triste' } }),
  pen.line(
    points('6,-12 20,24 52,-16 58,10 76,-6 100,4 112,30 128,-14 136,22 146,52 8,54 120,58 104,-20 90,-24')
      .map(([x, y]) => `M${x} ${y}l-3 9`)
      .join(''),
    1,
    'waterLine',
  ),
]

const drinkingFountain = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, 36, 28, 44, 2), 'metal', 1.1),
  pen.shape(box(x - 2, 32, 32, 6, 2), 'greyPale', 1),
  pen.rope(`M${x + 9} 32V27Q${x + 9} 24 ${x + 13} 24`, 2, 'grey', 0.8),
]

/** A broken drinking fountain and a long queue at the other one. */
export const fountainScene = (pen: Pen, cast: Cast): Drawing => [
  indoors(pen, 'bluePale'),
  [-4, 46, 96].map((x) => [
    pen.shape(box(x, -14, 40, 26, 1.5), 'white', 1),
    pen.shape(box(x + 3, -11, 16, 20) + box(x + 21, -11, 16, 20), 'sky', 0.8),
  ]),
  drinkingFountain(pen, 6),
  pen.shape(box(8, 45, 24, 12, 1), 'white', 0.9),
  pen.line('M16 47.500l8 7M24 47.500l-8 7', 1.6, 'red'),
  drinkingFountain(pen, 44),
  cast.map((who, i) => person(pen, who, 84 + i * 19, 81, 0.72, { pose: { expr: 'incomodado', turn: -20 } })),
]

/** A hole in the street in front of a bicycle. */
export const holeScene = (pen: Pen, [one = 'yumi']: Cast): Drawing => [
  street(pen, 44),
  pen.shape(box(-60, 52, 270, 60), 'grey', 0.9),
  actionCard(pen, 'andar de bicicleta', 10, 12, 66, { who: one, fitted: true, sky: false }),
  pen.shape(ellipse(112, 74, 27, 7), 'soil', 1.1),
  pen.shape(ellipse(113, 75.6, 19, 4), 'brownDark', 0.8),
  pen.line('M84 70l-6 -4M140 72l7 -3M126 81l4 4M98 80l-5 4', 0.9),
]

/** A new backpack, its strap torn off, its things on the floor. */
export const backpackScene = (pen: Pen, [one = 'bia']: Cast): Drawing => [
  indoors(pen, 'pinkPale'),
  person(pen, one, 34, 80, 0.98, {
    pose: { ...POINT, expr: 'surpreso', armR: { at: [17, -24], dir: 70, z: 'front' } },
  }),
  pen.rope('M104 34C126 30 128 58 118 66', 3.2, 'redDark', 0.9),
  pen.line('M118 66l-3 3M119 67l0 4M121 65l3 3', 0.8),
  pen.shape('M68 78V42Q68 26 88 26Q108 26 108 42V78z', 'red', 1.2),
  pen.rope('M80 27Q88 16 96 27', 2.4, 'redDark', 0.9),
  pen.shape(box(74, 54, 28, 20, 3), 'redPale', 1),
  pen.line('M74 60H102', 0.9),
  pen.shape('M78 40L86 37L92 42L99 38L96 47L84 48z', 'brownDark', 0.9),
  pen.shape(box(124, 74, 20, 5, 1), 'blue', 0.9),
  pen.shape(box(127, 69, 16, 5, 1), 'yellow', 0.9),
]
