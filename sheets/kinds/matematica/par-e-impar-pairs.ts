/** Groups in their places: the child rings two by two, counts, and ticks whether one is left over. */
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { answerBox, line, path, rect, text } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import type { Thing } from '../../studio/fit.ts'
import { hull, type Spot } from '../../studio/paths.ts'
import { Pen } from '../../studio/pen.ts'
import { drawRows, FIELD, ownRow, plate, type Row } from './counted-rows.ts'
import { drawGathered } from './gathered-group.ts'
import { gatheredThing, gatheringOf } from './gatherings.ts'
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

/** Around the two things of each pair, as close as they are wide and high: no ring cuts a third one. */
function pairRings(pairs: readonly (readonly [Spot, Spot])[], size: number, thing: Thing): Mark[] {
  const shape = shapeOf(thing)
  const reach = (dx: number, dy: number) => size * (Math.hypot(dx * shape.x, dy * shape.y) / 2 + AIR)
  return pairs.map(([[x1, y1], [x2, y2]]) => {
    const length = Math.hypot(x2 - x1, y2 - y1)
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
    const across = reach(dy, dx)
    const beyond = reach(dx, dy) - across
    const ends = [
      [x1 - dx * beyond, y1 - dy * beyond, across],
      [x2 + dx * beyond, y2 + dy * beyond, across],
    ] as const
    return path(hull(...ends), { stroke: ANSWER_RED, width: 0.9 })
  })
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
      const { spots, size, marks } = drawGathered(pen, row, gathering, group, random.fork(i))
      const board = { x: x + 4, y: cell.y + cell.height - PLATE + 3, width: GROUP_WIDTH - 8, height: PLATE }
      const cy = board.y + PLATE / 2
      return [
        ...marks,
        answer(pairRings(nearestPairs(spots), size, gatheredThing(group.name))),
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
