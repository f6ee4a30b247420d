/** A group of a sum on its stand: the lines of its things, what carries them, and the label below. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { reachOf, standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Home } from '../../studio/places/homes.ts'
import { ridge, settledOf } from '../../studio/places/settled.ts'
import { TOTAL_ABOVE } from '../../studio/places/sum-askers.ts'
import { card, hook, LABEL, plaque, type Standing } from '../../studio/places/sum-stands.ts'
import { looksAround, oneOf, sizeOf, stoodThing } from './gathered-things.ts'
import { CLOSE } from './grids.ts'
import { type GroupStand, STANDS } from './group-stands.ts'
import { type StandName, type SumPlace, standOf } from './sum-gatherings.ts'

/** Things' ground where the label is: on a table's front, or a plaque before the place. */
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
  /** Ridges of soil below the lines of its things. */
  readonly hasRidges?: true
  /** Of its things; as many as make them largest where it is left out. */
  readonly lines?: 1 | 2
  /** Not in straight lines: each of its things a little elsewhere and, farther away, smaller. */
  readonly isScattered?: true
  /** Width of the place of both groups for the first one; the second one is in it. */
  readonly shared?: number
}

/** Box of the place, and of the things within it. */
function roomsOf({ cell, name, look, labelled }: GroupPlace) {
  const stand = STANDS[standOf(look, name)]
  const { side, top, bottom } = stand.inset
  const foot = cell.y + cell.height - (labelled && !stand.bears && !stand.isHigh ? PLAQUE_ROOM : 0)
  // A place without things on two lines needs no more than this.
  const high = Math.min(foot - cell.y, TALLEST)
  const home = { x: cell.x + 2, y: foot - high, width: cell.width - 4, height: high }
  const below = stand.bears && labelled ? FRONT : bottom
  const room = { x: cell.x + side, y: home.y + top, width: cell.width - 2 * side, height: home.height - top - below }
  return { stand, foot, home, room }
}

interface Lines {
  readonly size: number
  /** Count of things on each line, the back one first. */
  readonly many: readonly number[]
  readonly tall: number
}

