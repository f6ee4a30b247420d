/** Courts, boards and pieces of the games. */
import { standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { dragon } from '../scenes/castle.ts'
import { cloud, tree } from '../shapes/nature.ts'
import { TOP } from './gatherings.ts'
import { outdoors, STAGE } from './vignette.ts'

/** A handkerchief that hangs from a hand, in the lengths of a person. */
export const handkerchief = (pen: Pen, x: number, y: number): Drawing =>
  pen
    .scaled(0.56)
    .at(x, y, 1, (own) => [
      own.shape('M0 -1Q5 2 6 9Q3 8 1 12Q-2 8 -6 10Q-5 3 0 -1z', 'white', 0.9),
      points('-1,4 2,6 -3,7.5').map(([cx, cy]) => own.shape(circle(cx, cy, 0.9), 'red', 0.5)),
    ])

/** A yard with a wall behind it. */
export const yard = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, 40), 'sky', null),
  [16, 60, 128, 168].map((x, i) => tree(pen.plane('far', 'hillLine'), x, 28, 0.8 + (i % 2) * 0.15)),
  pen.shape(box(-2, 22, STAGE.width + 4, 17), 'yellowPale', 0.8),
  pen.shape(box(-2, 20, STAGE.width + 4, 3, 1), 'orange', 0.8),
  pen.shape(box(-2, 38, STAGE.width + 4, 26), 'greyPale', 0.8),
]

/** The path of twenty squares: ten behind, ten in front, joined at the right. */
export const chalkPath = (pen: Pen): Drawing => {
  const spots = Array.from({ length: 19 }, (_, i) =>
    i < 10 ? { x: 46 + i * 9.6, y: 46, w: 9.6, h: 5 } : { x: 131 - (i - 10) * 10, y: 53, w: 10, h: 6 },
  )
  return [
    spots.map(({ x, y, w, h }, i) =>
      pen.shape(`M${x} ${y}h${w}l${-1.2} ${h}h${-w}z`, i === 18 ? 'yellowPale' : 'white', 0.8),
    ),
    [3, 8, 13].map((i) => {
      const { x, y, w, h } = spots[i] ?? { x: 0, y: 0, w: 0, h: 0 }
      return pen.line(
        `M${x + w * 0.28} ${y + h * 0.25}L${x + w * 0.6} ${y + h * 0.75}M${x + w * 0.6} ${y + h * 0.25}L${x + w * 0.24} ${y + h * 0.75}`,
        1.1,
        'redDark',
      )
    }),
    pen.shape('M142 46h4q6 0 5 6l-1 7h-9.600l1.200 -6h2.400l-3.200 -2z', 'white', 0.8),
  ]
}

export const cap = (pen: Pen, x: number, y: number, fill: 'red' | 'teal' | 'yellow'): Drawing => [
  pen.shape(`M${x - 2.4} ${y}V${y + 1.4}a2.400 1 0 0 0 4.800 0V${y}z`, fill, 0.7),
  pen.shape(ellipse(x, y, 2.4, 1), fill, 0.7),
]

/** A court whose line in the middle runs into the depth; behind each half a strip of another colour. */
export const splitCourt = (pen: Pen): Drawing => [
  pen.shape(box(-2, -2, STAGE.width + 4, 44), 'sky', null),
  [8, 56, 132, 176].map((x, i) => tree(pen.plane('far', 'hillLine'), x, 40, 0.8 + (i % 2) * 0.2)),
  cloud(pen.plane('far', 'hillLine'), 96, 10, 0.5),
  pen.shape(box(-2, 30, STAGE.width + 4, 10), 'cream', 0.7),
  pen.shape(box(-2, 39, STAGE.width + 4, 26), 'orange', 0.8),
  pen.shape('M48 39H132L146 66H34z', 'tan', 0.9),
  pen.line('M90 39V66', 1.3, 'white'),
]

export const softBall = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(circle(x, y, 4.4), 'red', 1),
  pen.line(`M${x - 3} ${y - 1.6}q3 -2 6 0`, 0.8),
]

/** A sheet with a table of seven columns, on the board of a table. */
export const tablePaper = (pen: Pen, x: number): Drawing => [
  pen.shape(`M${x - 8} ${TOP - 5}H${x + 8}L${x + 10.5} ${TOP - 0.8}H${x - 10.5}z`, 'white', 0.8),
  pen.line(
    `M${x - 8.6} ${TOP - 3.8}H${x + 8.6}${[1, 2, 3, 4, 5, 6].map((i) => `M${x - 8 + i * 2.29} ${TOP - 5}L${x - 10.5 + i * 3} ${TOP - 0.8}`).join('')}`,
    0.5,
  ),
]

