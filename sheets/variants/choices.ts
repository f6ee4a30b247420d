/** Choices for an existing sheet: its drawing, and its layout on paper. */
import type { LetterStyle, Level } from '../scene/scene.ts'

/** `color`; `black` alone with grey areas; `outlines` alone, which saves ink. */
export type InkChoice = 'color' | 'black' | 'outlines'
/** The answer key at the end, not at all, in a separate file, or there with each solved page on its own. */
export type AnswerChoice = 'with' | 'without' | 'apart' | 'by-page'
/** Pages on one sheet of paper. */
export type Copies = 1 | 2 | 4
/** Several pages on one sheet of paper are the same page again, or those that follow. */
export type Beside = 'same' | 'next'
/** As many things on a page as the kind draws, or fewer. */
export type Amount = 'normal' | 'fewer'

export interface VariantChoices {
  readonly level: Level
  readonly seed: number
  readonly ink: InkChoice
  /** Null: as the kind draws them. */
  readonly letters: LetterStyle | null
  /** Worksheet pages, 1 to {@link MOST_PAGES}. */
  readonly pages: number
  readonly amount: Amount
  readonly copies: Copies
  readonly beside: Beside
  readonly answers: AnswerChoice
}

/** Worksheet pages of a variant. */
export const MOST_PAGES = 4
/** Seeds are whole numbers below this. */
export const SEEDS = 1_000_000