/** The lines in which the things become largest, none larger than asked. */
function linesOf(place: GroupPlace, largest: number): Lines {
  const { stand, room } = roomsOf(place)
  const { width, height } = reachOf(stoodThing(place.name))
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

/** Largest thing on a page, mm; in a row with room to spare things are a little larger than the law of the page asks. */
const [LARGEST, LOOSE] = [25, 1.7]
/** In the sea whoever is near is large. */
const NEARLY_FREE = 3
/** The same among birds and fruit, whose sizes are well known. */
const LESS_LOOSE = 1.15

/** Fruit, against a slice of melon. */
const FRUIT: Readonly<Record<string, number>> = {
  melancia: 0.82,
  uva: 0.88,
  banana: 0.78,
  pera: 0.72,
  caju: 0.68,
  maçã: 0.66,
  laranja: 0.66,
}
/** Of an animal as large as a metre, mm. */
const YARD = 27
/** Longer side of a slice, mm. */
const MELON = 22

/** Dinosaurs fill their rows a little more than the law of the smallest asks, what they leave behind less. */
const [HERD_LOOSE, LEFT_BEHIND] = [1.3, 0.78]

function herdSizes(rows: readonly (readonly GroupPlace[])[], all: readonly { law: number; fit: number }[]): number[] {
  const isHerd = rows.map(([first]) => first !== undefined && standOf(first.look, first.name) === 'herd')
  const unit = Math.min(...all.flatMap(({ law, fit }, i) => (isHerd[i] ? [fit / law] : [])))
  return all.map(({ law, fit }, i) => Math.min(fit, unit * law * (isHerd[i] ? HERD_LOOSE : LEFT_BEHIND)))
}

/** Sizes of the things of each row of a page, by one law. */
export function sizesByLaw(rows: readonly (readonly GroupPlace[])[], largest = LARGEST): number[] {
  const all = rows.map((places) => ({
    law: sizeOf(places[0]?.name ?? ''),
    fit: Math.min(...places.map((place) => linesOf(place, largest).size)),
  }))
  const fruit = rows.map((places) => FRUIT[places[0]?.look.scene === 'picnic' ? places[0].name : ''] ?? 0)
  // One size for each fruit on all pages.
  if (fruit.every((law) => law > 0)) return fruit.map((law) => law * MELON)
  // All animals of a farm by one law, on every page.
  if (rows[0]?.[0]?.look.stand === 'field') return all.map(({ law, fit }) => Math.min(YARD * law, fit))
  const isWellKnown = ['tree', 'dish'].includes(rows[0]?.[0]?.look.stand ?? '')
  const unit = Math.min(...all.map(({ law, fit }) => fit / law))
  if (rows[0]?.[0]?.look.stand === 'herd') return herdSizes(rows, all)
  const loose = rows[0]?.[0]?.look.stand === 'swim' ? NEARLY_FREE : isWellKnown ? LESS_LOOSE : LOOSE
  return all.map(({ law, fit }) => Math.min(unit * loose * law, fit))
}

/** Sizes by one strict law: whatever is larger in life is larger on the page. */
export function sizesByOneLaw(places: readonly GroupPlace[], largest: number): number[] {
  const all = places.map((place) => ({ law: sizeOf(place.name), fit: linesOf(place, largest).size }))
  const unit = Math.min(...all.map(({ law, fit }) => fit / law))
  // The sizes of animals are well known.
  const loose = places[0]?.look.stand === 'pen' ? 1 : LESS_LOOSE
  return all.map(({ law, fit }) => Math.min(fit, unit * law * loose))
}

/** Middle of a group's label. */
export function labelOf({ cell, look, name }: GroupPlace): readonly [number, number] {
  const { bears, isHigh } = STANDS[standOf(look, name)]
  const foot = cell.y + cell.height
  if (isHigh) return [cell.x + cell.width / 2, foot - TOTAL_ABOVE.card + 1.5]
  return [cell.x + cell.width / 2, bears ? foot - 9.4 : foot - LABEL.height / 2 + 1]
}

export const footOf = (place: GroupPlace): number => roomsOf(place).foot

/** On a table, or well within a pond. */
const cardIn = ({ bears }: GroupStand, { x, y, width, height }: Box, base: number): Box =>
  bears
    ? { x: x + 1.5, y: y - 1, width: width - 3, height: base - y + 1.4 }
    : { x: x + 13, y: y + 4, width: width - 26, height: height - 9 }

/** Of their height, tails that hang below the feet. */
const GRIPS: Readonly<Record<string, number>> = { tucano: 0.27, arara: 0.36 }

/** Half of the room between two groups, and of their margins, mm. */
const TO_MIDDLE = 9

const nextTo = (home: Box, isSecond: boolean): Box => ({
  ...home,
  x: home.x - (isSecond ? TO_MIDDLE : 0),
  width: home.width + TO_MIDDLE,
})

/** Stands with things anywhere in their room. */
const SCATTERED: ReadonlySet<StandName> = new Set<StandName>([
  'pen',
  'field',
  'pool',
  'clearing',
  'sand',
  'mat',
  'swim',
  'shore',
  'flight',
  'window',
  'bubble',
])
/** Nothing is in the corners of these. */
const ROUND: ReadonlySet<StandName> = new Set<StandName>(['pool', 'clearing', 'sand', 'bubble'])
/** Stands with plants or small animals, no two of one size. */
const GROWING: ReadonlySet<StandName> = new Set<StandName>(['bed', 'plot', 'tree', 'lowTree'])
/** Between 0 and 1, without a pattern that an eye finds. */
const WAVERING = [0.15, 0.9, 0.35, 0.75, 0, 0.6, 1, 0.2, 0.8, 0.45, 0.1, 0.65, 0.95]
const wavering = ({ index, count }: GroupPlace, line: number, i: number) =>
  WAVERING[(i + line * 5 + index * 3 + count) % WAVERING.length] ?? 0
/** From one scattered thing to the next, against those in a line; the least, against their width; and how much smaller
 * the farthest are. */
const [LOOSER, APART, FARTHER] = [1.35, 1.12, 0.14]

/** Foot of a thing, and its size. */
type Spot = readonly [x: number, foot: number, size: number]

/** Width of the lines of a group. */
function acrossOf(place: GroupPlace, many: readonly number[]): number {
  const { stand, room } = roomsOf(place)
  return room.width * (many.length > 1 ? (stand.narrower ?? 1) : 1)
}

/** Feet of the things of a size, and the ground of each line. */
function standings(place: GroupPlace, size: number) {
  const { stand, room } = roomsOf(place)
  const { many, tall } = linesOf(place, size)
  const { hanging } = stand
  const step = size * tall * (stand.rank ?? 1.1) + (hanging ?? 0)
  const base = room.y + room.height
  const spare = room.height - size * tall - (hanging ?? 0) - step * (many.length - 1)
  const lines = many.map((_, i) => {
    const feet = base - step * (many.length - 1 - i) - spare * (stand.rise ?? 0)
    return hanging ? feet - size * tall - hanging - spare / 2 : feet
  })
  const { width, height } = reachOf(stoodThing(place.name))
  const wide = Math.max(0.6, width / Math.max(width, height))
  const pitch = Math.min(size * wide * 1.34, acrossOf(place, many) / Math.max(...many))
  const band = room.height / many.length
  const [slack, drop] = [Math.max(0, pitch * LOOSER - size * wide * APART) / 2, Math.max(0, band - size * tall * APART)]
  const isLoose = place.isScattered && !hanging && SCATTERED.has(standOf(place.look, place.name))
  const grows = place.isScattered && GROWING.has(standOf(place.look, place.name))
  const isRound = ROUND.has(standOf(place.look, place.name))
  const wider = isLoose ? Math.min(pitch * (isRound ? 1 : LOOSER), acrossOf(place, many) / Math.max(...many)) : pitch
  const spots = many.flatMap((count, line) =>
    Array.from({ length: count }, (_, i): Spot => {
      const x = room.x + room.width / 2 + (i - (count - 1) / 2) * wider
      const isEnd = isRound && (i === 0 || i === count - 1)
      const far = isEnd ? 0.5 : wavering(place, line, i)
      if (!isLoose) return [x, lines[line] ?? base, grows ? size * (1 - FARTHER * far) : size]
      const aside = Math.max(0, Math.min(slack, (wider - size * wide * APART) / 2))
      return [
        x + aside * (wavering(place, line + 1, i) * 2 - 1),
        room.y + (line + 1) * band - drop * far,
        size * (1 - FARTHER * far),
      ]
    }),
  )
  return { lines, spots, middles: spots.map(([x, y, own]) => [x, y - (own * tall) / 2] as const), tall, base, pitch }
}

/** From the first to the last thing of a group, and from the uppermost to the lowest. */
export function extentOf(place: GroupPlace, size: number): Box {
  const { middles, tall, pitch } = standings(place, size)
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - pitch / 2, Math.min(...ys) - (size * tall) / 2]
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + pitch / 2 - left,
    height: Math.max(...ys) + (size * tall) / 2 - top,
  }
}

