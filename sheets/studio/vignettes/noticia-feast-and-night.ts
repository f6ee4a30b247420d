/** Vignettes of the news: a cake for a whole town, jaguars at the water. */
import { fromBehind } from '../cast/from-behind.ts'
import { CLOTH, DETAILS } from '../cast/inks.ts'
import { CLAP, HANDS_UP } from '../cast/poses.ts'
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { heads } from '../shapes/animals.ts'
import { bunting } from '../shapes/built.ts'
import { cloud, tree } from '../shapes/nature.ts'
import { broadLeaf, fern } from '../shapes/plants.ts'
import { adult, bakerHat, onHead } from './people-parts.ts'
import { outdoors, somebody, type Vignette } from './vignette.ts'

const SINGERS = [
  ['mae', 34, 0.42, 51],
  ['bia', 46, 0.46, 47],
  ['vovo', 57, 0.42, 51],
  ['yumi', 68, 0.46, 47],
  ['mestre', 79, 0.41, 51],
  ['theo', 91, 0.46, 47],
  ['professora', 102, 0.42, 51],
  ['malu', 113, 0.46, 47],
  ['pai', 124, 0.41, 51],
  ['davi', 135, 0.46, 47],
] as const

export const BIG_CAKE: Vignette = (pen) => [
  outdoors(pen, 'sky', 'meadow', 34),
  cloud(pen.plane('far', 'hillLine'), 120, 15, 0.5),
  tree(pen.plane('middle'), 8, 44, 1.3),
  tree(pen.plane('middle'), 172, 44, 1.3),
  bunting(pen.plane('middle'), [-2, 3], [90, 3], 6, ['red', 'yellow', 'blue', 'green'], { size: 5, gap: 2.4 }),
  bunting(pen.plane('middle'), [90, 3], [182, 3], 6, ['purple', 'orange', 'green', 'red'], { size: 5, gap: 2.4 }),
  [0, 1].map((row) =>
    SINGERS.filter(([, , , foot]) => (foot === 47) === (row === 1)).map(([who, x, scale, foot], i) => {
      const pose = { ...CLAP, turn: i % 2 ? -24 : 24, expr: i % 2 ? 'cantar' : 'alegre' } as const
      const baker = who === 'pai' || who === 'vovo'
      return somebody(
        pen,
        who,
        x,
        {
          pose: i % 3 === 2 ? { ...HANDS_UP, expr: 'alegre' } : pose,
          ...(baker && {
            extra: onHead(who, pose, bakerHat),
            wear: { aids: [], top: { tone: CLOTH.branco, kind: 'long' as const } },
          }),
        },
        foot,
        scale,
      )
    }),
  ),
  adult(
    pen,
    'avo',
    149,
    {
      wear: { frame: DETAILS.goldFrame },
      pose: {
        ...CLAP,
        turn: -24,
        expr: 'carinho',
        armL: { at: [-12.6, -44], dir: -150, hand: 'flat', z: 'front', thumb: 1 },
        armR: { at: [-9, -43], dir: -128, hand: 'flat', z: 'front', thumb: -1 },
      },
    },
    57,
    0.5,
  ),
  pen.shape('M-2 52H182V64H-2z', 'path', 0.8),
  [0, 1, 2, 3, 4, 5].map((i) => [
    pen.rope(`M${25 + i * 20} 45V60M${40 + i * 20} 45V60`, 1.6, 'wood', 0.6),
    pen.shape(
      `M${22.5 + i * 20} 44H${42.5 + i * 20}V53q-2.500 2.500 -5 0t-5 0t-5 0t-5 0z`,
      i % 2 ? 'bluePale' : 'pinkPale',
      0.9,
    ),
  ]),
  pen.shape(box(24, 37, 116, 7.4, 1), 'cream', 1),
  pen.shape(`M24 40V37Q24 35 26 35H138Q140 35 140 37V40${'q-2.900 3.600 -5.800 0'.repeat(20)}z`, 'pink', 0.9),
  Array.from({ length: 14 }, (_, i) => pen.shape(circle(29 + i * 8.15, 34.4, 1.7), 'red', 0.6)),
  fromBehind(pen, 'sofia', 74, 79, 0.6, { armL: { at: [-16, -43], hand: 'open', dir: 190, thumb: 1 } }),
  fromBehind(pen, 'caio', 92, 78, 0.6, { armR: { at: [16, -43], hand: 'open', dir: 170, thumb: -1 } }),
]

