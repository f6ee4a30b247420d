/** Rows of pictures on something: flags of a string, wagons of a train, beads of a thread, tiles of a wall. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, cloud, sun } from '../shapes/nature.ts'
import { engine, track } from '../shapes/train.ts'
import { bench, type Ledge, shelf, swing } from './ledges.ts'

/** Place of a picture: its middle, and the side of the square that it has, mm. */
export interface Slot {
  readonly x: number
  readonly y: number
  readonly side: number
}

export interface Strung {
  readonly name: string
  /** Kept free before the first picture and after the last one, mm. */
  readonly lead: number
  readonly tail: number
  /** Share of a slot that a picture takes. */
  readonly share: number
  readonly behind: (pen: Pen) => Drawing
  /** Behind the pictures of a row. */
  readonly row: (pen: Pen, slots: readonly Slot[], index: number) => Drawing
  /** Bears what is between `left` and `right` with its foot at `y`; `from` is the middle of the row's pictures. */
  readonly ledge: (pen: Pen, held: Ledge) => Drawing
  /** It hangs from the row, behind its pictures. */
  readonly hangs?: true
  /** From the middle of the pictures to where nothing of the row is below them, in sides and mm. */
  readonly below: (side: number) => number
  /** Two children in front; `between` them is what the date or the task puts there. */
  readonly people: (pen: Pen, cast: readonly CastName[], between?: Drawing) => Drawing
}

/** End of the wall, ground of the people, and their scale, mm. */
const FLOOR = 254
const FEET = 284
const CHILD = 0.5

const PALE: readonly Fill[] = ['yellowPale', 'pinkPale', 'bluePale', 'lime']
const paleOf = (index: number): Fill => PALE[index % PALE.length] ?? 'yellowPale'

const wall = (pen: Pen, fill: Fill, floor: Fill): Drawing => [
  pen.shape(box(0, 0, 210, 300), fill, null),
  pen.shape(box(-4, FLOOR, 218, 60), floor, 1),
]

const outdoors = (pen: Pen): Drawing => [
  pen.shape(box(0, 0, 210, 300), 'sky', null),
  cloud(pen.plane('far', 'waterLine'), 20, 42, 0.5),
  sun(pen.plane('far', 'orange'), 189, 38, 0.42),
  pen.shape(`M0 ${FLOOR - 2}Q52 ${FLOOR - 10} 105 ${FLOOR - 2}T210 ${FLOOR - 2}V300H0z`, 'meadow', 1),
]

const REACH: Pose = { expr: 'alegre', armR: { at: [15, -47], hand: 'fist', z: 'front' } }
const SHOW: Pose = { expr: 'alegre', armL: { at: [-15, -27], hand: 'fist', z: 'front' } }

const pair = (pen: Pen, cast: readonly CastName[], left: Pose, right: Pose): Drawing => [
  person(pen, cast[0] ?? 'bia', 34, FEET, CHILD, { pose: left }),
  person(pen, cast[1] ?? 'davi', 176, FEET, CHILD, { pose: right }),
]

const SAG = 2.4
const flag = (pen: Pen, { x, y, side }: Slot, fill: Fill): Drawing => {
  const [half, top, bottom] = [side * 0.48, y - side * 0.56, y + side * 0.72]
  return pen.shape(
    `M${x - half} ${top}H${x + half}V${bottom}L${x} ${bottom - side * 0.16}L${x - half} ${bottom}z`,
    fill,
    0.8,
  )
}
const post = (pen: Pen, x: number): Drawing => [
  pen.rope(`M${x} ${FLOOR + 8}V56`, 3.2, 'wood'),
  pen.line([90, 140, 190, 236].map((y) => `M${x - 1.6} ${y}h3.200`).join(''), 0.7, 'woodDark'),
]

const bunting: Strung = {
  name: 'bandeirinhas',
  ledge: swing,
  hangs: true,
  lead: 4,
  tail: 4,
  share: 0.76,
  below: (side) => side * 0.72 + 2,
  behind: (pen) => [outdoors(pen), post(pen, 14), post(pen, 196)],
  row: (pen, slots, index) => {
    const first = slots[0]
    if (!first) return []
    const y = first.y - first.side * 0.56
    return [
      slots.map((slot) => flag(pen, slot, paleOf(index))),
      pen.rope(`M14 ${y - SAG}Q105 ${y + SAG} 196 ${y - SAG}`, 0.9, 'brown', 0.6),
    ]
  },
  people: (pen, cast, between = [bush(pen, 70, 262, 0.9), bush(pen, 142, 264, 1)]) => [
    between,
    pair(pen, cast, SHOW, { ...SHOW, ...REACH }),
    [
      [34 - 15 * CHILD, FEET - 20 * CHILD],
      [176 - 15 * CHILD, FEET - 20 * CHILD],
    ].map(([x = 0, y = 0], i) => flag(pen, { x, y, side: 10 }, i ? 'red' : 'yellow')),
  ],
}