export const pencilIn = (pen: Pen, x: number, y: number, turn: number, fill: Fill): Drawing =>
  pen
    .scaled(0.6)
    .at(
      x,
      y,
      1,
      (own) => [
        own.shape('M-1.400 0L0 3.400L1.400 0z', 'cream', 0.7),
        own.shape(box(-1.4, -10, 2.8, 10, 0.6), fill, 0.9),
      ],
      { turn },
    )

/** A strip of paper with a riddle, in the lengths of a person. */
export const clue = (pen: Pen, x: number, y: number, turn = 0): Drawing =>
  pen
    .scaled(0.6)
    .at(x, y, 1, (own) => [own.shape(box(-9, -7, 18, 14, 0.6), 'white', 1), own.text(0, 4, '?', 11)], { turn })

/** A car seen from the side, its windows open; who rides is drawn behind its doors. */
export const familyCar = (pen: Pen, riders: Drawing): Drawing => [
  pen.shape(box(62, 6.5, 20, 7.5, 1.4), 'brownPale', 0.9),
  pen.line('M66 6.500V14M78 6.500V14M69.500 6.500q2.500 -3.500 5 0', 0.9),
  pen.shape(box(84, 8.5, 18, 5.5, Math.E), 'teal', 0.9),
  pen.line('M88 8.500V14M98 8.500V14M58 14.400H106', 1),
  pen.shape('M40 38Q44 17 54 15H112Q122 16 132 37z', 'red', 1.1),
  pen.shape('M46 37Q50 21 56 19H84V37z', 'sky', 0.9),
  pen.shape('M88 19H110Q117 20 124 37H88z', 'sky', 0.9),
  pen.clip('M46 37.500Q50 21 56 19H84V37.500zM88 19H110Q117 20 124 37.500H88z', riders),
  pen.shape('M46 37Q50 21 56 19H84V37zM88 19H110Q117 20 124 37H88z', null, 0.9),
  pen.shape('M28 50Q27 39 36 37H134Q150 38 153 44Q155 48 153 52H28z', 'red', 1.1),
  pen.line('M86 38V51M74 42h6M116 42h6', 0.9),
  pen.shape(box(24, 49.5, 134, 4.5, 2), 'stone', 0.9),
  pen.shape('M147 40.500Q153 41 153.500 45H147z', 'yellow', 0.8),
  [54, 130].map((x) => [pen.shape(circle(x, 53.5, 7.6), 'greyDark', 1), pen.shape(circle(x, 53.5, 3.4), 'white', 0.8)]),
]

/** A doll of cloth, about its middle, in the lengths of a person. */
export const doll = (pen: Pen, x: number, y: number): Drawing =>
  pen
    .scaled(0.5)
    .at(x, y, 1, (own) => [
      own.shape('M-5 0L-7 10H7L5 0z', 'pink', 0.9),
      own.line('M-3 10v5M3 10v5M-5 2l-5 3M5 2l5 3', 1.4),
      own.shape(circle(0, -5, 6), 'tan', 0.9),
      own.shape('M-6.400 -5Q-6 -12 0 -12Q6 -12 6.400 -5Q3 -8 0 -8Q-3 -8 -6.400 -5z', 'orange', 0.8),
      own.spot(-2, -4.6, 0.8),
      own.spot(2, -4.6, 0.8),
    ])

/** A box for eggs from above: two columns of six pits, four beans in each, a pot at the right hand of each player. */
export const mancala = (pen: Pen): Drawing => {
  const depth = (row: number) => 38 + row * 3.7
  const half = (row: number) => 11 + row * 0.5
  return [
    pen.shape('M78 36H102L106 60.500H74z', 'tan', 1),
    [0, 1, 2, 3, 4, 5].map((row) =>
      [-1, 1].map((side) => {
        const [x, y] = [90 + (side * half(row)) / 2, depth(row) + 0.6]
        return [
          pen.shape(ellipse(x, y, half(row) / 2 - 0.8, 1.6), 'brownPale', 0.6),
          points('-2,-0.2 0.2,-0.7 2,0 -0.2,0.6').map(([dx, dy]) => pen.solid(ellipse(x + dx, y + dy, 0.75, 0.5))),
        ]
      }),
    ),
    [
      [66, 62],
      [110, 41],
    ].map(([x = 0, y = 0]) => [
      pen.shape(`M${x - 5} ${y - 5}H${x + 5}L${x + 4} ${y + 0.6}H${x - 4}z`, 'teal', 0.9),
      pen.shape(ellipse(x, y - 5, 5, 1.5), 'foam', 0.8),
    ]),
  ]
}