/** A jaguar whose head is down at the water, on the left. */
const drinking = (pen: Pen, x: number, y: number, scale: number, isCub: boolean): Drawing =>
  pen.at(x, y, scale, (own) => {
    const body =
      'M-16 -10C-18 -18 -8 -24 2 -24C12 -25 18 -32 27 -30C35 -28 36 -17 33 -9C29 -3 20 -5 12 -6C4 -7 -6 -3 -12 -4C-15 -5 -16 -7 -16 -10z'
    return [
      own.rope(isCub ? 'M31 -22C37 -26 36 -33 32 -35' : 'M33 -22C44 -24 44 -11 53 -15', 3.6, 'straw'),
      [-4, 20].map((at) => own.shape(`M${at - 4} -12L${at - 4} 0H${at + 5}L${at + 5} -12z`, 'straw')),
      own.shape(body, 'straw'),
      own.clip(
        body,
        points('-6,-16 2,-19 11,-19 20,-24 28,-22 24,-14 8,-12 -2,-11 16,-12 31,-13').map(([a, b]) => [
          own.shade(circle(a, b, 2), 'strawDark'),
          own.line(`M${a - 2} ${b + 1}A2.200 2.200 0 1 1 ${a + 1.6} ${b + 1.2}`, 1.1, 'brownDark'),
        ]),
      ),
      own.shape(body, null),
      [-10, 27].map((at) => own.shape(`M${at - 4} -8L${at - 5} 0.600H${at + 4.6}L${at + 5} -8`, 'straw')),
      own.at(-23, -9, isCub ? 1.5 : 1.25, (p) => heads.jaguar(p), { turn: -12 }),
    ]
  })

export const NIGHT_WATER: Vignette = (pen) => {
  const middle = pen.plane('middle')
  return [
    pen.shape(box(-2, -2, 184, 66), 'night', null),
    pen.shape(circle(84, 11, 6), 'glow', 0.8),
    points('62,6 104,8 122,5 140,13 52,16 70,17').map(([x, y]) => pen.shape(circle(x, y, 0.6), 'yellow', null)),
    pen
      .plane('far')
      .shape(
        `${scallop(points('-6,30 12,22 30,26 52,20 74,27 96,22 118,26 140,19 164,25 186,20'), 0.6, false)}V64H-6z`,
        'leafDeep',
        0.7,
      ),
    middle.shape('M-2 36Q40 32 90 35T182 34V64H-2z', 'leafDark', 0.9),
    pen.shape('M18 66C16 50 40 42 76 43C104 44 124 48 122 54C118 60 96 59 90 66z', 'waterDeep', 1),
    pen.shape(ellipse(58, 58, 7, 1.8), 'glow', null),
    fern(middle, 146, 40, 0.55, 'leaf'),
    fern(middle, 164, 44, 0.7, 'leaf'),
    fern(middle, 74, 40, 0.36, 'leaf'),
    pen.line('M88 51q6 3 12 2M62 58q5 2.600 11 2.400M96 56q4 2 8 1', 0.8, 'foam'),
    drinking(pen, 136, 51, 1, false),
    drinking(pen, 79, 58.5, 0.6, true),
    pen.line('M57 60.500q4 3 11 1M98 57q6 3 14 0.500', 0.8, 'foam'),
    pen.at(9, 0, 1, (own) => [
      own.shape('M20 66C22 44 22 20 19 -2H35C34 20 34 44 39 66z', 'brownDark', 1.2),
      own.line('M24 8q2 12 1 22M30 4q1 14 0 22M26 44q1 10 0 16', 0.7),
      own.rope('M20.500 26H34.500', 2.4, 'greyDark', 0.7),
      own.shape(box(25, 18, 13, 16, 2), 'grey', 1.1),
      own.shape(circle(33, 23.5, 3.2), 'greyDark', 0.8),
      own.shape(circle(33.6, 23, 1.2), 'bluePale', 0.5),
      own.shape(circle(33, 30, 1.1), 'red', 0.5),
      [
        [18, 34, 60],
        [42, 36, -70],
        [20, 12, 100],
        [40, 8, -110],
        [44, 50, -60],
      ].map(([x = 0, y = 0, turn = 0]) => broadLeaf(own, x, y + 6, 0.3, turn, 'leaf')),
    ]),
  ]
}