const wheel = (pen: Pen, x: number, y: number) => [
  pen.shape(circle(x, y, 2.3), 'stone', 0.8),
  pen.shape(circle(x, y, 0.7), 'stoneDark', 0.5),
]

const SLOPES: readonly Fill[] = ['hillFar', 'hill', 'meadow', 'grass']
const COACH: readonly Fill[] = ['red', 'teal', 'yellow', 'purple']

const train: Strung = {
  name: 'trem',
  ledge: bench,
  lead: 25,
  tail: 2,
  share: 0.74,
  below: (side) => side * 0.5 + 9.6,
  behind: (pen) => outdoors(pen),
  row: (pen, slots, index) => {
    const first = slots[0]
    if (!first) return []
    const rail = first.y + first.side * 0.5 + 4.6
    const fill = COACH[index % COACH.length] ?? 'red'
    return [
      pen.shape(`M0 ${rail + 2}H210V300H0z`, SLOPES[index % SLOPES.length] ?? 'meadow', 0.7),
      track(pen, 11, 199, rail),
      pen.rope(`M30 ${rail - 4.4}H${(slots.at(-1)?.x ?? 190) - 4}`, 1, 'stoneDark', 0.7),
      pen.at(25, rail, 0.36, (own) => engine(own, 0, 0)),
      slots.map(({ x, y, side }) => [
        pen.shape(box(x - side * 0.47, y - side * 0.5, side * 0.94, side + 2, 2), fill, 0.9),
        pen.shape(box(x - side * 0.4, y - side * 0.43, side * 0.8, side * 0.86, 1.4), 'white', 0.6),
        wheel(pen, x - side * 0.26, rail - 2.2),
        wheel(pen, x + side * 0.26, rail - 2.2),
      ]),
    ]
  },
  people: (pen, cast, between = [bush(pen, 70, 268, 1.1), bush(pen, 132, 272, 0.9)]) => [
    between,
    pair(pen, cast, REACH, { ...REACH, expr: 'surpreso' }),
  ],
}

const looseBeads = (pen: Pen): Drawing =>
  [70, 92, 118, 140].map((x, i) => [
    pen.shape(circle(x, 277 - (i % 2) * 6, 6), paleOf(i), 0.9),
    pen.shape(ellipse(x, 277 - (i % 2) * 6, 1.6, 2.2), 'white', 0.6),
  ])

const thread: Strung = {
  name: 'contas',
  ledge: shelf,
  lead: 8,
  tail: 14,
  share: 0.66,
  below: (side) => side * 0.5 + 4,
  behind: (pen) => wall(pen, 'cream', 'wood'),
  row: (pen, slots, index) => {
    const first = slots[0]
    const last = slots.at(-1)
    if (!first || !last) return []
    const { y } = first
    return [
      pen.rope(
        `M15 ${y + 3}Q17 ${y - 5} 20 ${y}H${last.x + last.side * 0.5}Q${last.x + 14} ${y + 5} 197 ${y - 4}`,
        0.9,
        'red',
        0.6,
      ),
      pen.shape(circle(15.4, y + 3, 1.8) + circle(197, y - 4, 1.8), 'metal', 0.7),
      slots.map(({ x, side }) => [
        pen.shape(circle(x, y, side * 0.485), paleOf(index), 0.9),
        pen.shape(circle(x, y, side * 0.4), 'white', 0.5),
      ]),
    ]
  },
  people: (pen, cast, between = looseBeads(pen)) => [
    between,
    pair(
      pen,
      cast,
      {
        expr: 'alegre',
        armL: { at: [-10, -27], hand: 'fist', z: 'front' },
        armR: { at: [10, -27], hand: 'fist', z: 'front' },
      },
      SHOW,
    ),
    pen.rope(`M${34 - 6} ${FEET - 17}Q34 ${FEET - 4} ${34 + 6} ${FEET - 17}`, 0.9, 'red', 0.6),
    [-3, 0, 3].map((dx) => pen.shape(circle(34 + dx, FEET - 11.4 + Math.abs(dx) * 0.5, 1.9), 'yellow', 0.6)),
    pen.shape(circle(176 - 15 * CHILD, FEET - 27 * CHILD, 5), 'teal', 0.9),
    pen.shape(circle(176 - 15 * CHILD, FEET - 27 * CHILD, 1.6), 'white', 0.6),
  ],
}