/** The place with its things; `hidden` ones are for the child to draw. */
export function drawGroup(place: GroupPlace, size: number, hidden: boolean, color: boolean): PageMark[] {
  const pen = new Pen(color)
  const { stand, foot, home, room } = roomsOf(place)
  const { lines, spots, middles, tall, base } = standings(place, size)
  const { hanging } = stand
  const isSecond = place.shared === 0
  const joined = stand.joins && place.shared ? { ...home, width: place.shared - 4 } : home
  const both = stand.adjoins && place.shared !== undefined ? nextTo(home, isSecond) : joined
  const row = { ...both, height: foot - home.y }
  const old: Home = { row, home: both, staying: middles, size, index: place.index }
  const at: Standing = { room, foot, lines: hidden ? [base] : lines, index: place.index }
  const drawn = () => (hidden && stand.blank ? stand.blank(pen, old) : stand.draw(pen, at, old, place.look))
  const behind = [
    stand.joins && isSecond ? [] : drawn(),
    stand.before?.(pen, at, old, isSecond, size * tall * (GRIPS[place.name] ?? 0.03)) ?? [],
    place.hasRidges ? at.lines.map((y) => ridge(pen, home, y)) : [],
    place.isScattered ? (settledOf(standOf(place.look, place.name), place.name)?.(pen, at, home, spots) ?? []) : [],
  ]
  const things = spots.flatMap(([x, y, own], i) => {
    const swims = standOf(place.look, place.name) === 'swim'
    // Those of two groups swim towards each other.
    const flip = looksAround(place.name) && ((swims ? 1 : i) + place.index) % 2 === 1
    const thing = oneOf(place.name, Math.floor((i + place.index) / 2))
    const string = hanging ? marksOf(hook(pen, x, y, hanging + 0.6)) : []
    return [...string, standing(pen, thing, x, hanging ? y + hanging + size * tall : y, own, { flip })]
  })
  const sign =
    place.labelled && !stand.bears && !stand.isHigh
      ? marksOf(
          plaque(
            pen,
            labelOf(place)[0],
            labelOf(place)[1] - LABEL.height / 2,
            foot + PLAQUE_ROOM,
            place.look.land.kind === 'station',
          ),
        )
      : []
  if (!hidden) return [...marksOf(behind), ...things, ...sign]
  const paper = stand.needsCard ? marksOf(card(pen, cardIn(stand, home, base))) : []
  return [...marksOf(behind), ...paper, answer(things), ...sign]
}

/** The white box of a label. */
export const labelBox = ([cx, cy]: readonly [number, number], color: boolean) =>
  new Pen(color).shape(box(cx - LABEL.side / 2, cy - LABEL.side / 2, LABEL.side, LABEL.side, 2.5), 'white', 0.8)
