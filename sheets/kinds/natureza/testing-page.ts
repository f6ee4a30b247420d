/** A testing room: six things are sorted by their numbers into a tub, under a magnet and into a circuit. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { box, circle } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { LAB, type MatterPlace, testingRoom } from '../../studio/places/matter-rooms.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { TESTED } from '../../studio/shapes/tested-things.ts'
import { conducts, floats, GROUP_OF, isMagnetic, type TestedName } from './matter-facts.ts'
import { nameLines } from './question-rows.ts'

export interface TestingTask {
  readonly things: readonly TestedName[]
}

const BOX = 12.4
const THINGS_AT = [34, 62.4, 90.8, 119.2, 147.6, 176]

/** One box for all numbers of a test, as its width must not give their count. */
function slots(pen: Pen, [cx, y]: readonly [number, number], numbers: readonly number[], width: number): PageMark[] {
  return [
    pen.shape(box(cx - width / 2, y, width, BOX, 2.2), 'white', 0.9),
    writtenAnswer(cx, y + BOX / 2, numbers.join('  '), 7.4),
  ]
}

const NOTES = { x: 49, y: 214, width: 112, height: 68 }
const PAIRS: readonly (readonly [CastName, CastName])[] = [
  ['iara', 'gil'],
  ['caio', 'nina'],
  ['sofia', 'davi'],
  ['malu', 'theo'],
  ['bia', 'yumi'],
]

export function testingPage(pen: Pen, place: MatterPlace, variant: number, { things }: TestingTask): PageMark[] {
  const [left, right] = PAIRS[variant % PAIRS.length] ?? (['iara', 'gil'] as const)
  const numbers = (is: (name: TestedName) => boolean) => things.flatMap((name, i) => (is(name) ? [i + 1] : []))
  const metal = things.find((name) => GROUP_OF[name] === 'metal') ?? 'fio de cobre'
  const floating = things.find(floats) ?? 'vela'
  const tub = LAB.tub
  const middle = tub.x + tub.width / 2
  const [from, to] = [NOTES.x + 5, NOTES.x + NOTES.width - 5]
  const line = (base: number, words: string, written: string): PageMark[] => {
    const { from: start, marks } = wordsAndLine(pen, words, [from, base], 4.6, to, 2)
    return [
      ...marks,
      writtenAnswer(start + 1, base - 2.4, written, fitTextSize(written, 'display', 4.8, to - start - 2), {
        anchor: 'start',
      }),
    ]
  }
  return [
    ...marksOf([
      testingRoom(pen, place),
      things.map((name, i) => {
        const x = THINGS_AT[i] ?? 0
        const lines = nameLines(name)
        const size = Math.min(...lines.map((one) => fitTextSize(one, 'text', 4.4, 23)))
        return [
          pen.at(x, LAB.bench, 1.1, TESTED[name]),
          pen.shape(circle(x, LAB.bench + 9.4, 4.2), 'yellow', 0.9),
          pen.text(x, LAB.bench + 11.3, i + 1, 5.4),
          pen.shape(box(x - 13.4, LAB.bench + 15.2, 26.8, 14.4, 2), 'cream', 0.8),
          lines.map((one, row) =>
            pen.text(x, LAB.bench + (lines.length > 1 ? 21 : 23.8) + row * 6, one, size, { font: 'text' }),
          ),
        ]
      }),
      pen.text(middle, tub.y + 11.4, 'boiam', 5.2),
      pen.text(middle, tub.y + tub.height - 19, 'afundam', 5.2),
      pen.text(123.5, 186.6, 'o ímã atrai', 4.8),
      pen.text(172, 171, 'acende a luz', 4.8),
      notePaper(pen, NOTES),
      person(pen, left, 27, 283, 0.78, { pose: POINT }),
      person(pen, right, 184, 283, 0.78, { pose: POINT_LEFT }),
    ]),
    ...slots(pen, [middle, tub.surface - 5], numbers(floats), 62),
    ...slots(
      pen,
      [middle, tub.y + tub.height - 16.4],
      numbers((name) => !floats(name)),
      62,
    ),
    ...slots(pen, [123.5, 190.4], numbers(isMagnetic), 38),
    ...slots(pen, [172, 190.4], numbers(conducts), 38),
    ...line(NOTES.y + 9, 'O ímã atrai todos os metais?', 'Não.'),
    ...line(NOTES.y + 21, 'Metal que ele não atraiu:', metal),
    ...line(NOTES.y + 33, 'As coisas que acendem a luz são de:', 'metal'),
    pen.text(from, NOTES.y + 45, `Por que a ${floating} boia?`, 4.6, { font: 'text', anchor: 'start' }),
    pen.line(`M${from} ${NOTES.y + 58}H${to}`, 0.6),
    writtenAnswer(from + 1, NOTES.y + 54.6, 'Exemplo: é leve para o seu tamanho.', 4.8, { anchor: 'start' }),
  ]
}