/** A quarter of a flower in a corner of a tile. */
const corner = (pen: Pen, x: number, y: number, r: number, right: number, down: number): Drawing =>
  pen.shape(`M${x} ${y}V${y + down * r}A${r} ${r} 0 0 ${right * down > 0 ? 0 : 1} ${x + right * r} ${y}z`, 'blue', 0.5)

const corners = (pen: Pen, x: number, y: number, half: number, r: number): Drawing =>
  [-1, 1].map((right) => [-1, 1].map((down) => corner(pen, x - right * half, y - down * half, r, right, down)))

/** Mortar with a trowel in it, and tiles that are still to be laid. */
const bucket = (pen: Pen): Drawing => [
  pen.line('M78 268C79 256 95 256 96 268', 0.9),
  pen.rope('M90 268L95 257', 1.6, 'wood', 0.7),
  pen.shape('M77 268H97L95 284H79z', 'blue', 0.9),
  pen.shape(ellipse(87, 268, 10, 2.6), 'stone', 0.8),
  [0, 1, 2, 3].map((i) => pen.shape(box(112 + (i % 2) * 1.5, 279.6 - i * 4, 22, 4, 0.6), 'white', 0.8)),
  [0, 1, 2, 3].map((i) => pen.shape(box(118 + (i % 2) * 1.5, 280.6 - i * 4, 10, 2, 0.4), 'blue', 0.5)),
]

const LISTEL = 4

const tiles: Strung = {
  name: 'azulejos',
  ledge: shelf,
  lead: 3,
  tail: 3,
  share: 0.68,
  below: (side) => side * 0.5 + LISTEL + 1.5,
  behind: (pen) => wall(pen, 'skyLow', 'stone'),
  row: (pen, slots) => [
    // Narrow tiles from end to end of the wall, above the row and below it.
    [-0.5, 0.5].map((edge) => {
      const { y, side } = slots[0] ?? { y: 0, side: 0 }
      const top = y + side * edge + (edge < 0 ? -LISTEL : 0)
      return [
        pen.plane('far').shape(box(6, top, 198, LISTEL), 'bluePale', 0.6),
        pen.line(Array.from({ length: 13 }, (_, i) => `M${15 + i * 15} ${top}v${LISTEL}`).join(''), 0.5),
      ]
    }),
    slots.map(({ x, y, side }) => {
      const half = side * 0.5
      return [pen.shape(box(x - half, y - half, side, side), 'white', 0.8), corners(pen, x, y, half, side * 0.19)]
    }),
  ],
  people: (pen, cast, between = bucket(pen)) => [
    between,
    pair(pen, cast, SHOW, REACH),
    pen.shape(box(34 - 15 * CHILD - 6, FEET - 27 * CHILD - 6, 12, 12), 'white', 0.9),
    corners(pen, 34 - 15 * CHILD, FEET - 27 * CHILD, 6, 3.4),
    pen.rope(`M${176 + 13 * CHILD} ${FEET - 45 * CHILD}L${176 + 19 * CHILD} ${FEET - 54 * CHILD}`, 1.2, 'wood', 0.7),
  ],
}

export const STRUNG: readonly Strung[] = [bunting, train, thread, tiles]

/** Feasts of the yard have flags, days that are about making things have beads: the places that a date may begin with. */
const OF_DATES: Readonly<Record<string, Strung>> = {
  festa: bunting,
  'festa-junina': bunting,
  carnaval: bunting,
  independencia: bunting,
  aniversario: bunting,
  'copa-e-jogos': bunting,
  primavera: bunting,
  'povos-indigenas': thread,
  'dia-das-maes': thread,
  'consciencia-negra': thread,
  natal: thread,
  'dia-das-criancas': train,
  'meio-ambiente': train,
  pascoa: bunting,
  'dia-dos-professores': bunting,
  'dia-da-arvore': bunting,
  autismo: train,
  'sindrome-de-down': bunting,
}

/** Starts of rows of a theme; null if anywhere. */
export const firstOf = (theme = ''): number | null => {
  const strung = OF_DATES[theme]
  return strung ? STRUNG.indexOf(strung) : null
}

/** A board on two feet between the children: room for two lines. */
export const SIGN = { x: 55, y: 258, width: 100, height: 20 }
export const sign = (pen: Pen): Drawing => [
  pen.rope(`M${SIGN.x + 14} ${SIGN.y + 8}V${FEET}M${SIGN.x + SIGN.width - 14} ${SIGN.y + 8}V${FEET}`, 2.4, 'wood', 0.8),
  pen.shape(box(SIGN.x, SIGN.y, SIGN.width, SIGN.height, 3), 'white', 1),
]
