/** A group of a sum on its stand: the lines of its things, what carries them, and the label below. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { reachOf, standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { farmPen } from '../../studio/places/farm-pens.ts'
import { bubble, chest, clearing, flowerBed, type Home, pool, porthole, strawMat } from '../../studio/places/homes.ts'
import {
  boughs,
  card,
  garland,
  hook,
  LABEL,
  patch,
  plaque,
  type Standing,
  sidePlate,
  table,
} from '../../studio/places/sum-stands.ts'
import { gatheredThing, looksAround, oneOf, sizeOf } from './gatherings.ts'
import { CLOSE } from './grids.ts'
import { type StandName, type SumPlace, standOf } from './sum-gatherings.ts'

interface Stand {
  /** From the sides, the top and the foot of a group's place to its things. */
  readonly inset: { readonly side: number; readonly top: number; readonly bottom: number }
  /** Of the width, for a second line: an ellipse is narrower there. */
  readonly narrower?: number
  /** The label is on its front: no plaque before it. */
  readonly bears?: true
  /** Of the room that is left, the part below the things. */
  readonly rise?: number
  /** Things hang: a line is where their strings begin. */
  readonly hanging?: number
  /** From one line to the next, of a thing's height. */
  readonly rank?: number
  /** Nothing to draw upon: whoever draws there needs paper. */
  readonly needsCard?: true
  readonly draw: (pen: Pen, place: Standing, home: Home, look: SumPlace) => Drawing
  /** Empty for the child to draw in. */
  readonly blank?: (pen: Pen, home: Home) => Drawing
}

const CLOTH = { fill: 'white', trim: 'redPale', edge: 'scallops' } as const

const STANDS: Readonly<Record<StandName, Stand>> = {
  table: {
    inset: { side: 4, top: 0, bottom: 13 },
    bears: true,
    needsCard: true,
    draw: (pen, place, { home }, { cloth = CLOTH }) =>
      table(pen, { ...place, room: { ...place.room, x: home.x, width: home.width } }, cloth),
  },
  plate: {
    inset: { side: 9, top: 0, bottom: 13 },
    rank: 0.94,
    bears: true,
    needsCard: true,
    draw: (pen, place, { home }, { cloth = CLOTH }) => {
      const front = place.lines.slice(-1).map((y) => y + 1.6)
      const wide = { ...place.room, x: home.x, width: home.width }
      return [table(pen, { ...place, room: wide, lines: front }, cloth), sidePlate(pen, { ...place, room: wide })]
    },
  },
  garland: {
    inset: { side: 6, top: 3, bottom: 3 },
    hanging: 3,
    needsCard: true,
    draw: (pen, place, { home }) => garland(pen, { ...place, room: { ...place.room, x: home.x, width: home.width } }),
  },
  tree: {
    inset: { side: 10, top: 5, bottom: 9 },
    rank: 1.2,
    narrower: 0.86,
    needsCard: true,
    draw: (pen, place, { home }) => boughs(pen, { ...place, room: { ...place.room, x: home.x, width: home.width } }),
  },
  bed: {
    inset: { side: 4, top: 1, bottom: 4 },
    needsCard: true,
    // Flowers grow out of the soil.
    draw: (pen, { lines }, home) =>
      flowerBed(pen, { ...home, staying: lines.map((y) => [0, y - 3 - home.size * 0.1]) }),
  },
  plot: {
    inset: { side: 7, top: 5, bottom: 5 },
    rise: 0.4,
    needsCard: true,
    // All of a snail is on the soil.
    draw: (pen, _, home) => flowerBed(pen, { ...home, staying: [[0, home.home.y + 3 - home.size * 0.1]] }),
  },
  pen: {
    rise: 0.4,
    inset: { side: 5, top: 9, bottom: 3 },
    draw: (pen, _, home) => farmPen(pen, { ...home, home: { ...home.home, y: home.home.y + 9 } }),
  },
  pool: {
    rise: 0.4,
    inset: { side: 7, top: 3, bottom: 4 },
    narrower: 0.8,
    needsCard: true,
    draw: (pen, _, home) => pool(pen, home),
  },
  clearing: {
    rise: 0.4,
    inset: { side: 7, top: 3, bottom: 4 },
    narrower: 0.8,
    needsCard: true,
    draw: (pen, _, home) => clearing(pen, home),
  },
  mat: {
    rise: 0.4,
    inset: { side: 7, top: 2, bottom: 2 },
    needsCard: true,
    draw: (pen, _, home) => strawMat(pen, home),
  },
  sand: {
    rise: 0.6,
    inset: { side: 7, top: 5, bottom: 5 },
    narrower: 0.8,
    needsCard: true,
    draw: (pen, place, { home }) => patch(pen, { ...place, room: { ...home, y: home.y - 3.4 } }, 'cream'),
  },
  bubble: {
    inset: { side: 8, top: 3.4, bottom: 4.4 },
    narrower: 0.86,
    rise: 0.5,
    draw: (pen, _, home) => bubble(pen, { ...home, home: { ...home.home, height: home.home.height - 1 } }),
  },
  window: {
    inset: { side: 6, top: 5, bottom: 6 },
    rise: 0.5,
    draw: (pen, _, home) => porthole(pen, { ...home, home: { ...home.home, height: home.home.height - 1.4 } }),
    blank: (pen, home) => porthole(pen, { ...home, home: { ...home.home, height: home.home.height - 1.4 } }, 'white'),
  },
  chest: {
    inset: { side: 7, top: 6, bottom: 11 },
    needsCard: true,
    draw: (pen, _, home) => {
      const { x, y, width, height } = home.home
      return chest(pen, { ...home, home: { x: x + 3, y: y + 5, width: width - 6, height: height - 15 } })
    },
  },
}