const [LEFT, RIGHT, UPPER, LOWER] = [60, 112, 41, 59]

/** The board in the sand: five lines by five with diagonals; the den is a triangle at the right. */
export const jaguarBoard = (pen: Pen): Drawing => {
  const at = (column: number, row: number): readonly [number, number] => {
    const t = row / 4
    const y = UPPER + (LOWER - UPPER) * t
    const lean = 5 * (1 - t)
    return [LEFT + lean + ((RIGHT - LEFT - 2 * lean) * column) / 4, y]
  }
  const line = (a: readonly [number, number], b: readonly [number, number]) => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
  const five = [0, 1, 2, 3, 4]
  const [tip, upper, lower] = [
    [126, 50],
    [125, 43],
    [127, 57.5],
  ] as const
  const [inner, outer] = [
    [118, 46.4],
    [119, 53.8],
  ] as const
  const dogs = [...five.flatMap((row) => [at(0, row), at(1, row)]), at(2, 0), at(2, 1), at(2, 3), at(2, 4)]
  const [cx, cy] = at(2, 2)
  return [
    pen.line(
      [
        ...five.map((i) => line(at(i, 0), at(i, 4)) + line(at(0, i), at(4, i))),
        line(at(0, 0), at(4, 4)),
        line(at(0, 4), at(4, 0)),
        line(at(0, 2), at(2, 0)),
        line(at(2, 0), at(4, 2)),
        line(at(4, 2), at(2, 4)),
        line(at(2, 4), at(0, 2)),
        line(at(4, 2), upper),
        line(at(4, 2), lower),
        line(at(4, 2), tip),
        line(upper, lower),
        line(inner, outer),
      ].join(''),
      0.8,
      'brown',
    ),
    dogs.map(([x, y]) => pen.shape(ellipse(x, y - 0.6, 2, 1.4), 'grey', 0.7)),
    pen.shape(ellipse(cx, cy - 1, 3, 2.2), 'orange', 0.9),
    points('-1.2,-1.4 0.8,-1.8 1.2,-0.4 -0.6,-0.2').map(([dx, dy]) => pen.spot(cx + dx, cy + dy, 0.45)),
  ]
}

/** Houses of a village under palms and trees, a river behind. */
export const village = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'sand', 36),
  pen.plane('middle').shape('M-4 34Q44 31 90 34Q140 37 184 33V38Q140 41 90 38Q44 36 -4 38z', 'water', 0.8),
  [30, 150].map((x) => [
    pen.plane('middle').shape(box(x - 13, 24, 26, 15), 'woodPale', 0.8),
    pen.plane('middle').shape(`M${x - 17} 25L${x - 10} 14H${x + 10}L${x + 17} 25z`, 'straw', 0.8),
    pen.plane('middle').shape(box(x - 3, 29, 6, 10), 'woodDark', 0.7),
  ]),
]

export const strip = (pen: Pen, x: number, y: number, turn: number): Drawing =>
  pen.at(
    x,
    y,
    1,
    (p) => [p.shape('M-4 -1.400L0 -0.600L4 -1.400V1L0 1.800L-4 1z', 'white', 0.7), p.line('M0 -0.600V1.8', 0.5)],
    { turn },
  )

/** A drawing of a dragon on the wall. */
export const dragonPoster = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 14, y - 12, 28, 25, 0.6), 'white', 0.9),
  standing(pen, (p) => dragon(p, 0, 0, 1), x, y + 11, 20),
  pen.shape(circle(x, y - 11, 1.1), 'red', 0.6),
]

/** A green board on an easel with three lines of chalk. */
export const rulesBoard = (pen: Pen, x: number, foot: number): Drawing => [
  pen.rope(`M${x - 7} ${foot}L${x - 4} ${foot - 24}M${x + 7} ${foot}L${x + 4} ${foot - 24}`, 1.4, 'wood', 0.8),
  pen.shape(box(x - 11, foot - 25, 22, 17, 0.8), 'wood', 0.9),
  pen.shape(box(x - 9.4, foot - 23.4, 18.8, 13.8), 'leafDark', 0.7),
  pen.line(`M${x - 6} ${foot - 20}h11M${x - 6} ${foot - 16.5}h8M${x - 6} ${foot - 13}h10`, 0.9, 'white'),
]
