/** A warm Christmas night: an open window, things made by hand, a tree whose baubles take the task. */

import { person } from '../cast/cast.ts'
import { CLOTH, SKIN } from '../cast/inks.ts'
import { type CastName, CHILDREN } from '../cast/people.ts'
import { box, circle, ellipse, points, type Spot, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { doll, fuxico, tier } from '../shapes/christmas.ts'

/** Middle of the tree. */
const X = 114
/** Baubles of the tree. */
export const BAUBLES: readonly Spot[] = points(
  '0,108 -16,139 16,139 -31,172 0,172 31,172 -43.5,206 -14.5,206 14.5,206 43.5,206',
).map(([x, y]): Spot => [X + x, y])
const PAINTS: readonly Fill[] = ['red', 'yellow', 'blue', 'pink', 'orange', 'purple', 'teal', 'red', 'yellow', 'blue']

/** A bauble 26 mm wide; its task is written on the band, and below it is the box for the answer. */
const bauble = (pen: Pen, [x, y]: Spot, task: string, fill: Fill) =>
  pen.at(x, y, 1, (pen) => [
    pen.line('M0 -15.5V-19', 0.9),
    pen.shape(box(-2.4, -16, 4.8, 4, 1), 'straw', 0.9),
    pen.shape(circle(0, 0, 13.2), fill, 1.2),
    pen.shade('M-10.5 -3.5C-9.5 -8 -6 -10.8 -2 -11.3C-6 -9 -8.5 -6.5 -9.5 -2.5z', 'white', 0.55),
    pen.shape(box(-9, -10, 18, 6.6, 3), 'white', null),
    pen.text(0, -4.9, task, 5.1),
    pen.shape(box(-7.2, -2.7, 14.4, 13, 2), 'white', 0.9),
  ])

/** Middle of the box below a bauble's middle. */
export const BAUBLE_BOX = 3.8

const crib = (pen: Pen): Drawing => [
  [
    pen.shade(ellipse(X, 279, 44, 3), 'capy', 0.7),
    pen.shape(
      `M${X - 38} 278C${X - 30} 274 ${X + 30} 274 ${X + 38} 278C${X + 34} 283 ${X - 34} 283 ${X - 38} 278z`,
      'straw',
    ),
  ],
  [
    doll(pen, X - 22, 277, 1.12, { robe: 'blue', veil: 'blueDark', skin: SKIN.s4[0], tilt: 6 }),
    doll(pen, X + 22, 277, 1.16, { robe: 'brown', veil: 'tan', skin: SKIN.s4[0], tilt: -6, beard: true }),
  ],
  [
    pen.shape(`M${X - 11} 268L${X - 7} 279H${X + 7}L${X + 11} 268z`, 'wood'),
    pen.shape(`M${X - 11} 269C${X - 9} 262 ${X + 9} 262 ${X + 11} 269z`, 'straw', 1),
    pen.shape(ellipse(X + 1.5, 266, 7.5, 3.2), 'white', 0.9),
    pen.shape(circle(X - 4.5, 264.5, 3.7), SKIN.s4[0], 0.9),
    pen.line(`M${X - 6.2} 264.6q0.7 1 1.4 0M${X - 3.8} 264.6q0.7 1 1.4 0`, 0.7),
  ],
]

/** Parcels, for those who keep Christmas without a crib. */
const parcel = (pen: Pen, x: number, y: number, width: number, height: number, fill: Fill, ribbon: Fill): Drawing => [
  pen.shape(box(x - width / 2, y - height, width, height, 1.5), fill),
  pen.shape(box(x - 2.2, y - height, 4.4, height, 0), ribbon, 0.9),
  pen.shape(
    `M${x} ${y - height}C${x - 12} ${y - height - 9} ${x - 11} ${y - height + 2} ${x} ${y - height}C${x + 12} ${y - height - 9} ${x + 11} ${y - height + 2} ${x} ${y - height}z`,
    ribbon,
    1,
  ),
]

const parcels = (pen: Pen): Drawing => [
  pen.shade(ellipse(X, 279, 44, 3), 'capy', 0.7),
  parcel(pen, X - 24, 279, 24, 17, 'blue', 'yellow'),
  parcel(pen, X + 25, 279, 22, 15, 'pink', 'red'),
  parcel(pen, X, 281, 26, 21, 'green', 'red'),
]

const WALLS: readonly Fill[] = ['sand', 'pinkPale', 'sky', 'hillFar']

export interface ChristmasRoom {
  /** Onto the baubles, ten of them. */
  readonly tasks: readonly string[]
  /** Below the tree: a crib of clay, or parcels. */
  readonly below: 'presepio' | 'presentes'
  /** From 0: other children, another wall. */
  readonly variant: number
}

export function christmas(pen: Pen, { tasks, below, variant }: ChristmasRoom): Drawing {
  const far = pen.plane('far', 'brownPale'),
    middle = pen.plane('middle')
  const child = (index: number): CastName => CHILDREN[(variant * 2 + index * 5) % CHILDREN.length] ?? 'bia'
  const wall = WALLS[variant % WALLS.length] ?? 'sand'
  // Lia's wheelchair faces right: away from the tree.
  const right = child(1) === 'lia' ? 'gil' : child(1)
  const out: Drawing[] = [pen.shape(box(0, 0, 210, 297), wall, null), pen.shade(circle(118, 150, 84), 'skyLow', 1)]
  // Wall: painted lower band and skirting.
  out.push([far.shape(box(-4, 196, 220, 34), 'woodPale'), far.line('M-4 200H215', 0.6)])
  // Floor of patterned tiles.
  out.push([
    middle.shape(box(-4, 230, 220, 70), 'woodPale'),
    far.line(
      'M9 244H201M9 262H201M40 230L14 290M72 230L58 290M105 230V290M138 230L152 290M170 230L196 290',
      0.6,
      'brownPale',
    ),
  ])
  // Window with the night.
  const pane = 'M19 134V92a25 25 0 0 1 50 0V134z'
  out.push([
    middle.shape('M15 137V92a29 29 0 0 1 58 0V137z', 'woodPale'),
    middle.shape(pane, 'night'),
    pen.clip(pane, [
      pen.shape(circle(56, 84, 6), 'glow', 0.8),
      points('30,82 40,74 34,95 47,97 26,100').map(([x, y]) => pen.shape(star(x, y, 1.9), 'sun', 0.5)),
      pen
        .plane('far', 'black')
        .shape(
          'M10 140V118L19 110L28 118V114L38 105L48 114V119L58 110L70 119V140z',
          pen.colour ? 'waterLine' : 'white',
        ),
      points('22,124 35,119 41,119 55,123 61,123').map(([x, y]) => pen.shape(box(x - 2, y, 4, 5, 0.5), 'sun', 0.6)),
    ]),
  ])
  out.push([middle.line('M44 67V134', 1), middle.shape(box(12, 134, 64, 5, 1), 'wood')])
  const chita = (d: string, spots: readonly Spot[]) => [
    pen.shape(d, 'red', 1.1),
    spots.map(([x, y]) => fuxico(pen, x, y, 2.6, 'yellow', 'pink')),
  ]
  out.push([
    chita('M11 62H32C31 80 27 98 20 106C17 118 18 130 19 142H9V62z', points('15,72 24,76 16,90 14,108 14,128')),
    chita('M77 62H58C59 80 62 98 69 106C72 118 71 130 70 142H79V62z', points('72,72 66,78 73,92 75,112 75,131')),
    middle.rope('M8 61H82', 1.8, 'wood'),
  ])
  // Straw wreath on the wall.
  out.push([
    pen.shape(circle(183, 96, 13), 'leaf'),
    pen.shape(circle(183, 96, 7), 'sand', 1.2),
    pen.line('M183 83V77', 0.9),
    points('-10,0 -5,8.6 5,8.6 10,0 5,-8.6 -5,-8.6').map(([x, y], i) =>
      fuxico(pen, 183 + x, 96 + y, 3, (['red', 'yellow', 'pink'] as const)[i % 3] ?? 'red', 'white'),
    ),
  ])
  // Tree.
  const X = 114
  out.push([
    pen.shade(ellipse(X, 250, 34, 4), 'capy', 0.7),
    pen.shape(box(X - 5, 226, 10, 14), 'brown'),
    pen.shape(`M${X - 17} 236H${X + 17}L${X + 12} 252H${X - 12}z`, 'wood'),
    pen.shape(box(X - 19, 233, 38, 6, 1.5), 'wood'),
  ])
  out.push(
    pen.at(X, 0, 1, (pen) => [
      tier(pen, 160, 229, 60, 'leafDark'),
      tier(pen, 130, 198, 52, 'leaf'),
      tier(pen, 100, 166, 43, 'leafDark'),
      tier(pen, 72, 134, 31, 'leaf'),
    ]),
  )
  out.push([
    pen.shape(star(X, 69, 11, 5, 0.48), 'yellow', 1.3),
    pen.line(`M${X - 2.6} 69.5q2.6 2.4 5.2 0`, 0.75),
    pen.spot(X - 2.6, 66.8, 0.9),
    pen.spot(X + 2.6, 66.8, 0.9),
  ])
  out.push(
    (
      [
        [-40, 222, 'yellow'],
        [-20, 224.5, 'pink'],
        [0, 226, 'yellow'],
        [20, 224.5, 'pink'],
        [40, 222, 'orange'],
      ] as const
    ).map(([x, y, c]) => fuxico(pen, X + x, y, 3.4, c, 'white')),
  )

  out.push(BAUBLES.map((spot, i) => bauble(pen, spot, tasks[i] ?? '', PAINTS[i] ?? 'red')))
  out.push(below === 'presepio' ? crib(pen) : parcels(pen))
  out.push(pen.shade(ellipse(38, 266, 13, 2.4) + ellipse(185, 266, 13, 2.4), 'capy', 0.7))
  out.push(
    person(pen, child(0), 38, 266, 1.06, {
      pose: {
        turn: 30,
        expr: 'alegre',
        armR: { at: [17, -42], hand: 'fist', dir: 120, z: 'front', thumb: -1 },
        armL: [-18, 10],
      },
    }),
    pen.at(38, 266, 1.06, (pen) => [pen.line('M18 -43V-36', 0.8), fuxico(pen, 18, -32, 4.6, 'pink', 'yellow')]),
    person(pen, right, 185, 266, 1.06, {
      pose: {
        ...{ turn: -30, expr: 'alegre' },
        armL: { at: [-13, -37], dir: -110, hand: 'flat', z: 'front', thumb: 1 },
        armR: { at: [-6, -28], dir: -90, z: 'front', hand: 'flat', thumb: -1 },
      },
      extra: (near) => ({ head: near.shape(star(-14, -31, 6.5, 5, 0.5), CLOTH.amarelo) }),
    }),
  )
  out.push([
    pen.line('M5 30C40 52 60 48 72 44M138 44C150 48 172 52 205 30', 0.9),
    points('18,36.6 31,42.2 45,46 59,46.5 151,46.5 165,46 179,42 192,36.5').map(([x, y], i) =>
      pen.shape(
        `M${x - 1.6} ${y}h3.2l1.2 3c0.4 3 -0.8 5.5 -2.8 6.5c-2 -1 -3.2 -3.5 -2.8 -6.5z`,
        (['red', 'yellow', 'blue', 'green'] as const)[i % 4] ?? 'red',
        0.9,
      ),
    ),
  ])
  return out
}
