import type { CastName } from '../cast/people.ts'
import { CLAP, GIVE } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { watering } from '../cast/things.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { collard, lettuce } from '../shapes/kitchen-garden.ts'
import { tree } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { adult } from './people-parts.ts'
import { fineDay, outdoors, somebody, type Vignette } from './vignette.ts'

const tomatoPlant = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.rope('M0 0V-24', 1, 'wood', 0.6),
    points('-4,-6 4,-9 -4,-13 4,-17 0,-22').map(([a, b]) => own.shape(ellipse(a, b, 5, 3.6), 'leaf', 0.8)),
    points('-3,-8 4,-12 -2,-17').map(([a, b]) => own.shape(circle(a, b, 2), 'red', 0.7)),
  ])

export const SCHOOL_GARDEN: Vignette = (pen) => {
  const middle = pen.plane('middle')
  return [
    outdoors(pen, 'sky', 'meadow', 32),
    fineDay(pen, 62),
    tree(middle, 10, 40, 1.2),
    fence(middle, -2, 100, 43, 12, 'cream'),
    middle.shape(box(112, 10, 40, 34, 1), 'teal', 1),
    middle.shape(box(116, 14, 32, 30), 'woodDark', 0.8),
    middle.shape('M112 10L104 13V47L112 44z', 'teal', 0.9),
    middle.shape('M108 8L116 2H148L156 8z', 'orange', 0.9),
    middle.rope('M122 40V20M133 40V20', 1.4, 'wood', 0.6),
    middle.shape('M119.500 33H124.500V39Q122 42 119.500 39z', 'metal', 0.7),
    middle.line('M128.500 38H137.500M129 38v3M131.500 38v3M134 38v3M137 38v3', 1.1),
    middle.shape('M140 33H147L146 42H141z', 'blue', 0.7),
    middle.rope('M146 36l3 -3', 1, 'blue', 0.5),
    pen.shape(box(68, 26, 14, 12, 1), 'green', 1),
    pen.shape(box(66.6, 24.4, 16.8, 3, 1), 'green', 0.9),
    pen.shape(box(71, 28.4, 8, 1.4, 0.7), 'leafDeep', 0.5),
    pen.shape('M14 64C14 54 22 50 32 50H100C112 50 118 56 118 64z', 'soil', 1),
    lettuce(pen, 64, 57, 0.34),
    lettuce(pen, 80, 57, 0.34),
    somebody(
      pen,
      'davi',
      100,
      {
        pose: {
          turn: 28,
          expr: 'alegre',
          plain: true,
          armL: { at: [10, -27], z: 'front', hand: 'fist', dir: 110 },
          armR: { at: [12, -20], z: 'back', hand: 'fist' },
        },
        extra: () => ({
          armMid: [
            pen.scaled(0.56).rope('M12 -54V-2', 1.8, 'wood', 0.8),
            pen.scaled(0.56).line('M5 -54H19M5.500 -54v-5M10 -54v-5M14.500 -54v-5M18.500 -54v-5', 1.4),
          ],
        }),
      },
      52,
      0.56,
    ),
    collard(pen, 92, 57, 0.4),
    lettuce(pen, 107, 58, 0.32),
    somebody(
      pen,
      'iara',
      36,
      {
        pose: {
          ...GIVE,
          armL: { at: [14, -22], z: 'front', dir: 60, hand: 'fist' },
          armR: { at: [15, -23], z: 'back' },
        },
        extra: watering,
      },
      59,
      0.6,
    ),
    lettuce(pen, 72, 62, 0.36),
    collard(pen, 88, 63, 0.34),
    tomatoPlant(pen, 140, 59),
    tomatoPlant(pen, 151, 57),
    adult(
      pen,
      'professora',
      123,
      {
        pose: {
          turn: 30,
          expr: 'neutro',
          plain: true,
          lean: 8,
          armL: { at: [21, -40], z: 'front', hand: 'fist', dir: 80 },
          armR: { at: [24, -42], z: 'back', hand: 'fist' },
        },
        extra: () => ({
          armMid: pen
            .scaled(0.5)
            .at(24, -40, 1, (p) => [
              p.rope('M-4 -3L4 0M-4 3L4 0', 1.8, 'red', 0.7),
              p.shape('M4 -1L13 -3L12 0L13 3L4 1z', 'metal', 0.8),
            ]),
        }),
      },
      60,
      0.5,
    ),
  ]
}

const march = (turn = 28): Pose => ({
  turn,
  expr: 'alegre',
  plain: true,
  hip: [0, -21.4],
  legL: { at: [-8, -6], toe: 36 },
  legR: { at: [7, -3] },
})

