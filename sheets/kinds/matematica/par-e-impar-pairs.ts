/** Groups in their places: the child rings two by two, counts, and ticks whether one is left over. */
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { answerBox, line, path, rect, text } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import type { Thing } from '../../studio/fit.ts'
import { hull, type Spot } from '../../studio/paths.ts'
import { Pen } from '../../studio/pen.ts'
import { drawRows, FIELD, ownRow, plate, type Row } from './counted-rows.ts'
import { drawGathered, type Strewn } from './gathered-group.ts'
import { gatheredThing } from './gathered-things.ts'
import { gatheringOf } from './gatherings.ts'
import { shapeOf } from './grids.ts'
import { isEven } from './par-e-impar-numbers.ts'
import { nearestPairs } from './strewn.ts'

/** A box to tick with its word behind it. */
function choice(x: number, cy: number, word: string, isRight: boolean): PageMark[] {
  return [
    rect(x, cy - 3.5, 7, 7, { radius: 1.4, width: 0.5 }),
    text(x + 9.5, cy + 1.9, word, 5.4, { font: 'text', anchor: 'start' }),
    ...(isRight
      ? [
          answer([
            line(x + 1.4, cy, x + 3.1, cy + 2.2, { stroke: ANSWER_RED, width: 0.9 }),
            line(x + 3.1, cy + 2.2, x + 6, cy - 2.4, { stroke: ANSWER_RED, width: 0.9 }),
          ]),
        ]
      : []),
  ]
}

/** Between the two groups of a row, and the plate below each, mm. */
const [BETWEEN, PLATE] = [10, 16]
const GROUP_WIDTH = (FIELD.width - BETWEEN) / 2
/** Between a thing and the ring around it, as a part of the thing's size. */
const AIR = 0.05

/** A ring about two things: all within `r` of the stretch between its ends. */
interface Ring {
  readonly from: Spot
  readonly to: Spot
  readonly r: number
}

/** Around both things, as close as they are wide and high. */
function ringAbout([[x1, y1], [x2, y2]]: readonly [Spot, Spot], size: number, thing: Thing): Ring {
  const shape = shapeOf(thing)
  const reach = (dx: number, dy: number) => size * (Math.hypot(dx * shape.x, dy * shape.y) / 2 + AIR)
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = length > 0 ? [(x2 - x1) / length, (y2 - y1) / length] : [1, 0]
  const r = reach(dy, dx)
  const beyond = reach(dx, dy) - r
  return { from: [x1 - dx * beyond, y1 - dy * beyond], to: [x2 + dx * beyond, y2 + dy * beyond], r }
}

/** From a point to the stretch between the ends of a ring. */
function gapTo([x, y]: Spot, { from: [x1, y1], to: [x2, y2] }: Ring): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = dx * dx + dy * dy
  const t = along > 0 ? Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / along)) : 0
  return Math.hypot(x - x1 - t * dx, y - y1 - t * dy)
}

/** Room between two rings, below zero where they meet. */
const between = (a: Ring, b: Ring): number =>
  Math.min(gapTo(a.from, b), gapTo(a.to, b), gapTo(b.from, a), gapTo(b.to, a)) - a.r - b.r

/** The rings of a group, and the least room between any two, or between one and the thing that is left over. */
function ringsOf(spots: readonly Spot[], size: number, thing: Thing) {
  const pairs = nearestPairs(spots)
  const rings = pairs.map((pair) => ringAbout(pair, size, thing))
  const alone = spots.filter((spot) => !pairs.flat().includes(spot)).map((spot) => ringAbout([spot, spot], size, thing))
  const all = [...rings, ...alone]
  const gaps = all.flatMap((ring, i) => all.slice(i + 1).map((other) => between(ring, other)))
  return { rings, free: Math.min(FREE, ...gaps) }
}

/** Enough between two rings, mm; so many arrangements are tried, with things ever smaller. */
const FREE = 1.4
const TRIES = 30
const SMALLEST = 0.72

/** The group as it is strewn with rings that keep clear of each other. */
function freelyPaired(strewn: (random: Random, largest?: number) => Strewn, thing: Thing, random: Random) {
  const first = strewn(random.fork(0))
  let best = { ...first, ...ringsOf(first.spots, first.size, thing) }
  for (let i = 1; i < TRIES && best.free < FREE; i++) {
    const largest = first.size * (1 - (1 - SMALLEST) * (i / TRIES))
    const next = strewn(random.fork(i), largest)
    const found = ringsOf(next.spots, next.size, thing)
    if (found.free > best.free) best = { ...next, ...found }
  }
  return best
}

/** Two groups, each strewn in its place; on the plate below go its number and the right one of two words. */
function pairsRow(counts: readonly number[], names: readonly string[], options: SheetOptions, random: Random): Row {
  const { color } = options
  const gathering = gatheringOf(options.theme)
  const pen = new Pen(color)
  return ownRow((cell) =>
    counts.flatMap((count, i): PageMark[] => {
      const x = cell.x + i * (GROUP_WIDTH + BETWEEN)
      const row = { ...cell, height: cell.height - PLATE }
      const group = { name: names[i] ?? '', count, x, width: GROUP_WIDTH, index: i }
      const { rings, marks } = freelyPaired(
        (own, largest) => drawGathered(pen, row, gathering, { ...group, ...(largest && { largest }) }, own),
        gatheredThing(group.name),
        random.fork(i),
      )
      const board = { x: x + 4, y: cell.y + cell.height - PLATE + 3, width: GROUP_WIDTH - 8, height: PLATE }
      const cy = board.y + PLATE / 2
      return [
        ...marks,
        answer(
          rings.map(({ from, to, r }) => path(hull([...from, r], [...to, r]), { stroke: ANSWER_RED, width: 0.9 })),
        ),
        plate(board, color),
        answerBox(board.x + 2, cy - 7, 14, 14),
        writtenAnswer(board.x + 9, cy, String(count), 9),
        ...choice(board.x + 22, cy, 'par', isEven(count)),
        ...choice(board.x + 46, cy, 'ímpar', !isEven(count)),
      ]
    }),
  )
}

/** Three rows of two groups each. */
export function drawPairs(options: SheetOptions, counts: readonly number[], names: readonly string[], seed: number) {
  const random = createRandom(options.seed).fork(`strewn ${seed}`)
  const rows = [0, 2, 4].map((at) =>
    pairsRow(counts.slice(at, at + 2), names.slice(at, at + 2), options, random.fork(at)),
  )
  return drawRows(options, gatheringOf(options.theme).place, rows, seed)
}
