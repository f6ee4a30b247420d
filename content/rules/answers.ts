/** Answers are in the key alone, and differ from one another. */
import { ANSWER_RED } from '../../sheets/scene/inks.ts'
import type { Ink, Mark } from '../../sheets/scene/scene.ts'
import type { DrawnPiece, Rule } from './drawn.ts'

const isRed = (ink: Ink | undefined) => ink?.every((plate, i) => plate === ANSWER_RED[i]) ?? false

/** Marks without groups. */
const leavesOf = (marks: readonly Mark[]): Exclude<Mark, { kind: 'group' }>[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? leavesOf(mark.children) : [mark]))

function printedAnswers({ sheet }: DrawnPiece): string[] {
  return sheet.pages.flatMap(({ marks }, i) => {
    const red = leavesOf(marks).filter(
      (mark) => isRed(mark.fill) || isRed(mark.kind === 'path' ? mark.stroke : mark.outline?.stroke),
    )
    return red.length > 0 ? [`page ${i + 1}: ${red.length} marks in the red of answers`] : []
  })
}

/** With fewer answers a repeat is chance. */
const LEAST_ANSWERS = 4

/** Numbers written in red on a solved page, as they are read. */
const numbersOf = (marks: readonly Mark[]) =>
  leavesOf(marks).flatMap((mark) =>
    mark.kind === 'text' && isRed(mark.fill) && /^\d+$/.test(mark.text) ? [mark.text] : [],
  )

/** Solved pages of the keys: each is a group, or the whole key. */
const solvedPages = ({ sheet }: DrawnPiece) =>
  sheet.answerKeys.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'group' ? [mark.children] : [])))

/** Black keys are the same drawings: those in colour speak for them. */
function alike(piece: DrawnPiece): string[] {
  return solvedPages(piece).flatMap((marks, i) => {
    const numbers = numbersOf(marks)
    return numbers.length >= LEAST_ANSWERS && new Set(numbers).size === 1
      ? [`page ${i + 1}: every answer is ${numbers[0]}`]
      : []
  })
}

export const ANSWERS: readonly Rule[] = [
  { id: "no child's page has the red of answers", faults: printedAnswers },
  { id: 'the numbers that answer a page are not all the same', faults: alike },
]
