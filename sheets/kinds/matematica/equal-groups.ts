/** Rows of equal groups in one place, each with its product: bicycles, animals, crates, prints of hands. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, ellipse } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { bicycle, crateSize, fruitCrate, handPrint, leggyPig } from '../../studio/shapes/equal-groups.ts'
import { cow, horse, sheep } from '../../studio/shapes/farm.ts'
import type { FruitName } from '../../studio/shapes/fruit.ts'
import { backdrop, besideTitle, FIELD, type Place, rowsOf } from './counted-rows.ts'
import type { Term } from './operations.ts'
import { PLATE_ABOVE, sentencePlate } from './sentence-plate.ts'

export interface Groups {
  readonly count: number
  readonly size: number
  readonly terms: readonly Term[]
}

/** Something that always has as many: its room and how it is drawn about its foot. */
interface Bearer {
  /** As a child names it. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly largest: number
  readonly draw: (pen: Pen, x: number, foot: number, scale: number, index: number) => Drawing
  /** In the room of its row rather than on its ground. */
  readonly onPaper?: true
}

const PAINTS = ['red', 'blue', 'yellow', 'green', 'purple', 'orange', 'teal', 'pink'] as const
const FRUITS: readonly [FruitName, ...FruitName[]] = ['laranja', 'maca', 'pera', 'abacaxi']
const FRUIT_NAMES: Readonly<Partial<Record<FruitName, string>>> = { maca: 'maçã' }

const bikes = (row: number): Bearer => ({
  name: 'bicicleta',
  width: 54,
  height: 36,
  largest: 0.62,
  draw: (pen, x, foot, scale, i) => bicycle(pen, x, foot, scale, inTurn(PAINTS, row * 3 + i)),
})

/** Animals of one size on all rows and pages: few large ones, many small ones. */
const LARGE_HERDS: readonly [Bearer, ...Bearer[]] = [
  {
    name: 'vaca',
    width: 88,
    height: 65,
    largest: 0.44,
    draw: (pen, x, foot, scale) => cow(pen, x + 2.4 * scale, foot, scale),
  },
  {
    name: 'cavalo',
    width: 82,
    height: 66,
    largest: 0.44,
    draw: (pen, x, foot, scale) => horse(pen, x - 3.1 * scale, foot, scale),
  },
]
const SMALL_HERDS: readonly [Bearer, ...Bearer[]] = [
  {
    name: 'ovelha',
    width: 49,
    height: 32,
    largest: 0.58,
    draw: (pen, x, foot, scale) => sheep(pen, x + 1.9 * scale, foot, scale),
  },
  {
    name: 'porco',
    width: 56,
    height: 34,
    largest: 0.54,
    draw: (pen, x, foot, scale) => leggyPig(pen, x - 1.9 * scale, foot, scale),
  },
]
/** Of large animals. */
const MOST_LARGE = 4

function herdOf(count: number, row: number): Bearer {
  return inTurn(count <= MOST_LARGE ? LARGE_HERDS : SMALL_HERDS, row)
}

/** Thumbs reach farther to one side of a palm's middle, mm. */
const THUMB = 1.5

const hands = (row: number): Bearer => ({
  name: 'mão',
  width: 24,
  height: 28,
  largest: 1.4,
  onPaper: true,
  draw: (pen, x, foot, scale, i) => {
    const isLeft = i % 2 === 1
    const middle = x + (isLeft ? THUMB : -THUMB) * scale
    return handPrint(pen, middle, foot - 2 * scale, scale, inTurn(PAINTS, row * 2 + i), isLeft)
  },
})

/** Fruit of a crate in lines of so many. */
const COLUMNS: Readonly<Record<number, number>> = { 6: 3, 7: 4, 8: 4, 9: 3, 10: 5 }

function crates(size: number, row: number): Bearer {
  const columns = COLUMNS[size] ?? 2
  const [width, height] = crateSize(size, columns)
  const fruit = inTurn(FRUITS, row)
  return {
    name: FRUIT_NAMES[fruit] ?? fruit,
    width: width + 4,
    height: height + (fruit === 'abacaxi' ? 5 : 2),
    largest: 0.9,
    draw: (pen, x, foot, scale) => fruitCrate(pen, x, foot, scale, { fruit, count: size, columns }),
  }
}