/** What is below the things where the label is: on a table's front, or a plaque before the place. */
const [FRONT, PLAQUE_ROOM] = [18.4, 17]
/** Of a place, mm. */
const TALLEST = 46

export interface GroupPlace {
  /** The part of a row that the group is in. */
  readonly cell: Box
  readonly name: string
  readonly count: number
  readonly index: number
  readonly look: SumPlace
  readonly labelled: boolean
  /** Of its things; as many as make them largest where it is left out. */
  readonly lines?: 1 | 2
}

/** Where the place is, and within it the things. */
function roomsOf({ cell, name, look, labelled }: GroupPlace) {
  const stand = STANDS[standOf(look, name)]
  const { side, top, bottom } = stand.inset
  const foot = cell.y + cell.height - (labelled && !stand.bears ? PLAQUE_ROOM : 0)
  // A place without things on two lines needs no more than this.
  const high = Math.min(foot - cell.y, TALLEST)
  const home = { x: cell.x + 2, y: foot - high, width: cell.width - 4, height: high }
  const below = stand.bears && labelled ? FRONT : bottom
  const room = { x: cell.x + side, y: home.y + top, width: cell.width - 2 * side, height: home.height - top - below }
  return { stand, foot, home, room }
}

interface Lines {
  readonly size: number
  /** How many things each line has, the back one first. */
  readonly many: readonly number[]
  readonly tall: number
}

/** The lines in which the things become largest, none larger than asked. */
function linesOf(place: GroupPlace, largest: number): Lines {
  const { stand, room } = roomsOf(place)
  const { width, height } = reachOf(gatheredThing(place.name))
  const longer = Math.max(width, height)
  const [wide, tall] = [Math.max(0.6, width / longer), height / longer]
  const rank = stand.rank ?? 1.1
  const ways = [1, 2].map((lines) => {
    if (lines > place.count) return 0
    const widest = Math.ceil(place.count / lines)
    const across = lines > 1 ? room.width * (stand.narrower ?? 1) : room.width
    const high = (room.height - (stand.hanging ?? 0) * lines) / (1 + (lines - 1) * rank) / tall
    return Math.min(across / (widest * CLOSE) / wide, high)
  })
  const [one = 0, two = 0] = ways
  const size = Math.min(largest, Math.max(one, two))
  // One line, as long as it is nearly as large: fewer steps, and easier to count.
  const isOne = place.lines ? place.lines === 1 : one >= size * 0.9
  const many = isOne ? [place.count] : [Math.floor(place.count / 2), Math.ceil(place.count / 2)]
  return { size: Math.min(size, isOne ? one : two), many, tall }
}

