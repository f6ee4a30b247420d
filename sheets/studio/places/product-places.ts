/** Places of things in rows and columns: trays on a stall, beds of a kitchen garden, shelves of a stock room. */
import { person } from '../cast/cast.ts'
import { GIVE, HANDS_UP, POINT, POINT_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, ring, type Spot, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { FRUIT, type FruitName } from '../shapes/fruit.ts'
import { bag } from '../shapes/market.ts'
import { bush, cloud, tree, tuft } from '../shapes/nature.ts'

/** Upper edge of the first row, height of a row, and the ground in front of the last one, mm. */
const ROWS = { top: 60, height: 64.5, foot: 253.5 } as const
const FEET = 282
const CHILD_SCALE = 0.47
const CREWS = [
  ['bia', 'gil', 'yumi'],
  ['theo', 'nina', 'caio'],
  ['iara', 'davi', 'malu'],
  ['caio', 'sofia', 'lia'],
] as const

export const rowFoot = (i: number) => ROWS.top + ROWS.height * (i + 1)

/** Edges of the shelves that rows rest on. */
const shelves = (pen: Pen, fill: Fill): Drawing =>
  [0, 1, 2].map((i) => [
    pen.shape(box(4, rowFoot(i) - 4, 202, 4), fill, 1),
    pen.shade(box(4, rowFoot(i), 202, 2.4), 'black', 0.12),
  ])

function crew(pen: Pen, variant: number): Drawing {
  const [left, middle, right] = inTurn(CREWS, variant)
  return [
    person(pen, left, 36, FEET, CHILD_SCALE, { pose: POINT }),
    person(pen, middle, 106, FEET, CHILD_SCALE, { pose: GIVE }),
    person(pen, right, 174, FEET, CHILD_SCALE, { pose: POINT_LEFT }),
  ]
}

const STRIPES = ['red', 'green', 'blue', 'orange'] as const

/** Three shelves of a stall below an awning, and customers. */
export const trayStall = (pen: Pen, variant: number): Drawing => [
  pen.shape(box(0, 0, 210, 70), 'sky', null),
  tree(pen.plane('far', 'hillLine'), 18, 56, 0.7),
  tree(pen.plane('far', 'hillLine'), 192, 56, 0.75, 'lime'),
  pen.shape(box(4, 52, 202, 206), 'cream', 1),
  shelves(pen.plane('middle'), 'wood'),
  awning(pen, { x: 8, y: 50, width: 194, height: 9 }, 15, [inTurn(STRIPES, variant), 'white'], 0),
  pen.shape(box(-4, ROWS.foot, 220, 50), 'stone', 1),
  pen.line('M20 268h14M70 276h18M128 262h16M190 274h12', 0.6, 'stoneDark'),
  bag(pen, 70, FEET, 0.6, 'teal'),
  bag(pen, 140, FEET, 0.6, 'pink'),
  crew(pen, variant),
]

const [FRUIT_SCALE, RIM] = [0.56, 2.4]

interface Tray {
  readonly rows: number
  /** Columns before and behind the bar. */
  readonly parts: readonly [first: number, rest: number]
  readonly fruits: readonly [FruitName, FruitName]
}

const TRAY = { cell: 7.6, bar: 3 }

/** A tray on its edge, its foot at `y`, its left end at `x`. */
export function tray(pen: Pen, x: number, y: number, { rows, parts, fruits }: Tray): Drawing {
  const [first, rest] = parts
  const width = (first + rest) * TRAY.cell + TRAY.bar + 2 * RIM
  const height = rows * TRAY.cell + 2 * RIM
  const near = pen.plane('middle')
  const top = y - height
  const bar = x + RIM + first * TRAY.cell
  const cells = Array.from({ length: first + rest }, (_, column) =>
    Array.from({ length: rows }, (_, row) => {
      const after = column < first ? 0 : 1
      const cx = x + RIM + (column + 0.5) * TRAY.cell + after * TRAY.bar
      return pen.at(cx, top + RIM + (row + 0.5) * TRAY.cell, FRUIT_SCALE, (small) => FRUIT[fruits[after]](small))
    }),
  )
  return [
    near.shape(box(x, top, width, height, 1.6), 'wood'),
    near.shape(box(x + RIM - 0.6, top + RIM - 0.6, width - 2 * RIM + 1.2, height - 2 * RIM + 1.2, 1), 'cream', 0.7),
    near.shape(box(bar + 0.5, top + RIM - 0.6, TRAY.bar - 1, height - 2 * RIM + 1.2), 'woodDark', 0.6),
    cells,
  ]
}

/** Upper edge of the two beds of a garden, and the height of their rows, mm. */
export const BEDS = { top: 60, height: 112, left: 15 } as const
export const BED = { cell: 8, rim: 2.4 } as const
const PLANTS = [
  ['leaf', 'leafDeep'],
  ['lime', 'leafDeep'],
  ['leafDark', 'lime'],
] as const

/** A kitchen garden from above, with a child beside each bed. */
export const bedGarden = (pen: Pen, variant: number): Drawing => {
  const [first, second] = inTurn(CREWS, variant)
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 210, 60), variant % 2 ? 'skyLow' : 'sky', null),
    cloud(far, 22, 38, 0.5),
    cloud(far, 190, 42, 0.45),
    bush(far, 16, 56, 0.55, 'leaf', 'pink'),
    bush(far, 194, 56, 0.55, 'leaf', 'yellow'),
    pen.shape(box(-4, 55, 220, 240), 'meadow', 1),
    [first, second].map((who, i) => {
      const foot = BEDS.top + BEDS.height * i + 63
      return [
        tuft(pen, 196, foot - 46, 0.6),
        tuft(pen, 166, foot - 54, 0.5),
        wateringCan(pen, 167, foot, i ? 'pink' : 'teal'),
        person(pen, who, 184, foot, 0.62, { pose: i ? HANDS_UP : POINT_LEFT }),
      ]
    }),
  ]
}