function bearerOf({ size, count }: Groups, row: number): Bearer {
  if (size === 2) return bikes(row)
  if (size === 4) return herdOf(count, row)
  return size === 5 ? hands(row) : crates(size, row)
}

const STREET_MARKET: Place = { terrain: 'shelves', wall: 'sky' }
const WORKSHOP: Place = { terrain: 'floor', wall: 'yellowPale' }

function placeOf(rows: readonly Groups[]): Place {
  const [first] = rows
  if (rows.some(({ size }) => size !== first?.size)) return { terrain: 'meadow' }
  if (first?.size === 5) return WORKSHOP
  return first?.size === 2 || first?.size === 4 ? { terrain: 'meadow' } : STREET_MARKET
}

interface Laid {
  readonly scale: number
  readonly spots: readonly (readonly [x: number, foot: number])[]
  readonly back: number
}

/** Most lines of a row, and between two of them in heights of a thing. */
const MOST_LINES = 3
const LINE_STEP = 1.08
/** Between the middles of two things, in widths. */
const LOOSEST = 1.5
/** A row is no lower than its sentence, mm. */
const LOWEST_ROW = 28
/** Of the size by nature. */
const MOST_ENLARGED = 1.45

interface Shown {
  readonly row: Groups
  readonly bearer: Bearer
  /** Width of its room, mm. */
  readonly width: number
  readonly inset: number
}

const heightOf = ({ bearer, inset }: Shown, lines: number, share: number) =>
  bearer.height * bearer.largest * share * (1 + LINE_STEP * (lines - 1)) + 2 * inset

/** Lines of each row, and the share of their natural size that all things of the page have: the largest that finds room. */
function fitRows(
  shown: readonly Shown[],
  height: number,
): { readonly lines: readonly number[]; readonly share: number } {
  const choices = shown.reduce<readonly (readonly number[])[]>(
    (found, { row }) =>
      found.flatMap((lines) => Array.from({ length: Math.min(MOST_LINES, row.count) }, (_, i) => [...lines, i + 1])),
    [[]],
  )
  const insets = shown.reduce((sum, { inset }) => sum + 2 * inset, 0)
  const shareOf = (lines: readonly number[]) => {
    const tall = shown.reduce((sum, one, i) => sum + heightOf({ ...one, inset: 0 }, lines[i] ?? 1, 1), 0)
    const wide = shown.map(({ row, bearer, width }, i) => {
      const perLine = Math.ceil(row.count / (lines[i] ?? 1))
      return width / (perLine * bearer.width * bearer.largest)
    })
    return Math.min(MOST_ENLARGED, (height - insets) / tall, ...wide)
  }
  const best = choices.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a))
  return { lines: best, share: shareOf(best) }
}

/** On the row's ground, or in the middle of its paper. */
function layGroups({ row, bearer }: Shown, room: Box, lines: number, share: number): Laid {
  const scale = bearer.largest * share
  const { width, height } = { width: bearer.width * scale, height: bearer.height * scale }
  const perLine = Math.ceil(row.count / lines)
  const pitch = Math.min(room.width / perLine, width * LOOSEST)
  const left = room.x + (room.width - pitch * perLine) / 2
  const rise = height * LINE_STEP
  const above = bearer.onPaper ? (room.height - height - rise * (lines - 1)) / 2 : 0
  const foot = room.y + room.height - above
  const spots = Array.from({ length: row.count }, (_, i) => {
    const line = Math.floor(i / perLine)
    const inLine = Math.min(perLine, row.count - line * perLine)
    const short = (perLine - inLine) / 2
    return [left + pitch * ((i % perLine) + 0.5 + short), foot - (lines - 1 - line) * rise] as const
  })
  return { scale, spots, back: foot - (lines - 1) * rise }
}

const PAPER_ROOM = 4

/** A sheet of paper for prints: on the floor by strips of tape, out of doors between two stakes. */
const paper = (pen: Pen, { x, y, width, height }: Box, staked: boolean): Drawing => {
  const far = pen.plane('far', 'greyDark')
  const ends = [x, x + width]
  return [
    staked
      ? ends.map((at) => far.shape(box(at - 1.6, y - 2, 3.2, height + PAPER_ROOM + 2, 1), 'wood', 0.8))
      : pen.shade(box(x + 1.2, y + 1.4, width, height, 1), 'black', 0.14),
    far.shape(box(x, y, width, height, 1), 'white', 0.8),
    staked ? [] : ends.map((at) => far.shape(box(at - 4, y - 1.6, 8, 3.4, 0.4), 'yellowPale', 0.5)),
  ]
}

