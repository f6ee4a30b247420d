/** The last page of a child's booklet: how the week was, three sentences to finish, a certificate. Lengths in mm. */
import { fitTextSize } from '../lettering/fonts.ts'
import { titleBoard } from '../page/picture-page.ts'
import { BLACK, GREY } from '../scene/inks.ts'
import { group, line, rect, rectData, starData, text } from '../scene/marks.ts'
import { type Mark, PAGE_WIDTH_MM, type ScenePage } from '../scene/scene.ts'
import type { ExpressionName } from '../studio/cast/expressions.ts'
import { castOfPage, STANDING } from '../studio/cast/people.ts'
import { bust } from '../studio/cast/showing.ts'
import { box, circle, ring, scallop } from '../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../studio/pen.ts'
import { hill, sun } from '../studio/shapes/nature.ts'
import { BOOKLET_TEXTS } from './texts.ts'

const MIDDLE = PAGE_WIDTH_MM / 2
const FRAME = { x: 11, y: 12, width: PAGE_WIDTH_MM - 22, height: 102 }
const CARD = { x: 11, y: 205, width: PAGE_WIDTH_MM - 22, height: 78 }
const CUT = 198
const [LEFT, RIGHT] = [20, PAGE_WIDTH_MM - 20]

/** Faces of the moods, in the order of their names. */
const FACES: readonly (readonly [ExpressionName, Fill])[] = [
  ['alegre', 'yellowPale'],
  ['calmo', 'skyLow'],
  ['sono', 'purplePale'],
  ['triste', 'bluePale'],
  ['bravo', 'redPale'],
]
const FACE = { radius: 15.5, y: 69, step: 36 }

const medal = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 11} ${y + 8}L${x - 15} ${y + 36}L${x - 6} ${y + 30}L${x} ${y + 38}L${x} ${y + 12}z`, 'red'),
  pen.shape(`M${x + 11} ${y + 8}L${x + 15} ${y + 36}L${x + 6} ${y + 30}L${x} ${y + 38}L${x} ${y + 12}z`, 'orange'),
  pen.shape(scallop(ring(x, y, 18, 18, 14), 0.5), 'yellow'),
  pen.shape(circle(x, y, 12.4), 'white', 1),
  pen.shape(starData(x, y, 8.6, 3.9), 'orange', 0.9),
]

/** Copies whose numbers give the same text have the same page. */
export const nameOfWeek = (number: number, color: boolean): string => `${number % STANDING.length} ${color}`

/** The page without a name; `number` is that of the copy. */
export function weekPage(number: number, color: boolean): ScenePage {
  const pen = new Pen(color)
  const cast = castOfPage(STANDING, number)
  const { x, y, width, height } = FRAME
  const top = marksOf([
    pen.shape(box(x, y, width, height), 'sky', null),
    sun(pen.plane('middle'), x + width - 13, y + 14, 0.46),
    hill(
      pen.plane('far', 'hillLine'),
      [
        [x - 4, 92],
        [60, 80],
        [120, 90],
        [x + width + 4, 82],
      ],
      'hillFar',
      y + height + 4,
    ),
    pen
      .plane('middle')
      .shape(`M${x - 4} 98Q70 91 ${MIDDLE} 97T${x + width + 4} 95V${y + height + 4}H${x - 4}z`, 'grass'),
    titleBoard(pen, { title: BOOKLET_TEXTS.week, instruction: BOOKLET_TEXTS.weekHint, y: y + 5, width: 136 }),
    FACES.map(([face, fill], i) => {
      const cx = MIDDLE + (i - 2) * FACE.step
      const name = BOOKLET_TEXTS.moods[i] ?? ''
      return [
        pen.shape(circle(cx, FACE.y, FACE.radius), fill, 1.2),
        pen.clip(
          circle(cx, FACE.y, FACE.radius - 0.6),
          pen.at(cx, FACE.y + 35.5, 0.76, (own) => bust(own, cast[i] ?? 'bia', face)),
        ),
        pen.shape(box(cx - 15.5, FACE.y + 20, 31, 10, 3), 'white', 0.9),
        pen.text(cx, FACE.y + 26.8, name, fitTextSize(name, 'text', 5.2, 28), { font: 'text' }),
      ]
    }),
  ])
  const rules = BOOKLET_TEXTS.sentences.flatMap((words, i): Mark[] => {
    const at = 127 + i * 25
    const rule = { stroke: GREY, width: 0.45 }
    return [
      ...marksOf(pen.shape(starData(LEFT, at - 2, 4.6, 2.1), 'yellow', 0.9)),
      text(LEFT + 8, at, words, 5.6, { anchor: 'start' }),
      line(LEFT + 8 + words.length * 3.1 + 6, at + 1, RIGHT, at + 1, rule),
      line(LEFT + 8, at + 14, RIGHT, at + 14, rule),
    ]
  })
  const { x: left, y: above, width: wide, height: high } = CARD
  return {
    marks: [
      group(0, 0, top, { clip: rectData(x, y, width, height, 7) }),
      rect(x, y, width, height, { radius: 7, width: 1.2 }),
      ...rules,
      line(6, CUT, PAGE_WIDTH_MM - 6, CUT, { stroke: GREY, width: 0.4, dash: [3, 2] }),
      ...marksOf([
        pen.shape(box(left, above, wide, high, 6), 'cream', 1.3),
        pen.shape(box(left + 3, above + 3, wide - 6, high - 6, 4), null, 0.6),
        medal(pen, left + 30, above + 28),
      ]),
      text(MIDDLE + 22, above + 18, BOOKLET_TEXTS.certificate, 10.4),
      line(MIDDLE - 40, above + 40, left + wide - 14, above + 40, { stroke: GREY, width: 0.5 }),
      text(MIDDLE + 22, above + 49, BOOKLET_TEXTS.certified, 6, { font: 'text' }),
      line(MIDDLE + 20, above + 66, left + wide - 14, above + 66, { stroke: GREY, width: 0.5 }),
      text(MIDDLE + 17, above + 66, BOOKLET_TEXTS.signed, 4.2, { font: 'text', fill: GREY, anchor: 'end' }),
    ],
  }
}

/** A name on the certificate; an empty one leaves the line. */
export const nameOnCertificate = (name: string): Mark[] =>
  name === ''
    ? []
    : [text(MIDDLE + 22, CARD.y + 37, name, fitTextSize(name, 'display', 13, 116), { font: 'display', fill: BLACK })]