const wateringCan = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.rope(`M${x - 4} ${y - 5}L${x - 8.5} ${y - 9.5}`, 1.6, fill, 0.8),
  pen.line(`M${x + 3.5} ${y - 7}q5 0 4 4t-4 2.6`, 1),
  pen.shape(box(x - 4.5, y - 9, 9, 9, 1), fill, 1),
]

/** A bed with a plant in each cell, its upper edge at `y`. */
export function bed(pen: Pen, y: number, rows: number, columns: number, look: number): Drawing {
  const near = pen.plane('middle')
  const x = BEDS.left
  const [width, height] = [columns * BED.cell + 2 * BED.rim, rows * BED.cell + 2 * BED.rim]
  const [leaves, hearts]: [string[], string[]] = [[], []]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [cx, cy] = [x + BED.rim + (column + 0.5) * BED.cell, y + BED.rim + (row + 0.5) * BED.cell]
      leaves.push(scallop(ring(cx, cy, 2.2, 2.2, 6), 0.62))
      hearts.push(`M${cx} ${cy}v-1.500M${cx} ${cy}l1.300 0.800M${cx} ${cy}l-1.300 0.800`)
    }
  const [leaf, heart] = inTurn(PLANTS, look)
  return [
    near.shape(box(x, y, width, height, 1.5), 'woodPale'),
    near.shape(box(x + 1.2, y + 1.2, width - 2.4, height - 2.4, 1), 'earth', 0.6),
    pen.shape(leaves.join(''), leaf, 0.6),
    pen.line(hearts.join(''), 0.5, heart),
  ]
}

const WALLS = ['cream', 'foam', 'yellowPale', 'pinkPale'] as const

/** A stock room: three floors for shelves, and people before them. */
export const stockRoom = (pen: Pen, variant: number): Drawing => [
  pen.shape(box(0, 0, 210, 260), inTurn(WALLS, variant), null),
  shelves(pen.plane('middle'), 'stone'),
  pen.shape(box(-4, ROWS.foot, 220, 50), 'sand', 1),
  pen.line('M-4 262h220M-4 272h220M40 254v8M120 254v8M80 262v10M160 262v10', 0.5, 'sandLine'),
  crew(pen, variant),
]

const CARTONS = ['wood', 'straw', 'copper'] as const

interface Rack {
  readonly shelves: number
  readonly boxes: number
  readonly inside: number
}

const RACK = { left: 16, width: 86, height: 45, board: 1.8 }
const [LARGEST_BOX, BOX_GAP] = [13, 0.9]

/** A rack with numbered boxes on each shelf, its feet at `y`. */
export function rack(pen: Pen, y: number, { shelves: count, boxes, inside }: Rack, look: number): Drawing {
  const near = pen.plane('middle')
  const spacing = Math.min(RACK.height / count, 22)
  const top = y - spacing * count
  const slot = (RACK.width - 4) / boxes
  const width = Math.min(slot - BOX_GAP, LARGEST_BOX)
  const height = Math.min(spacing - RACK.board - 1.6, width * 1.5)
  const board = (at: number) => near.shape(box(RACK.left, at, RACK.width, RACK.board), 'greyPale', 0.7)
  return [
    [RACK.left - 1.6, RACK.left + RACK.width - 0.6].map((x) =>
      near.shape(box(x, top - 2, 2.2, y - top + 2), 'grey', 0.8),
    ),
    Array.from({ length: count }, (_, shelf) => {
      const floor = top + spacing * (shelf + 1) - RACK.board
      return [
        board(floor),
        Array.from({ length: boxes }, (_, i) => {
          const cx = RACK.left + 2 + slot * (i + 0.5)
          return [
            near.shape(box(cx - width / 2, floor - height, width, height, 0.8), inTurn(CARTONS, look), 0.7),
            pen.text(cx, floor - height / 2 + 1.5, inside, 4.3),
          ]
        }),
      ]
    }),
  ]
}

/** Upper edge of a rack, for the sign above it. */
export const rackTop = (y: number, count: number): Spot => [
  RACK.left + RACK.width / 2,
  y - Math.min(RACK.height / count, 22) * count - 2,
]
