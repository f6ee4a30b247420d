/** Parts of an adult's record: headings, notes, boxes to tick, lines for the child, the class and the date. */
import { measureText } from '../lettering/fonts.ts'
import { PALE_GREY } from '../scene/inks.ts'
import { line, rect, text } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { CONTENT } from './paper.ts'
import { ASSESSMENT_TEXTS } from './texts.ts'

export const LEFT = CONTENT.x
export const RIGHT = CONTENT.x + CONTENT.width
/** Letters of notes and of headings, mm. */
export const NOTE = 4
const HEAD = 4.5
const TICK = 4.6

export const note = (x: number, y: number, label: string, size = NOTE): Mark =>
  text(x, y, label, size, { font: 'text', anchor: 'start' })
export const heading = (y: number, label: string): Mark =>
  text(LEFT, y, label, HEAD, { font: 'display', anchor: 'start' })
export const rule = (x1: number, x2: number, y: number): Mark => line(x1, y, x2, y, { width: 0.35, stroke: PALE_GREY })
/** A box to tick with its label; `y` is the baseline. */
export const tick = (x: number, y: number, label: string, size = NOTE): Mark[] => [
  rect(x, y - TICK + 0.9, TICK, TICK, { radius: 0.8, width: 0.45 }),
  note(x + TICK + 2.4, y, label, size),
]

const blank = (x: number, end: number, y: number, label: string): Mark[] => [
  note(x, y, label),
  line(x + measureText(label, 'text', NOTE) + 2, y + 0.8, end, y + 0.8, { width: 0.4 }),
]

/** Lines for the child, the class and the date, and the terms to tick. */
export const whose = (y: number): Mark[] => [
  ...blank(LEFT, LEFT + 92, y, ASSESSMENT_TEXTS.child),
  ...blank(LEFT + 96, LEFT + 132, y, ASSESSMENT_TEXTS.class),
  ...blank(LEFT + 136, RIGHT, y, ASSESSMENT_TEXTS.date),
  ...ASSESSMENT_TEXTS.terms.flatMap((term, i) => tick(LEFT + i * 45, y + 9, term)),
]
