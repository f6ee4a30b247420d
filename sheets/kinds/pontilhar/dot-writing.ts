/** Words on a page of dots that are no dot's: the line for what has appeared, and the plates under text. */
import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { measureText } from '../../lettering/fonts.ts'
import { DOT_TEXTS } from '../../page/texts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK, WHITE } from '../../scene/inks.ts'
import { area, line, path, rectData, text } from '../../scene/marks.ts'
import type { Mark, TextMark } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { Pen } from '../../studio/pen.ts'
import type { PlacedLabel } from './labels.ts'

/** Under a number, so that no line of the place runs through it. */
export function tag(label: TextMark): Mark {
  const { x, y, width, height } = boundsOf([label]) ?? { x: label.x, y: label.y, width: 0, height: 0 }
  return area(rectData(x - 0.6, y - 0.3, width + 1.2, height + 0.6, Math.min(1.6, height / 2)), WHITE)
}

/** Letters of an answer in a box, mm. */
const WRITTEN = 6.6

/** An empty box beside a dot, for its number or letter. */
export function writeInBox(label: PlacedLabel | undefined): PageMark[] {
  if (!label) return []
  const { x, y, width, height } = label.box
  const box = { fill: WHITE, stroke: BLACK, width: 0.45 }
  return [
    path(rectData(x, y, width, height, 1.6), box),
    writtenAnswer(x + width / 2, y + height / 2, label.text, WRITTEN),
  ]
}

/** Title and instruction of a page that is one picture, and its plate to write on. */
export const TITLE: Box = { x: 20, y: 20, width: 170, height: 33 }
export const PLATE: Box = { x: 45, y: 269, width: 120, height: 15 }

/** On a white plate, for a page that is one picture. */
export function writeOnPlate(name: string, color: boolean): PageMark[] {
  const pen = new Pen(color)
  const [x, y, width] = [46, 270.5, 118]
  const start = x + measureText(DOT_TEXTS.whatIsIt, 'text', 6) + 8
  return [
    pen.shape(box(x, y, width, 12.5, 3), 'white', 0.7),
    text(x + 4, y + 8.2, DOT_TEXTS.whatIsIt, 6, { font: 'text', anchor: 'start' }),
    line(start, y + 9.4, x + width - 5, y + 9.4, { width: 0.4 }),
    answer([text((start + x + width - 5) / 2, y + 8, name, 6.4, { fill: ANSWER_RED })]),
  ]
}
