/** Halves in two rows, one above the other: the child joins each of the upper row to one of the lower row. */
import type { Box } from '../../lettering/bounds.ts'
import { type MatchFacts, type MatchItem, type MatchPair, mixedOrder } from '../../page/match-columns.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { dot, path, rect, round } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'

/** Heights on the page, mm: of both rows of boxes, and of the dots between them. */
export const UPPER = { y: 72, height: 66 }
export const LOWER = { y: 181, height: 63 }
const LOWER_DOTS = 173.4
/** Of the dots below halves that hang, and below a shelf. */
export const UPPER_DOTS = { hung: 142, shelf: 148 }
/** Left edge of the rows and their length, mm. */
const LEFT = 17
export const ROW = 176
const DOT_RADIUS = 1.5

const boxesOf = ({ y, height }: { readonly y: number; readonly height: number }, count: number): Box[] => {
  const width = ROW / count
  return Array.from({ length: count }, (_, i) => ({ x: LEFT + i * width, y, width, height }))
}

const middle = ({ x, width }: Box) => x + width / 2

function lineBetween(from: number, to: number, upper: number): Mark {
  const bend = (LOWER_DOTS - upper) * 0.45
  const at = [from, upper, from, upper + bend, to, LOWER_DOTS - bend, to, LOWER_DOTS].map(round)
  return path(`M${at[0]} ${at[1]}C${at.slice(2).join(' ')}`, { stroke: ANSWER_RED, width: 0.9 })
}

/** The lower row is in a mixed order, with one more where a half is to be left over. */
export function drawRows(random: Random, pairs: readonly MatchPair[], upper: number, spare?: MatchItem) {
  const n = pairs.length
  const order = mixedOrder(random, spare ? n + 1 : n)
  const lower = order.flatMap((index) => pairs[index]?.right ?? spare ?? [])
  const [above, below] = [boxesOf(UPPER, n), boxesOf(LOWER, lower.length)]
  const solution = pairs.map((_, i) => order.indexOf(i))
  const lines = solution.flatMap((target, i): Mark[] => {
    const [from, to] = [above[i], below[target]]
    return from && to ? [lineBetween(middle(from), middle(to), upper)] : []
  })
  const left = spare && below[order.indexOf(n)]
  const marks: PageMark[] = [
    ...pairs.flatMap((pair, i) => (above[i] ? pair.left.draw(above[i]) : [])),
    ...lower.flatMap((item, i) => (below[i] ? item.draw(below[i]) : [])),
    ...above.map((box) => dot(middle(box), upper, DOT_RADIUS)),
    ...below.map((box) => dot(middle(box), LOWER_DOTS, DOT_RADIUS)),
    answer([
      ...lines,
      ...(left
        ? [
            rect(left.x + 1, left.y - 1, left.width - 2, left.height + 2, {
              radius: 10,
              stroke: ANSWER_RED,
              width: 0.9,
            }),
          ]
        : []),
    ]),
  ]
  const facts: MatchFacts = {
    left: pairs.map((pair) => pair.left.name),
    right: lower.map(({ name }) => name),
    solution,
    ...(spare && { spare: spare.name }),
  }
  return { marks, facts }
}
