/** Puts the pages of a sheet together: one drawing per page, framed and numbered, and the answer key at the end. */
import type { Box } from '../lettering/bounds.ts'
import { PALE_GREY } from '../scene/inks.ts'
import { centredText, group, rect } from '../scene/marks.ts'
import type { Mark, ScenePage, Sheet, SheetOptions } from '../scene/scene.ts'
import { CONTENT, frameAnswerKey, framePage } from './paper.ts'
import type { Pictogram } from './pictograms.ts'
import { createRandom, type Random } from './random.ts'

export interface DrawnPage<Facts> {
  /** What the child sees, drawn inside `CONTENT`. */
  readonly marks: readonly Mark[]
  /** The whole page solved, drawn inside `CONTENT`; leave out when nothing is to be answered. */
  readonly solved?: readonly Mark[]
  readonly facts: Facts
}

/** Facts of a composed sheet: one entry per worksheet page. */
export interface PagesFacts<Facts> {
  readonly pages: readonly Facts[]
}

const GAP = 8

/** Where each of `count` solved pages stands in the answer key. */
function answerCells(count: number): Box[] {
  const columns = count === 1 ? 1 : 2
  const rows = Math.ceil(count / columns)
  const width = (CONTENT.width - GAP * (columns - 1)) / columns
  const room = (CONTENT.height - GAP * (rows - 1)) / rows
  const height = count === 1 ? room : Math.min(room, (width * CONTENT.height) / CONTENT.width)
  return Array.from({ length: count }, (_, i) => ({
    x: CONTENT.x + (i % columns) * (width + GAP),
    y: CONTENT.y + Math.floor(i / columns) * (height + GAP),
    width,
    height,
  }))
}

function placeSolved(solved: readonly Mark[], cell: Box, label: string | null): Mark[] {
  const inset = label ? 4 : 0
  const scale = Math.min((cell.width - 2 * inset) / CONTENT.width, (cell.height - 2 * inset) / CONTENT.height, 0.9)
  const x = cell.x + (cell.width - CONTENT.width * scale) / 2 - CONTENT.x * scale
  const y = cell.y + (label ? (cell.height - CONTENT.height * scale) / 2 : 2) - CONTENT.y * scale
  const marks: Mark[] = [group(x, y, solved, { scale: Math.round(scale * 1e4) / 1e4 })]
  if (label) {
    marks.push(rect(cell.x, cell.y, cell.width, cell.height, { radius: 3, stroke: PALE_GREY, width: 0.35 }))
    marks.push(centredText(cell.x + 5, cell.y + 5, label, 4.2))
  }
  return marks
}

/**
 * Draws `options.pages` pages and the answer key.
 * Each page gets its own random source, so adding a page never changes the ones before it.
 * `draw` must be pure; `index` counts from 0; `sheet` is the source shared by all pages (fork it, for choices across pages).
 */
export function composeSheet<Facts>(
  options: SheetOptions,
  pictogram: Pictogram,
  draw: (random: Random, index: number, sheet: Random) => DrawnPage<Facts>,
): Sheet<PagesFacts<Facts>> {
  const { title, instruction } = options
  const random = createRandom(options.seed)
  const drawn = Array.from({ length: options.pages }, (_, index) => draw(random.fork(`page ${index}`), index, random))
  const solved = drawn.flatMap((page, i) => (page.solved ? [{ marks: page.solved, number: i + 1 }] : []))
  const pageCount = drawn.length + (solved.length > 0 ? 1 : 0)
  const pages: ScenePage[] = drawn.map((page, i) =>
    framePage({ title, instruction, pictogram, page: i + 1, pageCount }, page.marks),
  )
  const facts = { pages: drawn.map((page) => page.facts) }
  if (solved.length === 0) return { title, instruction, pages, facts }
  const cells = answerCells(solved.length)
  const key = solved.flatMap(({ marks, number }, i) => {
    const cell = cells[i]
    return cell ? placeSolved(marks, cell, drawn.length > 1 ? String(number) : null) : []
  })
  return { title, instruction, pages, answerKey: frameAnswerKey(title, pageCount, key), facts }
}
