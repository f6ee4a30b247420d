/** Which side has more? Ring it, or write the sign: pictures first, then numbers. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, circle, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { COUNTER_THEMES, countersOf, drawGroup } from './counters.ts'

export interface Comparison {
  readonly left: number
  readonly right: number
  readonly answer: '>' | '<' | '='
}

const compare = (left: number, right: number): Comparison => ({
  left,
  right,
  answer: left > right ? '>' : left < right ? '<' : '=',
})

const LEVELS: Readonly<Record<Level, { rows: number; columns: number }>> = {
  facil: { rows: 4, columns: 1 },
  medio: { rows: 4, columns: 1 },
  desafio: { rows: 6, columns: 2 },
}

/** Comparisons for one page, no two alike; easy ones differ by at least two, hard ones also swap digits (36 and 63). */
function choose(random: Random, level: Level, count: number): Comparison[] {
  const seen = new Set<string>()
  const found: Comparison[] = []
  const equals = level === 'facil' ? -1 : random.integer(0, count - 1)
  while (found.length < count) {
    const top = level === 'facil' ? 6 : level === 'medio' ? 10 : 99
    const left = random.integer(level === 'desafio' ? 12 : 1, top)
    const swapped = Number([...String(left)].reverse().join(''))
    const free = random.integer(level === 'desafio' ? 12 : 1, top)
    const right =
      found.length === equals ? left : level === 'desafio' && random.chance(0.35) && swapped > 11 ? swapped : free
    if (found.length !== equals && Math.abs(left - right) < (level === 'facil' ? 2 : 1)) continue
    const key = [left, right].sort((a, b) => a - b).join()
    if (seen.has(key)) continue
    seen.add(key)
    found.push(compare(left, right))
  }
  return found
}

const SIGN_ROOM = 32
const EASY_GAP = 10

function sides(cell: Box, gap: number): [Box, Box] {
  const width = (cell.width - gap) / 2
  return [
    { ...cell, width },
    { ...cell, x: cell.x + width + gap, width },
  ]
}

function ringAround(box: Box): Mark {
  const inset = 2.5
  return rect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset, {
    radius: 8,
    stroke: ANSWER_RED,
    width: 1.2,
  })
}

function drawPictures(
  c: Comparison,
  pictures: readonly Picture[],
  cell: Box,
  ring: boolean,
  color: boolean,
  solved: boolean,
) {
  const [left, right] = sides(cell, ring ? EASY_GAP : SIGN_ROOM)
  const inner = (box: Box) => ({ x: box.x + 6, y: box.y + 4, width: box.width - 12, height: box.height - 8 })
  const look = ring
    ? { color, perLine: 3, maxSize: 19, centred: true }
    : { color, perLine: 4, maxSize: 16, centred: true }
  const marks: Mark[] = [left, right].map((box) => rect(box.x, box.y, box.width, box.height, { radius: 4 }))
  const [one, other = one] = pictures
  if (one) marks.push(...drawGroup(one, c.left, inner(left), look))
  if (other) marks.push(...drawGroup(other, c.right, inner(right), look))
  if (ring) return solved ? [...marks, ringAround(c.answer === '>' ? left : right)] : marks
  return [...marks, ...drawSign(c, middleX(cell), middleY(cell), 11, solved)]
}

function drawSign(c: Comparison, cx: number, cy: number, r: number, solved: boolean): Mark[] {
  const ring = circle(cx, cy, r, { width: 0.5, dash: [1.8, 1.6] })
  return solved ? [ring, centredText(cx, cy, c.answer, r * 1.4, { fill: ANSWER_RED })] : [ring]
}

function drawNumbers(c: Comparison, cell: Box, solved: boolean): Mark[] {
  const cy = middleY(cell)
  const third = cell.width / 3
  const numberBox = (x: number, n: number): Mark[] => [
    rect(x, cy - 11, third - 4, 22, { radius: 4 }),
    centredText(x + (third - 4) / 2, cy, String(n), 11),
  ]
  return [
    ...numberBox(cell.x, c.left),
    ...drawSign(c, middleX(cell), cy, 9, solved),
    ...numberBox(cell.x + 2 * third + 4, c.right),
  ]
}

export const maisOuMenos: SheetKind<PagesFacts<readonly Comparison[]>> = {
  id: 'mais-ou-menos',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level, color } = options
    return composeSheet(options, level === 'facil' ? 'ring' : 'write', (random) => {
      const { rows, columns } = LEVELS[level]
      const cells = cellsOf(columns, rows, { gap: level === 'desafio' ? 12 : 7 })
      const comparisons = choose(random, level, cells.length)
      const pictures = countersOf(options.theme)
      const chosen = cells.map((_, i) =>
        level === 'medio' ? random.sample(pictures, 2) : [pictures[i % pictures.length]],
      )
      const page = (solved: boolean) =>
        eachCell(comparisons, cells, (c, cell, i) =>
          level === 'desafio'
            ? drawNumbers(c, cell, solved)
            : drawPictures(
                c,
                (chosen[i] ?? []).filter((p) => p !== undefined),
                cell,
                level === 'facil',
                color,
                solved,
              ),
        ).flat()
      return { marks: page(false), solved: page(true), facts: comparisons }
    })
  },
}
