/** Five crates filled one after the other: the order of their letters, and words about who rots what is in them. */

import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { HOLD } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { type CompostPlace, CRATES, compostCrate, compostShed, gardenFork } from '../../studio/places/compost-shed.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import type { COMPOST_GAPS, Rotting } from './microbe-facts.ts'
import { badge } from './number-badge.ts'

export interface CompostTask {
  readonly rotting: Rotting
  /** Age of what is in the crates A to E, from 0. */
  readonly stages: readonly number[]
  readonly gaps: readonly (typeof COMPOST_GAPS)[number][]
  readonly bank: readonly string[]
}

const LETTERS = 'ABCDE'
const PAPER = { x: 17, y: 208, width: 176, height: 73 }
const CAST: readonly CastName[] = ['theo', 'nina', 'caio', 'bia', 'davi', 'iara']

/** Letters from the youngest to the oldest. */
export const orderOf = ({ stages }: Pick<CompostTask, 'stages'>): string[] =>
  [...stages.keys()].sort((a, b) => (stages[a] ?? 0) - (stages[b] ?? 0)).map((i) => LETTERS[i] ?? '')

export function compostPage(pen: Pen, place: CompostPlace, look: number, task: CompostTask): PageMark[] {
  const [left, right] = [PAPER.x + 5, PAPER.x + PAPER.width - 5]
  return [
    ...marksOf([
      compostShed(pen, place),
      task.stages.map((stage, i) => {
        const at = CRATES[i] ?? ([0, 0] as const)
        return [compostCrate(pen, at, task.rotting, stage), badge(pen, [at[0] - 18.5, at[1] - 31], LETTERS[i] ?? '')]
      }),
      person(pen, CAST[look % CAST.length] ?? 'theo', 160, 200, 0.86, { pose: HOLD }),
      gardenFork(pen, 181, 200),
      notePaper(pen, PAPER),
      pen.text(left, PAPER.y + 10.6, 'Da mais nova à mais velha:', 4.8, { font: 'text', anchor: 'start' }),
    ]),
    ...orderOf(task).flatMap((letter, i): PageMark[] => {
      const x = left + 74 + i * 19
      return [
        ...marksOf([
          pen.shape(box(x, PAPER.y + 3.4, 13, 11, 2), 'white', 0.9),
          i ? pen.line(`M${x - 5} ${PAPER.y + 8.9}h4m-1.600 -1.600l1.600 1.600l-1.600 1.600`, 0.8) : [],
        ]),
        writtenAnswer(x + 6.5, PAPER.y + 8.9, letter, 6.4),
      ]
    }),
    ...marksOf([
      pen.line(`M${left} ${PAPER.y + 19}H${right}`, 0.5, 'greyDark'),
      task.bank.map((word, i) => pen.text(PAPER.x + 25 + i * 42, PAPER.y + 27.4, word, 5.2)),
    ]),
    ...task.gaps.flatMap(({ says, word }, i): PageMark[] => {
      const base = PAPER.y + 41.4 + i * 12.4
      const { from, marks } = wordsAndLine(pen, says, [left, base], 4.8, right, 3)
      return [...marks, writtenAnswer((from + right) / 2, base - 2.6, word, 5.4)]
    }),
  ]
}
