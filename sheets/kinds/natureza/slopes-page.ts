/** Rain on two slopes: seen in the picture, and arguments for the forest. */
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { twoSlopes } from '../../studio/places/two-slopes.ts'
import { badge, wordsThenBox } from './number-badge.ts'
import type { Argument, SLOPE_SIGHTS } from './soil-water-facts.ts'

export interface SlopesTask {
  /** A is the left slope, B the right one. */
  readonly isForestLeft: boolean
  readonly sights: readonly (typeof SLOPE_SIGHTS)[number][]
  readonly statements: readonly Argument[]
}

const PAPER = { x: 17, y: 196, width: 176, height: 85 }

export const slopeOf = ({ isForestLeft }: SlopesTask, of: 'nua' | 'mata') =>
  (of === 'mata') === isForestLeft ? 'A' : 'B'

export function slopesPage(pen: Pen, index: number, task: SlopesTask): PageMark[] {
  const left = PAPER.x + 5
  return [
    ...marksOf([
      twoSlopes(pen, task.isForestLeft, index % 2 === 1),
      badge(pen, [19, 68], 'A'),
      badge(pen, [191, 68], 'B'),
      notePaper(pen, PAPER),
      pen.text(PAPER.x + PAPER.width / 2, PAPER.y + 40, 'Por que manter a mata no morro?', 5.2),
      pen.line(`M${left} ${PAPER.y + 33}H${PAPER.x + PAPER.width - 5}`, 0.5, 'greyDark'),
    ]),
    ...task.sights.flatMap(({ says, of }, i) =>
      wordsThenBox(pen, [left + (i % 2) * 86, PAPER.y + 10 + Math.floor(i / 2) * 13], says, slopeOf(task, of), {
        room: 82,
      }),
    ),
    ...task.statements.flatMap(({ says, isRight }, i): PageMark[] => {
      const y = PAPER.y + 47.8 + i * 7.6
      return [
        ...marksOf([
          pen.shape(box(left, y - 2.9, 5.8, 5.8, 1), 'white', 0.9),
          pen.text(left + 9, y + 1.7, says, 4.8, { font: 'text', anchor: 'start' }),
        ]),
        answer(isRight ? [stroke(`M${left + 1} ${y - 1.8}l3.800 3.600m0 -3.600l-3.800 3.600`, ANSWER_RED, 1)] : []),
      ]
    }),
  ]
}
