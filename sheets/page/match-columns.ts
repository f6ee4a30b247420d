/** Two columns to be joined with lines: each item on the left belongs to exactly one on the right. */
import type { Box } from '../lettering/bounds.ts'
import { answer, type PageMark } from '../scene/answers.ts'
import { ANSWER_RED } from '../scene/inks.ts'
import { dot, path, rect, round } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { cellsOf, eachCell, middleY } from './cells.ts'
import { CONTENT } from './paper.ts'
import type { Random } from './random.ts'

/** Claims of a matching: names of the items in place, and for each on the left the row of its partner. */
export interface MatchFacts {
  readonly left: readonly string[]
  readonly right: readonly string[]
  /** solution[i] = index in `right` of the partner of `left[i]`. */
  readonly solution: readonly number[]
  /** On the right, without a partner. */
  readonly spare?: string
}

export interface MatchItem {
  readonly name: string
  /** Draws the item inside the box. */
  readonly draw: (box: Box) => Mark[]
  /** Drawn on white paper where the page is a picture: letters, or a picture that does not belong in that place. */
  readonly onPaper?: boolean
  /** Box of what is drawn in the box. */
  readonly reach?: (box: Box) => Box
}

export interface MatchPair {
  readonly left: MatchItem
  readonly right: MatchItem
}

export interface MatchLook {
  /** Width of the boxes of each column, mm. */
  readonly leftWidth: number
  readonly rightWidth: number
  /** Frames around the items. Default true. */
  readonly framed?: boolean
  /** From a frame to its item, mm. */
  readonly inset?: number
  /** Height of all rows with their gaps, mm. Default the whole page. */
  readonly height?: number
  /** Rows of a page that is a picture, in place of those that fill `CONTENT`. */
  readonly rows?: readonly Box[]
  /** One more on the right, that goes with nothing: in the key it has a ring around it. */
  readonly spare?: MatchItem
  /** Its mark in the key, where that is no ring. */
  readonly spareMark?: (box: Box) => readonly Mark[]
  /** Boxes of both columns where the things of a landscape are not below each other. */
  readonly spots?: { readonly left: readonly Box[]; readonly right: readonly Box[] }
  /** Draws an item in its box of such a row, in place of a frame around it. */
  readonly place?: (item: MatchItem, box: Box) => Mark[]
}

const INSET = 2.5

const DOT_RADIUS = 1.5
const DOT_GAP = 7
/** From a thing to its dot, mm. */
const BESIDE = 4.5
const MAX_ROW = 48
/** Between the rows of the fullest page, of a usual one, and of one with few, mm. */
const gapOf = (rows: number) => (rows > 5 ? 5 : rows > 3 ? 7 : 22)

/** An order of n items that keeps at most one in place; two items always swap. */
export function mixedOrder(random: Random, n: number): number[] {
  const inPlace = Array.from({ length: n }, (_, i) => i)
  for (;;) {
    const order = random.shuffle(inPlace)
    if (order.filter((value, i) => value === i).length <= (n > 2 ? 1 : 0)) return order
  }
}

function curve(x1: number, y1: number, x2: number, y2: number): Mark {
  const bend = (x2 - x1) * 0.45
  const d = `M${round(x1)} ${round(y1)}C${round(x1 + bend)} ${round(y1)} ${round(x2 - bend)} ${round(y2)} ${round(x2)} ${round(y2)}`
  return path(d, { stroke: ANSWER_RED, width: 0.9 })
}

/** Right beside the thing if it is known, else beside its box. `side`: 1 at its right. */
function dotOf(item: MatchItem | undefined, box: Box, side: 1 | -1) {
  const reach = item?.reach?.(box)
  if (!reach) return { x: side > 0 ? box.x + box.width + DOT_GAP : box.x - DOT_GAP, y: middleY(box) }
  return { x: round(side > 0 ? reach.x + reach.width + BESIDE : reach.x - BESIDE), y: round(middleY(reach)) }
}

const ringAround = (box: Box): Mark[] => [
  rect(box.x - 1, box.y - 1, box.width + 2, box.height + 2, { radius: 12, stroke: ANSWER_RED, width: 0.9 }),
]

const framedItem = (item: MatchItem, box: Box, { framed = true, inset: asked = INSET }: MatchLook): Mark[] => {
  const inset = framed ? asked : 0
  const inner = { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - 2 * inset }
  const frame = framed ? [rect(box.x, box.y, box.width, box.height, { radius: 4 })] : []
  return [...frame, ...item.draw(inner)]
}

/** Draws the pairs, the right column in a mixed order. */
export function drawMatching(random: Random, pairs: readonly MatchPair[], look: MatchLook) {
  const n = pairs.length
  const { spare } = look
  const order = mixedOrder(random, spare ? n + 1 : n)
  const box = { ...CONTENT, height: look.height ?? CONTENT.height }
  const rows = look.rows ?? cellsOf(1, n, { box, gap: gapOf(n), maxHeight: MAX_ROW })
  const { x, width } = rows[0] ?? CONTENT
  const leftBoxes = look.spots?.left ?? rows.map((row) => ({ ...row, width: look.leftWidth }))
  const rightBoxes =
    look.spots?.right ?? rows.map((row) => ({ ...row, x: x + width - look.rightWidth, width: look.rightWidth }))
  const right = order.flatMap((index) => pairs[index]?.right ?? spare ?? [])
  const dotsLeft = leftBoxes.map((one, i) => dotOf(pairs[i]?.left, one, 1))
  const dotsRight = rightBoxes.map((one, i) => dotOf(right[i], one, -1))
  const dots = dotsRight.flatMap((at, i) => [dotsLeft[i] ?? [], at].flat().map(({ x, y }) => dot(x, y, DOT_RADIUS)))
  const drawItem = look.place ?? ((item: MatchItem, box: Box) => framedItem(item, box, look))
  const solution = pairs.map((_, i) => order.indexOf(i))
  const lines = solution.flatMap((target, i): Mark[] => {
    const [from, to] = [dotsLeft[i], dotsRight[target]]
    return from && to ? [curve(from.x, from.y, to.x, to.y)] : []
  })
  const over = spare && rightBoxes[order.indexOf(n)]
  const marks: PageMark[] = [
    ...eachCell(pairs, leftBoxes, ({ left }, box) => drawItem(left, box)).flat(),
    ...eachCell(right, rightBoxes, (item, box) => drawItem(item, box)).flat(),
    ...dots,
    answer([...lines, ...(over ? (look.spareMark ?? ringAround)(over) : [])]),
  ]
  const facts: MatchFacts = {
    left: pairs.map((pair) => pair.left.name),
    right: right.map((item) => item.name),
    solution,
    ...(spare && { spare: spare.name }),
  }
  return { marks, facts }
}