const stuff = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape(box(-6, -9, 8, 11, 0.6), 'blue', 0.9),
    own.shape(box(-4.4, -7, 4.6, 3, 0.4), 'white', 0.5),
    own.shape(box(2, -6, 6, 8, 1.6), 'orange', 0.9),
  ])

const MARCHING: readonly (readonly [CastName, number])[] = [
  ['mae', 34],
  ['pai', 52],
  ['avo', 76],
  ['professora', 101],
  ['vovo', 126],
  ['mestre', 147],
]

export const NO_BACKPACKS: Vignette = (pen) => {
  const middle = pen.plane('middle')
  const own = pen.scaled(0.6)
  return [
    outdoors(pen, 'sky', 'meadow', 30),
    middle.shape(box(-2, 4, 184, 30), 'yellowPale', 0.9),
    middle.shape(box(-2, -3, 184, 8), 'orange', 0.9),
    [6, 62, 112, 160].map((x) => [
      middle.shape(box(x, 9, 16, 11, 0.6), 'bluePale', 0.7),
      middle.line(`M${x + 8} 9v11`, 0.5),
    ]),
    pen.shape('M-2 34H182V64H-2z', 'stone', 0.9),
    MARCHING.map(([who, x], i) =>
      somebody(
        middle,
        who,
        x,
        {
          pose: {
            ...CLAP,
            turn: i % 2 ? -24 : 20,
            armL: { at: [7, -46], dir: 128, hand: 'flat', z: 'front', thumb: 1 },
            armR: { at: [12, -48], dir: 150, hand: 'flat', z: 'front', thumb: -1 },
          },
          wear: { aids: [] },
        },
        44,
        0.4,
      ),
    ),
    pen.rope('M-2 38H182', 1, 'red', 0.6),
    somebody(
      pen,
      'caio',
      138,
      {
        pose: {
          ...march(),
          armL: { at: [-13, -22], z: 'front', hand: 'fist', dir: -60 },
          armR: { at: [14, -36], hand: 'open', z: 'back' },
        },
      },
      59,
      0.6,
    ),
    pen.at(120.5, 59, 1, (p) => [
      stuff(p, 1, -14),
      p.rope('M10 -20L4 -4', 1.4, 'metal', 0.6),
      p.shape('M-7 -15H7L5 -3H-5z', 'red', 1),
      p.line('M-6 -11H6.200M-5.500 -7H5.600M-2 -15l0.600 12M3 -15l-0.800 12', 0.6),
      [-4, 4].map((x) => p.shape(circle(x, -1.8, 2), 'greyDark', 0.8)),
    ]),
    somebody(
      pen,
      'davi',
      101,
      {
        pose: { ...march(24), armL: { at: [4, -33], z: 'front', hand: 'fist', dir: 120 }, armR: [20, 30] },
        extra: () => ({
          behind: [
            own.shape('M-2 -36C-10 -40 -20 -36 -22 -26C-23 -17 -17 -12 -11 -13C-5 -14 -3 -26 -2 -36z', 'bluePale', 1),
            own.line('M-16 -30q4 4 9 3M-18 -22q4 4 8 2', 0.7),
          ],
        }),
      },
      58,
      0.6,
    ),
    somebody(
      pen,
      'sofia',
      79,
      {
        pose: { ...march(), armL: { at: [2, -20], z: 'front', hand: 'fist', dir: 20 } },
        extra: () => ({
          armMid: [
            stuff(own, 3, -16),
            own.line('M-6 -15C-6 -25 10 -25 10 -15', 1),
            own.shape('M-8 -15H12L9 -1H-5z', 'yellow', 1),
          ],
        }),
      },
      59,
      0.6,
    ),
    somebody(
      pen,
      'yumi',
      56,
      {
        pose: {
          ...march(),
          armL: { at: [6, -24], z: 'front', hand: 'fist', dir: 70 },
          armR: { at: [15, -24], z: 'back', hand: 'fist' },
        },
        extra: () => ({
          armMid: [
            stuff(own, 11, -30),
            own.shape('M-1 -31H23L20 -18H2z', 'tan', 1),
            own.line('M-0.300 -27H22.300', 0.6),
          ],
        }),
      },
      58,
      0.6,
    ),
    somebody(
      pen,
      'lia',
      36,
      {
        pose: {
          expr: 'alegre',
          armL: { at: [9, -25], z: 'front' },
          armR: { at: [16, -42], hand: 'open', z: 'back', dir: 170 },
        },
        extra: () => ({
          top: [
            stuff(own, 13, -30),
            own.shape('M3 -31H23L21 -21H5z', 'straw', 1),
            own.line('M4 -27.500H22.500M9 -31l1 10M16 -31l-0.600 10', 0.6, 'strawDark'),
          ],
        }),
      },
      60,
      0.56,
    ),
  ]
}
