/** Groups to count on the ground of a row: up to five one by one, more than that in piles of five. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import type { Random } from '../../page/random.ts'
import { BLACK } from '../../scene/inks.ts'
import type { Mark } from '../../scene/scene.ts'
import { centred, reachOf } from '../../studio/fit.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Fill, inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { FLOATING, footing, type Terrain } from '../../studio/places/terraces.ts'
import { bedOf, isOnSand, PERCHING } from './counted-beds.ts'
import { gatheredThing, looksAround, sizeOf } from './gatherings.ts'
import { shapeOf } from './grids.ts'

const FIVE = 5
/** Largest things, mm: one by one, and by fives. */
const [LARGEST_SINGLE, LARGEST_OF_FIVE] = [31, 23]
/** Small things are larger than the law of sizes asks: they are to be counted. */
const LOOSE = 1.45
/** Air between two things of a line, against a thing. */
const AIR = 1.14
/** Between two piles of five, against a thing. */
const BETWEEN = 0.5
/** They are in the air, a little above their shade. */
const FLYING = new Set(['borboleta', 'abelha', 'arara', 'pipa', 'balão', 'peteca'])
const LIFT = 0.14

const GROUNDS: Partial<Record<Terrain, Fill>> = { meadow: 'meadow', wood: 'meadow', moon: 'stone', shelves: 'woodPale' }

/** A pen for shades on the ground: a shade is mixed with what it falls on. */
export const groundPen = (colour: boolean, terrain: Terrain): Pen =>
  new Pen(colour, 1, 1, BLACK, { ink: inkOf(GROUNDS[terrain] ?? 'white') })

export interface CountedGroup {
  readonly name: string
  readonly count: number
}

interface Laid {
  /** Middles of the feet. */
  readonly feet: readonly Spot[]
  readonly size: number
  readonly lines: number
}

/** One line, each as far from the next as chance will: a single thing is anywhere in its row. */
function oneByOne(row: Box, { name, count }: CountedGroup, largest: number, random: Random): Laid {
  const shape = shapeOf(gatheredThing(name))
  const size = Math.min(largest, row.height / AIR / shape.y, row.width / Math.max(count, 4) / AIR / shape.x)
  const wide = size * shape.x * AIR
  const gaps = Array.from({ length: count + 1 }, () => random.between(0.25, 1))
  const spare = (row.width - wide * count) / gaps.reduce((sum, gap) => sum + gap, 0)
  let x = row.x
  const feet = gaps.slice(0, count).map((gap): Spot => {
    x += gap * spare + wide
    return [x - wide / 2, row.y + row.height]
  })
  return { feet, size, lines: 1 }
}

/** Lines of five, one above the other; a shorter one begins at the left. */
function linesOfFive(row: Box, { name, count }: CountedGroup, largest: number): Laid {
  const shape = shapeOf(gatheredThing(name))
  const lines = Math.ceil(count / FIVE)
  const size = Math.min(largest, row.height / 2 / AIR / shape.y, row.width / FIVE / AIR / shape.x)
  const pitch = { x: Math.min(row.width / FIVE, size * shape.x * 1.5), y: row.height / 2 }
  const feet = Array.from({ length: count }, (_, i): Spot => {
    return [row.x + (0.5 + (i % FIVE)) * pitch.x, row.y + row.height - (lines - 1 - Math.floor(i / FIVE)) * pitch.y]
  })
  return { feet, size, lines }
}

/** Piles of three below and two above; what is left over is a smaller pile beside them. */
function pilesOfFive(row: Box, { name, count }: CountedGroup, largest: number): Laid {
  const shape = shapeOf(gatheredThing(name))
  const size = Math.min(largest, row.height / 2 / AIR / shape.y, row.width / ((6 + BETWEEN) * AIR * shape.x))
  const pitch = { x: Math.min(size * shape.x * 1.3, row.width / (6 + BETWEEN)), y: row.height / 2 }
  const piles = Array.from({ length: Math.ceil(count / FIVE) }, (_, i) => Math.min(FIVE, count - i * FIVE))
  const feet = piles.flatMap((many, pile) => {
    const below = Math.ceil(many / 2)
    const middle = row.x + pitch.x * (1.5 + pile * (3 + BETWEEN * 1.6))
    return Array.from({ length: many }, (_, i): Spot => {
      const [at, of, up] = i < below ? [i, below, 0] : [i - below, many - below, 1]
      return [middle + (at - (of - 1) / 2) * pitch.x, row.y + row.height - up * pitch.y]
    })
  })
  return { feet, size, lines: 2 }
}

interface Row {
  readonly row: Box
  readonly group: CountedGroup
  /** Lines and piles of five take turns by it. */
  readonly index: number
}

/** A group of the size given, or as large as its row allows. */
function layGroup({ row, group, index }: Row, byFives: boolean, random: Random, largest: number): Laid {
  if (!byFives) return oneByOne(row, group, largest, random)
  return index % 2 ? pilesOfFive(row, group, largest) : linesOfFive(row, group, largest)
}

/** The groups of a page, sizes by one law: a horse is no smaller than a chick, as far as the rows allow. */
export function layGroups(rows: readonly Row[], byFives: boolean, random: Random): Laid[] {
  const largest = byFives ? LARGEST_OF_FIVE : LARGEST_SINGLE
  const fits = rows.map((row, i) => layGroup(row, byFives, random.fork(i), largest).size)
  const sizes = rows.map(({ group: { name } }) => sizeOf(name))
  const unit = Math.min(...fits.map((fit, i) => fit / (sizes[i] ?? 1)))
  return rows.map((row, i) =>
    layGroup(row, byFives, random.fork(i), Math.min(fits[i] ?? largest, unit * LOOSE * (sizes[i] ?? 1))),
  )
}

/** The things of a group with their shades; an upper line of a shelf has a riser below it. */
export function drawGroup(pen: Pen, terrain: Terrain, row: Box, { name }: CountedGroup, laid: Laid): Mark[] {
  const { feet, size, lines } = laid
  const thing = gatheredThing(name)
  const reach = reachOf(thing)
  const scale = size / Math.max(reach.width, reach.height)
  const half = (reach.height * scale) / 2
  const ground = row.y + row.height
  const [left, right] = [Math.min(...feet.map(([x]) => x)) - size * 0.6, Math.max(...feet.map(([x]) => x)) + size * 0.6]
  const upper = ground - row.height / 2
  const stepped = terrain === 'shelves' && lines > 1
  const riser = stepped
    ? pen.plane('far', 'woodDark').shape(box(left, upper, right - left, ground - upper, 0.8), 'woodPale')
    : []
  const floats = FLOATING.has(terrain) && !isOnSand(terrain, name)
  const lift = FLYING.has(name) ? LIFT * size : 0
  const perched = terrain === 'meadow' && PERCHING.has(name)
  const shades = (perched ? [] : feet).map(([x, y]) =>
    footing(groundPen(pen.colour, terrain), terrain, x, y, reach.width * scale),
  )
  const spots = feet.map(([x, y]): Spot => [x, floats ? y - row.height / lines / 2 : y - half - lift])
  const things = spots.map(([x, y], i) =>
    centred(pen, thing, x, y, size, { flip: looksAround(name) && (i * 3 + feet.length) % 4 > 1 }),
  )
  const bed = bedOf(pen.plane('far'), terrain, name, spots, size)
  return marksOf([riser, bed, shades, things])
}
