/** A page, its answer key and its card in the catalogue as one list of marks, so that they cannot disagree. */
import { ANSWER_RED } from './inks.ts'
import { centredText, type TextStyle } from './marks.ts'
import type { Mark } from './scene.ts'

/** A difference between the page and its answer key. It is never inside a group. */
export interface AnswerMark {
  readonly kind: 'answer'
  /** Printed on the page alone. */
  readonly blank: readonly Mark[]
  /** Printed in the key alone. */
  readonly shown: readonly Mark[]
  /** On the card, in place of `blank`. */
  readonly card?: readonly Mark[]
}

/** Marks that page and key share, and answers. */
export type PageMark = Mark | AnswerMark

/** Marks of the answer key, here in the order of drawing; `blank` replaces them on the page, `card` on its card. */
export const answer = (shown: readonly Mark[], blank: readonly Mark[] = [], card?: readonly Mark[]): AnswerMark => ({
  kind: 'answer',
  blank,
  shown,
  ...(card && { card }),
})

/** An answer in red letters, centred on a place to write in. */
export const writtenAnswer = (
  cx: number,
  cy: number,
  content: string,
  size: number,
  style: Omit<TextStyle, 'fill'> = {},
): AnswerMark => answer([centredText(cx, cy, content, size, { ...style, fill: ANSWER_RED })])

/** Marks of the card alone: they tell a shopper what the child's work becomes, and the page keeps its secret. */
export const onCard = (card: readonly Mark[]): AnswerMark => answer([], [], card)

const printed = (marks: readonly PageMark[], part: 'blank' | 'shown' | 'card'): Mark[] =>
  marks.flatMap((mark) => (mark.kind === 'answer' ? (mark[part] ?? mark.blank) : [mark]))

/** The child's page. */
export const unsolved = (marks: readonly PageMark[]): Mark[] => printed(marks, 'blank')

/** The page in the answer key. */
export const solved = (marks: readonly PageMark[]): Mark[] => printed(marks, 'shown')

/** The page as its card shows it; null where that is the page itself. */
export const asOnCard = (marks: readonly PageMark[]): Mark[] | null =>
  marks.some((mark) => mark.kind === 'answer' && mark.card) ? printed(marks, 'card') : null

export const hasAnswers = (marks: readonly PageMark[]): boolean =>
  marks.some((mark) => mark.kind === 'answer' && mark.shown.length > 0)
