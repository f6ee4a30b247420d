/** The adult's record of an assessment: how to dictate, what was written and read, the hypothesis with examples. */
import { heading, LEFT, NOTE, note, RIGHT, rule, tick, whose } from '../../page/adult-record.ts'
import { CONTENT } from '../../page/paper.ts'
import { ASSESSMENT_TEXTS } from '../../page/texts.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { line, rect, text } from '../../scene/marks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import type { Dictated, Field } from './sondagem-facts.ts'

const { y: TOP, width: WIDTH } = CONTENT
const END = TOP + CONTENT.height

/** Columns of the table: what is dictated, how it was written, how it was read. */
const COLUMNS = [LEFT, LEFT + 46, LEFT + 102, RIGHT] as const

function table(top: number, row: number, words: readonly Dictated[], sentence: string | null): Mark[] {
  const head = 7
  const rows = [
    ...words.map(({ word }, i) => ({ label: `${i + 1}. ${capitals(word)}`, size: NOTE })),
    ...(sentence ? [{ label: sentence, size: 3.7 }] : []),
  ]
  const foot = top + head + rows.length * row
  const titles = [ASSESSMENT_TEXTS.dictated, ASSESSMENT_TEXTS.written, ASSESSMENT_TEXTS.read]
  return [
    rect(LEFT, top, WIDTH, foot - top, { radius: 1.5, width: 0.5 }),
    ...COLUMNS.slice(1, 3).map((x) => line(x, top, x, foot, { width: 0.35 })),
    ...titles.map((title, i) =>
      text((COLUMNS[i] ?? 0) + 2.5, top + 4.8, title, 3.6, { font: 'display', anchor: 'start' }),
    ),
    ...rows.flatMap(({ label, size }, i): Mark[] => {
      const y = top + head + i * row
      return [line(LEFT, y, RIGHT, y, { width: 0.35 }), note(LEFT + 2.5, y + row / 2 + 1.5, label, size)]
    }),
  ]
}

/** Each hypothesis with its rule and how the word of three syllables may look. */
function hypotheses(top: number, row: number, { written, words }: Field): Mark[] {
  return [
    heading(top, ASSESSMENT_TEXTS.hypothesesOf(capitals(words[1].word))),
    ...ASSESSMENT_TEXTS.hypotheses.flatMap(([name, means], i): Mark[] => {
      const y = top + 3 + (i + 0.68) * row
      return [
        ...tick(LEFT, y, name),
        note(LEFT + 62, y, means, 3.6),
        text(RIGHT, y, written[i] ?? '', 3.6, { font: 'display', anchor: 'end' }),
        ...(i > 0 ? [rule(LEFT, RIGHT, top + 3 + i * row)] : []),
      ]
    }),
  ]
}

/** Ticks in two columns. */
function ticks(top: number, row: number, title: string, labels: readonly string[]): Mark[] {
  return [
    heading(top, title),
    ...labels.flatMap((label, i) =>
      tick(LEFT + (i % 2) * (WIDTH / 2), top + 2 + (Math.floor(i / 2) + 0.72) * row, label),
    ),
  ]
}

/** The whole record. */
export function recordPage(level: Level, field: Field, words: readonly Dictated[]): Mark[] {
  const isFirst = level === 'facil'
  const steps = ASSESSMENT_TEXTS.steps.filter((step) => !isFirst || step !== ASSESSMENT_TEXTS.stepOfSentence)
  const sentence = isFirst ? null : field.sentence
  const row = level === 'desafio' ? 8.6 : 9.4
  const how = TOP + 22
  const dictation = how + 4 + steps.length * 5.8
  const seen = dictation + 7 + (words.length + (sentence ? 1 : 0)) * row + 9
  const also = seen + (level === 'desafio' ? 3 * 7 + 10 : 5 * 8 + 11)
  const notes = also + (level === 'desafio' ? 4 : 2) * 7 + 11
  const lines = Math.floor((END - notes - 1) / 9)
  return [
    ...whose(TOP + 4),
    heading(how, ASSESSMENT_TEXTS.how),
    ...steps.map((step, i) => note(LEFT, how + 6 + i * 5.8, `${i + 1}. ${step}`)),
    ...table(dictation, row, words, sentence),
    ...(level === 'desafio'
      ? [
          ...ticks(
            seen,
            7,
            ASSESSMENT_TEXTS.hypothesis,
            ASSESSMENT_TEXTS.hypotheses.map(([name]) => name),
          ),
          ...ticks(also, 7, ASSESSMENT_TEXTS.mastery, ASSESSMENT_TEXTS.mastered),
        ]
      : [
          ...hypotheses(seen, 8, field),
          ...ticks(
            also,
            7,
            ASSESSMENT_TEXTS.also,
            isFirst ? ASSESSMENT_TEXTS.atFirst : ASSESSMENT_TEXTS.dictatedAlso(field.kept),
          ),
        ]),
    heading(notes, ASSESSMENT_TEXTS.notes),
    ...Array.from({ length: lines }, (_, i) => rule(LEFT, RIGHT, notes + 9 + i * 9)),
  ]
}
