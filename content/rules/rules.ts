/** Every rule of the catalogue. */
import { ANSWERS } from './answers.ts'
import type { Rule } from './drawn.ts'
import { MAZES } from './mazes.ts'
import { ORDER } from './order.ts'
import { PAPER } from './paper.ts'
import { PROMISES } from './promises.ts'
import { PUZZLES } from './puzzles.ts'
import { REPEATS } from './repeats.ts'
import { SHELF } from './shelf.ts'
import { STROKES } from './strokes.ts'
import { WORDS } from './words.ts'

export const RULES: readonly Rule[] = [
  ...PROMISES,
  ...ANSWERS,
  ...PUZZLES,
  ...REPEATS,
  ...ORDER,
  ...PAPER,
  ...STROKES,
  ...MAZES,
  ...WORDS,
  ...SHELF,
]
