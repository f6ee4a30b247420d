/** A table for the adult where the solved pages of a key leave room: how each child did, and when. */
import { type Box, boundsOf } from '../lettering/bounds.ts'
import { GREY, PALE_GREY } from '../scene/inks.ts'
import { line, rect, text } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { CONTENT } from './paper.ts'
import { PAPER_TEXTS } from './texts.ts'

/** Lengths in mm. */
const [TITLE_HEIGHT, HEADER_HEIGHT, ROW_HEIGHT] = [9, 7, 9]
const [TITLE_SIZE, HEADER_SIZE] = [4.2, 3.2]
const INSET = 3

interface Column {
  readonly name: string
  /** Of the width of the table. */
  readonly share: number
}

const { name, date } = PAPER_TEXTS
const { title, withoutHelp, withHelp, notes } = PAPER_TEXTS.record
const WIDE: readonly Column[] = [
  { name, share: 0.3 },
  { name: date, share: 0.12 },
  { name: withoutHelp, share: 0.13 },
  { name: withHelp, share: 0.13 },
  { name: notes, share: 0.32 },
]
const NARROW: readonly Column[] = [
  { name, share: 0.46 },
  { name: withoutHelp, share: 0.27 },
  { name: withHelp, share: 0.27 },
]
/** A table narrower than this has no room for notes, mm. */
const WIDE_FROM = 120

const STYLE = { font: 'text', anchor: 'start', fill: GREY } as const
const RULE = { stroke: PALE_GREY, width: 0.35 } as const

/** Height from which on free room gets a table, mm. */
const LEAST_HEIGHT = 55

/** The table in the free part of a page; nothing without one, or in a low one. */
export function keyRecord(free: Box | undefined): Mark[] {
  if (!free || free.height < LEAST_HEIGHT) return []
  const { x, y, width, height } = free
  const columns = width < WIDE_FROM ? NARROW : WIDE
  const top = y + TITLE_HEIGHT
  const rows = Math.floor((height - TITLE_HEIGHT - HEADER_HEIGHT) / ROW_HEIGHT)
  const foot = top + HEADER_HEIGHT + rows * ROW_HEIGHT
  const lefts = columns.map((_, i) => x + width * columns.slice(0, i).reduce((sum, { share }) => sum + share, 0))
  return [
    text(x, y + TITLE_HEIGHT - INSET, title, TITLE_SIZE, STYLE),
    rect(x, top, width, foot - top, { radius: INSET, ...RULE }),
    ...lefts.slice(1).map((left) => line(left, top, left, foot, RULE)),
    ...Array.from({ length: rows }, (_, i) => top + HEADER_HEIGHT + i * ROW_HEIGHT).map((at) =>
      line(x, at, x + width, at, RULE),
    ),
    ...columns.map((column, i) =>
      text((lefts[i] ?? x) + INSET / 2, top + HEADER_HEIGHT - 2.2, column.name, HEADER_SIZE, STYLE),
    ),
  ]
}

const ABOVE_TABLE = 8

/** The part of a page below its marks. */
export function roomBelow(marks: readonly Mark[]): Box {
  const above = boundsOf(marks)
  const y = (above ? above.y + above.height : CONTENT.y) + ABOVE_TABLE
  return { ...CONTENT, y, height: CONTENT.y + CONTENT.height - y }
}
