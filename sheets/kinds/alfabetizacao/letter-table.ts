/** A table of four cloths for each letter: one shape is given, the others are written. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import type { DrawnPage } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { LETTER_FORM_TEXTS } from '../../page/texts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, RULE_BLUE } from '../../scene/inks.ts'
import { heavier, line, text } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { CLOTHS, towel } from '../../studio/places/drying-yard.ts'
import { plate } from '../matematica/counted-rows.ts'
import {
  belowPegs,
  CURSIVE_SCALE,
  FORMS,
  type Form,
  fontOf,
  formIn,
  type LetterFormsFacts,
  ropesOf,
  shapeOf,
  TOP,
  yardOf,
} from './letter-forms.ts'

/** Height of the plates with the names of the four shapes, mm. */
const HEAD = 13
interface Ruling {
  /** Between the rules to write on, and the size of print that fits them, mm. */
  readonly rule: number
  readonly written: number
  /** The lowest rule is this far below the middle of its cloth: tails have room, mm. */
  readonly base: number
  /** Size of the letter that is given. */
  readonly given: number
}
const WIDE: Ruling = { rule: 7.7, written: 15.4, base: 5.4, given: 24 }
/** More rows have narrower rules. */
const MOST_WIDE = 5
const NARROW: Ruling = { rule: 6.3, written: 12.6, base: 4.6, given: 19 }

const rulesIn = (cell: Box, base: number, { rule }: Ruling): Mark[] =>
  [2, 1, 0].map((up) =>
    line(cell.x + 4, base - up * rule, cell.x + cell.width - 4, base - up * rule, {
      stroke: RULE_BLUE,
      width: up ? 0.35 : 0.6,
      cap: 'butt',
      ...(up === 1 && { dash: [1.8, 1.6] }),
    }),
  )

/** A letter on the lowest rule of its cloth, for the key. */
function writtenAt(cell: Box, base: number, form: Form, { written }: Ruling): Mark {
  const size = form.cursive ? written * CURSIVE_SCALE : written
  const drawn = text(middleX(cell), base, shapeOf(form), size, { font: fontOf(form), fill: ANSWER_RED })
  return form.cursive ? heavier(drawn, size) : drawn
}

export function tablePage(
  random: Random,
  letters: readonly string[],
  options: SheetOptions,
  yard: number,
): DrawnPage<LetterFormsFacts> {
  const pen = new Pen(options.color)
  const fill = random.pick(CLOTHS)
  const first = random.integer(0, FORMS.length - 1)
  const given = letters.map((letter, i): Form => ({ ...inTurn(FORMS, first + i), letter }))
  const ropes = ropesOf(letters.length, TOP + HEAD + 3)
  const ruling = letters.length > MOST_WIDE ? NARROW : WIDE
  const head = cellsOf(FORMS.length, 1, { box: { x: 15, y: TOP - 6, width: 180, height: HEAD }, gap: 4 })
  const marks = [
    ...eachCell(LETTER_FORM_TEXTS, head, ([kind, height], cell): Mark[] => [
      plate(cell, options.color),
      text(middleX(cell), cell.y + 5.6, kind, 4.6, { font: 'text' }),
      text(middleX(cell), cell.y + 10.6, height, 4.6, { font: 'text' }),
    ]).flat(),
    ...eachCell(given, ropes, (form, row, i) =>
      eachCell(FORMS, cellsOf(FORMS.length, 1, { box: row, gap: 4 }), (shape, cell): PageMark[] => {
        const isGiven = shape.small === form.small && shape.cursive === form.cursive
        const base = middleY(cell) + ruling.base
        const written = { ...shape, letter: form.letter }
        return [
          ...marksOf(towel(pen, cell, isGiven ? fill : 'white', i)),
          ...(isGiven
            ? [formIn(belowPegs(cell), written, ruling.given)]
            : [...rulesIn(cell, base, ruling), answer([writtenAt(cell, base, written, ruling)])]),
        ]
      }).flat(),
    ).flat(),
  ]
  return {
    marks: [...yardOf(options, ropes, yard), ...marks],
    whole: true,
    facts: { letters, choices: [], given },
    items: given.map((form) => `${shapeOf(form)} ${form.cursive ? 'cursiva' : 'de imprensa'}`),
  }
}