/** Largest thing on a page, mm. */
const LARGEST = 25
/** Things of a row with room to spare are a little larger than the law of the page asks. */
const LOOSE = 1.7

/** Sizes of the things of each row of a page, by one law. */
export function sizesByLaw(rows: readonly (readonly GroupPlace[])[], largest = LARGEST): number[] {
  const all = rows.map((places) => ({
    law: sizeOf(places[0]?.name ?? ''),
    fit: Math.min(...places.map((place) => linesOf(place, largest).size)),
  }))
  const unit = Math.min(...all.map(({ law, fit }) => fit / law))
  return all.map(({ law, fit }) => Math.min(unit * LOOSE * law, fit))
}

/** Middle of a group's label. */
export function labelOf({ cell, look, name }: GroupPlace): readonly [number, number] {
  const { bears } = STANDS[standOf(look, name)]
  const foot = cell.y + cell.height
  return [cell.x + cell.width / 2, bears ? foot - 9.4 : foot - LABEL.height / 2 + 1]
}

export const footOf = (place: GroupPlace): number => roomsOf(place).foot

/** On a table, or well within a pond. */
const cardIn = ({ bears }: Stand, { x, y, width, height }: Box, base: number): Box =>
  bears
    ? { x: x + 5, y: y + 1.4, width: width - 10, height: base - y - 1 }
    : { x: x + 13, y: y + 4, width: width - 26, height: height - 9 }

/** The place with its things; `hidden` ones are for the child to draw. */
export function drawGroup(place: GroupPlace, size: number, hidden: boolean, color: boolean): PageMark[] {
  const pen = new Pen(color)
  const { stand, foot, home, room } = roomsOf(place)
  const { many, tall } = linesOf(place, size)
  const { hanging } = stand
  const step = size * tall * (stand.rank ?? 1.1) + (hanging ?? 0)
  const base = room.y + room.height
  const spare = room.height - size * tall - (hanging ?? 0) - step * (many.length - 1)
  const lines = many.map((_, i) => {
    const feet = base - step * (many.length - 1 - i) - spare * (stand.rise ?? 0)
    return hanging ? feet - size * tall - hanging - spare / 2 : feet
  })
  const { width, height } = reachOf(gatheredThing(place.name))
  const wide = Math.max(0.6, width / Math.max(width, height))
  const pitch = Math.min(
    size * wide * 1.34,
    (room.width * (many.length > 1 ? (stand.narrower ?? 1) : 1)) / Math.max(...many),
  )
  const spots = many.flatMap((count, line) =>
    Array.from({ length: count }, (_, i) => {
      const x = room.x + room.width / 2 + (i - (count - 1) / 2) * pitch
      return [x, lines[line] ?? base] as const
    }),
  )
  const middles = spots.map(([x, y]) => [x, y - (size * tall) / 2] as const)
  const row = { ...home, height: foot - home.y }
  const old: Home = { row, home, staying: middles, size, index: place.index }
  const at: Standing = { room, foot, lines: hidden ? [base] : lines, index: place.index }
  const behind = hidden && stand.blank ? stand.blank(pen, old) : stand.draw(pen, at, old, place.look)
  const things = spots.flatMap(([x, y], i) => {
    const flip = looksAround(place.name) && (i + place.index) % 2 === 1
    const thing = oneOf(place.name, Math.floor((i + place.index) / 2))
    const string = hanging ? marksOf(hook(pen, x, y, hanging + 0.6)) : []
    return [...string, standing(pen, thing, x, hanging ? y + hanging + size * tall : y, size, { flip })]
  })
  const sign =
    place.labelled && !stand.bears
      ? marksOf(plaque(pen, labelOf(place)[0], labelOf(place)[1] - LABEL.height / 2, foot + PLAQUE_ROOM))
      : []
  if (!hidden) return [...marksOf(behind), ...things, ...sign]
  const paper = stand.needsCard ? marksOf(card(pen, cardIn(stand, home, base))) : []
  return [...marksOf(behind), ...paper, answer(things), ...sign]
}

/** The white box of a label. */
export const labelBox = ([cx, cy]: readonly [number, number], color: boolean) =>
  new Pen(color).shape(box(cx - LABEL.side / 2, cy - LABEL.side / 2, LABEL.side, LABEL.side, 2.5), 'white', 0.8)
