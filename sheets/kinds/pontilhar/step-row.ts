/** The count before the dots: a row of numbers across the top of the picture, some of them for the child to write. */
import type { Box } from '../../lettering/bounds.ts'
import { PICTURE } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'

/** Carriers of the numbers: flags on a string by day, lanterns by night, bubbles under water. */
export type RowLook = 'flags' | 'lanterns' | 'bubbles'

interface RowNumber {
  readonly text: string
  /** The child writes it. */
  readonly blank: boolean
}

export type StepRow = readonly RowNumber[]

/** Numbers of a row. */
const IN_ROW = 8

/** The first numbers of the count; each empty one is between two that are printed. */
export function stepRow(words: readonly string[], blanks: number, random: Random): StepRow {
  const places = random.shuffle([2, 4, 6]).slice(0, blanks)
  return words.slice(0, IN_ROW).map((text, i) => ({ text, blank: places.includes(i) }))
}

/** Room of the row, under the instruction, mm. */
export const ROW: Box = { x: PICTURE.x + 3, y: 54, width: PICTURE.width - 6, height: 28 }
const PITCH = ROW.width / IN_ROW
const LETTERS = 6.4

/** Height of a string that hangs from both edges, x mm from the left edge of the paper. */
const stringAt = (x: number) => ROW.y + 4.5 - 4 * ((x - PICTURE.x - PICTURE.width / 2) / (PICTURE.width / 2)) ** 2

const PALES: readonly PaletteName[] = ['yellowPale', 'pinkPale', 'wallBlue']

interface Carrier {
  /** Middle of the number below the string, mm. */
  readonly middle: (i: number) => number
  readonly draw: (pen: Pen, x: number, i: number, ink: PaletteName) => Drawing
  readonly hung: boolean
}

const CARRIERS: Readonly<Record<RowLook, Carrier>> = {
  flags: {
    hung: true,
    middle: () => 8.2,
    draw: (pen, x, _, ink) => {
      const y = stringAt(x)
      return pen.shape(`M${x - 10} ${y}H${x + 10}V${y + 19}L${x} ${y + 15}L${x - 10} ${y + 19}z`, ink, 0.8)
    },
  },
  lanterns: {
    hung: true,
    middle: () => 10.4,
    draw: (pen, x, _, ink) => {
      const y = stringAt(x)
      return [
        pen.line(`M${x} ${y}v3M${x - 3} ${y + 19}v3M${x + 3} ${y + 19}v3`, 0.7),
        pen.shape(box(x - 10, y + 4, 20, 13, 6), ink, 0.8),
        pen.shape(`${box(x - 5, y + 2, 10, 2.4, 1)}${box(x - 5, y + 16.6, 10, 2.4, 1)}`, 'orange', 0.7),
      ]
    },
  },
  bubbles: {
    hung: false,
    middle: (i) => 8.6 + (i % 2 ? 1.8 : -1.8),
    draw: (pen, x, i, ink) => {
      const y = stringAt(x) + 8.6 + (i % 2 ? 1.8 : -1.8)
      return [
        pen.shape(circle(x, y, 10), ink, 0.8),
        pen.line(`M${x - 7} ${y - 3}Q${x - 5.6} ${y - 6.4} ${x - 2.6} ${y - 7.4}`, 0.7),
      ]
    },
  },
}

/** Carriers of the numbers that are to be written are white. */
export function drawStepRow(pen: Pen, row: StepRow, look: RowLook): PageMark[] {
  if (row.length === 0) return []
  const carrier = CARRIERS[look]
  const spots = row.map((number, i) => ({ ...number, i, x: ROW.x + (i + 0.5) * PITCH }))
  const [left, right] = [PICTURE.x - 2, PICTURE.x + PICTURE.width + 2]
  return [
    ...marksOf([
      carrier.hung
        ? pen.line(`M${left} ${stringAt(left)}Q${(left + right) / 2} ${ROW.y + 8.6} ${right} ${stringAt(right)}`, 0.9)
        : [],
      spots.map(({ x, i, blank }) =>
        carrier.draw(pen, x, i, blank ? 'white' : look === 'bubbles' ? 'foam' : (PALES[i % PALES.length] ?? 'white')),
      ),
      spots.map(({ x, i, text, blank }) =>
        blank ? [] : pen.text(x, stringAt(x) + carrier.middle(i) + LETTERS * 0.36, text, LETTERS),
      ),
    ]),
    ...spots.flatMap(({ x, i, text, blank }) =>
      blank ? [writtenAnswer(x, stringAt(x) + carrier.middle(i), text, LETTERS)] : [],
    ),
  ]
}
