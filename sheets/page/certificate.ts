/** A certificate for whoever has finished a set: to be filled in, signed and hung up. */
import { line, text } from '../scene/marks.ts'
import type { Mark } from '../scene/scene.ts'
import { person } from '../studio/cast/cast.ts'
import type { CastName } from '../studio/cast/people.ts'
import { HANDS_UP } from '../studio/cast/poses.ts'
import { drawArrival } from '../studio/journeys/arrivals.ts'
import { circle, star } from '../studio/paths.ts'
import { type Drawing, marksOf, Pen } from '../studio/pen.ts'
import { bunting } from '../studio/shapes/built.ts'
import { paragraph } from './paragraph.ts'
import { titleBoard } from './picture-page.ts'
import { GUIDE_TEXTS } from './texts.ts'

const MIDDLE = 105

/** A medal on two ribbons. */
const medal = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(
    `M${x - 12} ${y + 10}L${x - 18} ${y + 40}L${x - 8} ${y + 34}L${x - 1} ${y + 42}L${x + 1} ${y + 12}z`,
    'red',
  ),
  pen.shape(
    `M${x + 12} ${y + 10}L${x + 18} ${y + 40}L${x + 8} ${y + 34}L${x + 1} ${y + 42}L${x - 1} ${y + 12}z`,
    'red',
  ),
  pen.shape(star(x, y, 25, 16, 0.88), 'yellow'),
  pen.shape(circle(x, y, 17), 'white', 1),
  pen.shape(star(x, y + 0.6, 12), 'orange', 1),
]

const blank = (x: number, end: number, y: number, label: string): Mark[] => [
  line(x, y, end, y, { width: 0.5 }),
  text((x + end) / 2, y + 6, label, 4.4, { font: 'text' }),
]

export function drawCertificate(color: boolean, set: string, done: string, who: readonly CastName[]): Mark[] {
  const pen = new Pen(color)
  const far = pen.plane('far', 'hillLine')
  const [one = 'bia', other = 'caio'] = who
  return [
    ...marksOf([
      drawArrival(pen, set),
      bunting(far, [9, 22], [201, 22], 5, ['red', 'yellow', 'blue', 'green', 'orange'], { size: 8, gap: 4 }),
      titleBoard(pen, { title: GUIDE_TEXTS.certificate, instruction: GUIDE_TEXTS.arrived, y: 44, width: 130 }),
      medal(pen, MIDDLE, 104),
      person(pen, one, 36, 274, 0.86, { pose: HANDS_UP }),
      person(pen, other, 174, 274, 0.86, { pose: HANDS_UP }),
    ]),
    text(MIDDLE, 160, GUIDE_TEXTS.well, 13),
    line(38, 176.5, 172, 176.5, { width: 0.5 }),
    ...paragraph(MIDDLE, 186, done, { size: 6.4, width: 142, anchor: 'middle' }).marks,
    ...blank(60, 96, 232, GUIDE_TEXTS.date),
    ...blank(102, 150, 232, GUIDE_TEXTS.signature),
  ]
}
