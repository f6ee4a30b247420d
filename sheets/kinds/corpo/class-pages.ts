/** A class at school: clues to find each child, two friends to compare, and a count with a portrait to draw. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { nameOf } from '../../studio/cast/people.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type ClassSpot, classYard } from '../../studio/places/class-yard.ts'
import { type Classmate, type Clue, COUNTED, comparedIn, countOf, sameness } from './class-facts.ts'

export interface ClassTask {
  /** From left to right, the back row first. */
  readonly group: readonly Classmate[]
  readonly clues?: readonly Clue[]
}

const BOX = 11.8
const PLATE = { x: 14, width: 182, foot: 283 }
const INSIDE = PLATE.x + 6
const RIGHT = PLATE.x + PLATE.width - 6

const plate = (pen: Pen, top: number): Drawing =>
  pen.shape(box(PLATE.x, top, PLATE.width, PLATE.foot - top, 4), 'white', 1)

const writingBox = (pen: Pen, cx: number, cy: number): Drawing =>
  pen.shape(box(cx - BOX / 2, cy - BOX / 2, BOX, BOX, 2.2), 'white', 0.9)

const badge = (pen: Pen, x: number, y: number, number: number): Drawing => [
  pen.shape(circle(x, y, 4.8), 'yellow', 0.9),
  pen.text(x, y + 2.3, number, 6.4),
]

const rowOf = (count: number, foot: number, scale: number, step: number): ClassSpot[] =>
  Array.from({ length: count }, (_, i) => ({ x: 105 + (i - (count - 1) / 2) * step, foot, scale }))

const standingAt = (pen: Pen, group: readonly Classmate[], spots: readonly ClassSpot[]): Drawing =>
  group.map((who, i) => {
    const { x = 0, foot = 0, scale = 1 } = spots[i] ?? {}
    return person(pen, who, x, foot, scale, { pose: { expr: 'alegre' } })
  })

/** The beginning of a sentence, and a line to go on with it. */
const lineOf = (pen: Pen, words: string, y: number): Drawing =>
  wordsAndLine(pen, words, [INSIDE, y], 5.4, RIGHT, 2.4, 1.4).marks

const SIX = [...rowOf(3, 128, 0.74, 56), ...rowOf(3, 187, 0.74, 56)]
const CLUE = { top: 193, first: 201.4, step: 14.9 }

/** Numbers of the children beside the clues; the one without a clue gets one from the child who writes. */
export function cluesPage(pen: Pen, { group, clues = [] }: ClassTask): PageMark[] {
  const last = CLUE.first + clues.length * CLUE.step
  return [
    ...marksOf([
      classYard(pen, [128, 187]),
      standingAt(pen, group, SIX),
      SIX.map(({ x, foot }, i) => badge(pen, x + 20, foot - 6, i + 1)),
      plate(pen, CLUE.top),
      lineOf(pen, 'Pista de quem sobrou:', last + 2),
    ]),
    ...clues.flatMap(({ says, of }, i): PageMark[] => {
      const cy = CLUE.first + i * CLUE.step
      return [
        ...marksOf([
          writingBox(pen, INSIDE + BOX / 2, cy),
          pen.text(INSIDE + BOX + 5, cy + 2, says, 5.8, { font: 'text', anchor: 'start' }),
        ]),
        writtenAnswer(INSIDE + BOX / 2, cy, String(group.indexOf(of) + 1), 8),
      ]
    }),
  ]
}

const TWO = rowOf(2, 150, 1.16, 84)
const COMPARE = { top: 161, first: 171, step: 15.4 }

/** Same or different, feature by feature, then the child and a friend. */
export function comparePage(pen: Pen, { group }: ClassTask): PageMark[] {
  const [one = 'bia', other = 'caio'] = group
  const rows = comparedIn(pen.colour)
  const open = COMPARE.first + rows.length * COMPARE.step + 1.6
  return [
    ...marksOf([
      classYard(pen, [150]),
      standingAt(pen, group, TWO),
      group.map((who, i) => {
        const [x, words] = [(TWO[i]?.x ?? 0) + (i === 0 ? -38 : 38), nameOf(who)]
        const width = measureText(words, 'display', 6) + 8
        return [pen.shape(box(x - width / 2, 118, width, 10, 3), 'white', 0.8), pen.text(x, 125.2, words, 6)]
      }),
      plate(pen, COMPARE.top),
      rows.map(({ words }, i) => [
        pen.text(INSIDE + BOX + 6, COMPARE.first + i * COMPARE.step + 2, words, 5.8, { font: 'text', anchor: 'start' }),
        writingBox(pen, INSIDE + BOX / 2, COMPARE.first + i * COMPARE.step),
      ]),
      pen.shape(box(RIGHT - 52, COMPARE.first - 4, 52, 30, 3), 'yellowPale', 0.8),
      pen.text(RIGHT - 46, COMPARE.first + 6.6, 'I   igual', 6, { anchor: 'start' }),
      pen.text(RIGHT - 46, COMPARE.first + 18.6, 'D   diferente', 6, { anchor: 'start' }),
      lineOf(pen, 'Eu e um colega somos iguais em', open),
      lineOf(pen, 'e somos diferentes em', open + 14),
    ]),
    ...sameness(one, other, pen.colour).map((same, i) =>
      writtenAnswer(INSIDE + BOX / 2, COMPARE.first + i * COMPARE.step, same ? 'I' : 'D', 8),
    ),
  ]
}

const EIGHT = [...rowOf(4, 122, 0.66, 44), ...rowOf(4, 176, 0.66, 44)]
const COUNT = { top: 184, first: 203.6, step: 14.4, box: INSIDE + 76 }
const FRAME = { x: 116, y: 190, width: 74, height: 88 }

/** Children of the class counted by feature, and a portrait of the one who counts. */
export function countPage(pen: Pen, { group }: ClassTask): PageMark[] {
  return [
    ...marksOf([
      classYard(pen, [122, 176]),
      standingAt(pen, group, EIGHT),
      plate(pen, COUNT.top),
      pen.text(INSIDE, COUNT.top + 9, 'Quantas crianças têm…', 5.8, { anchor: 'start' }),
      COUNTED.map(([words], i) => {
        const cy = COUNT.first + i * COUNT.step
        return [
          pen.text(INSIDE, cy + 2, words, fitTextSize(words, 'text', 5.8, 66), { font: 'text', anchor: 'start' }),
          writingBox(pen, COUNT.box + BOX / 2, cy),
        ]
      }),
      pen.shape(box(FRAME.x, FRAME.y, FRAME.width, FRAME.height, 3), 'wood', 1.1),
      pen.shape(box(FRAME.x + 4, FRAME.y + 4, FRAME.width - 8, FRAME.height - 20, 1), 'white', 0.9),
      pen.shape(box(FRAME.x + 8, FRAME.y + FRAME.height - 13, FRAME.width - 16, 10, 2), 'white', 0.7),
      pen.text(FRAME.x + FRAME.width / 2, FRAME.y + FRAME.height - 6, 'Eu sou assim', 5.4),
    ]),
    ...COUNTED.map((_, i) =>
      writtenAnswer(COUNT.box + BOX / 2, COUNT.first + i * COUNT.step, String(countOf(i, group)), 8),
    ),
  ]
}