function drawGroups(pen: Pen, bearer: Bearer, { scale, spots, back }: Laid, room: Box, place: Place): Drawing {
  const foot = room.y + room.height
  const far = pen.plane('far', 'woodDark')
  const things = spots.map(([x, y], i) => [
    bearer.onPaper ? [] : pen.shade(ellipse(x, y - 0.3, bearer.width * scale * 0.42, 1.3), 'black', 0.16),
    bearer.draw(pen, x, y, scale, i),
  ])
  if (bearer.onPaper) {
    const sheet = { x: room.x - 1, y: room.y - 1.5, width: room.width + 2, height: room.height + 3 }
    return [paper(pen, sheet, place.terrain === 'meadow'), things]
  }
  const step = place.terrain === 'shelves' && back < foot - 1
  return [step ? far.shape(box(room.x, back, room.width, foot - back), 'woodPale') : [], things]
}

/** Somebody behind the sentence of a tall row shows what is counted. */
const HELPER = { scale: 0.66, behind: 14.5, room: 50 }

function helper(pen: Pen, cell: Box, x: number, who: CastName): Drawing {
  if (cell.height < HELPER.room) return []
  const foot = cell.y + cell.height - PLATE_ABOVE + HELPER.behind
  return person(pen, who, x, foot, HELPER.scale, { pose: POINT_LEFT })
}

interface DrawnGroups {
  readonly marks: PageMark[]
  /** Names of what the rows show. */
  readonly pictures: string[]
}

/** The rows of a page with title and instruction: a page that is a picture. */
export function drawEqualGroups(options: SheetOptions, rows: readonly Groups[], random: Random): DrawnGroups {
  const pen = new Pen(options.color)
  const place = placeOf(rows)
  const whole = rowsOf(rows.length)
  const turn = random.integer(0, 3)
  const seed = random.integer(0, 99)
  // Whoever is beside the title is not here, too.
  const helpers = random.shuffle(STANDING.filter((name) => !besideTitle(seed).includes(name)))
  const shown = rows.map((row, i): Shown => {
    const bearer = bearerOf(row, i + turn)
    const inset = bearer.onPaper ? PAPER_ROOM : 0
    const { beside } = sentencePlate(row.terms, whole[i] ?? FIELD, options.color)
    return { row, bearer, inset, width: beside - 2 * inset }
  })
  const free = whole.reduce((sum, { height }) => sum + height, 0) - rows.length
  const { lines, share } = fitRows(shown, free)
  const heights = shown.map((one, i) => Math.max(LOWEST_ROW, heightOf(one, lines[i] ?? 1, share)))
  const spare = (free - heights.reduce((sum, height) => sum + height, 0)) / rows.length
  const [first = FIELD, second = first] = whole
  const between = second.y - first.y - first.height
  let top = first.y
  const cells = heights.map((height) => {
    const cell = { ...first, y: top, height: height + spare + 1 }
    top += cell.height + between
    return cell
  })
  const drawn = shown.map((one, i) => {
    const cell = cells[i] ?? FIELD
    const { bearer, inset, width } = one
    const room = { x: cell.x + inset, y: cell.y + inset + 1, width, height: cell.height - 2 * inset - 1 }
    const laid = layGroups(one, room, lines[i] ?? 1, share)
    const { marks, beside } = sentencePlate(one.row.terms, cell, options.color)
    const middle = cell.x + (cell.width + beside + 3) / 2
    return { bearer, room, laid, sentence: [...marksOf(helper(pen, cell, middle, helpers[i] ?? 'bia')), ...marks] }
  })
  const highest = drawn.map(({ laid, bearer, room }) =>
    // The ground begins above the things: no line runs through what is counted.
    bearer.onPaper ? room.y + room.height + PAPER_ROOM : laid.back - bearer.height * laid.scale,
  )
  const marks = [
    ...backdrop(options, place, cells, highest, seed),
    ...drawn.flatMap(({ bearer, room, laid, sentence }) => [
      ...marksOf(drawGroups(pen, bearer, laid, room, place)),
      ...sentence,
    ]),
  ]
  return { marks, pictures: drawn.map(({ bearer }) => bearer.name) }
}
