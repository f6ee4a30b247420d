/** The four shapes of a letter on cloths that hang from ropes in a yard. */
import type { Box } from '../../lettering/bounds.ts'
import { middleY } from '../../page/cells.ts'
import { letterOnBoard } from '../../page/letter-on-board.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { dryingYard, hangers } from '../../studio/places/drying-yard.ts'

/** One of the four shapes, e.g. the small cursive a. */
export interface Form {
  readonly letter: string
  readonly small: boolean
  readonly cursive: boolean
}

export interface LetterFormsFacts {
  /** Capitals, in the order of the rows. */
  readonly letters: readonly string[]
  /** Shapes to choose from in each row; empty for rows without a choice. */
  readonly choices: readonly (readonly Form[])[]
  /** Shape that is given in each row of the table; empty elsewhere. */
  readonly given: readonly Form[]
}

export const FORMS: readonly [Omit<Form, 'letter'>, ...Omit<Form, 'letter'>[]] = [
  { small: false, cursive: false },
  { small: true, cursive: false },
  { small: false, cursive: true },
  { small: true, cursive: true },
]

export const shapeOf = ({ letter, small }: Form) => (small ? letter.toLowerCase() : letter)
/** Cursive of this share of print has small letters as high as those of print. */
export const CURSIVE_SCALE = 0.86
/** From the middle of a cloth to the line that its letters are on, in sizes. */
const BELOW_MIDDLE = 0.32
export const fontOf = ({ cursive }: Form) => (cursive ? 'cursive' : 'display')

/** Pegs reach this far down a cloth, mm. */
const PEG = 3
export const belowPegs = (box: Box): Box => ({ ...box, y: box.y + PEG, height: box.height - PEG })

/** A letter in one of its shapes in the middle of a cloth. `size` is that of print. */
export const formIn = (box: Box, form: Form, size: number) =>
  letterOnBoard(box, {
    letter: shapeOf(form),
    font: fontOf(form),
    size: form.cursive ? size * CURSIVE_SCALE : size,
    baseline: middleY(box) + size * BELOW_MIDDLE,
  })

/** Ropes and the cloths on them fill the page from here, mm. */
export const TOP = 64
const BOTTOM = 262
/** Between a cloth and the next rope, and the longest cloth, mm. */
const [BELOW, BELOW_MANY, LONGEST] = [6, 4.4, 44]

/** The room of the cloths of each rope. */
export function ropesOf(count: number, from = TOP): Box[] {
  const step = (BOTTOM - from) / count
  const height = Math.min(step - (count > 5 ? BELOW_MANY : BELOW), LONGEST)
  return Array.from({ length: count }, (_, i) => ({ x: 15, y: from + step * i, width: 180, height }))
}

/** The yard with its ropes, and the title above. */
export function yardOf(options: SheetOptions, ropes: readonly Box[], turn: number): PageMark[] {
  const pen = new Pen(options.color)
  const heights = ropes.map(({ y }) => y)
  return [...marksOf([dryingYard(pen, heights, turn), hangers(pen, turn)]), ...taskTitle(pen, options)]
}
