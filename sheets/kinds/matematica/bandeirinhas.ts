/** Strings of bandeirinhas with numbers in order: the child writes those that are missing. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { titleBoard } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { writtenAnswer } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { juneFeast, SHEET } from '../../studio/places/june-feast.ts'

const FLAGS = 6
const BLANKS = 3
/** Steps from flag to flag; backwards below zero. */
const STEPS: Readonly<Record<Level, readonly number[]>> = {
  facil: [1, 1, 1, -1],
  medio: [2, 5, 10, -2],
  desafio: [3, 4, -5, 25],
}

interface Row {
  readonly numbers: readonly number[]
  /** Places of the flags that the child writes on. */
  readonly blank: readonly number[]
}

/** Number that a row begins with: rows of a page, and pages of a sheet, begin at different ones. */
function startOf(random: Random, level: Level, step: number, page: number, row: number): number {
  const size = Math.abs(step)
  const reach = size * (FLAGS - 1)
  const start =
    level === 'facil' ? 1 + 3 * row + 2 * page + random.integer(0, 2) : size * (1 + 3 * page + random.integer(0, 2))
  return step < 0 ? start + reach : start
}

/** The first two numbers are there, or the step would be a guess. */
const blanksOf = (random: Random, level: Level) =>
  random.sample(level === 'facil' ? [1, 3, 5, 2] : [2, 3, 4, 5], BLANKS).toSorted((a, b) => a - b)

const PAINTS: readonly Fill[] = ['yellow', 'pinkPale', 'water', 'hill']
const HALF = 11.5
const TOP = 76
const STEP_Y = 40

/** Middle of the number of a flag. */
function flagAt(row: number, flag: number) {
  const t = (flag + 0.5) / FLAGS
  const x = round(SHEET.x + 8 + (SHEET.width - 16) * t)
  return { x, y: round(TOP + row * STEP_Y + 26 * t * (1 - t)) }
}

function drawRow(pen: Pen, { numbers, blank }: Row, row: number): Drawing {
  const y = TOP + row * STEP_Y
  const [left, right] = [SHEET.x + 8, SHEET.x + SHEET.width - 8]
  const flags = numbers.map((number, i): Drawing => {
    const at = flagAt(row, i)
    const open = blank.includes(i)
    const d = `M${round(at.x - HALF)} ${at.y}h23v26l-11.5 -6l-11.5 6z`
    return [
      pen.shape(d, open ? 'white' : (PAINTS[row] ?? 'yellow'), 1.3),
      open ? [] : pen.text(at.x, at.y + 14.4, number, 9.4),
    ]
  })
  const string = `M${left - 5} ${y - 2}L${left} ${y - 0.3}Q105 ${y + 12.7} ${right} ${y - 0.3}L${right + 5} ${y - 2}`
  return [flags, pen.line(string, 1.1)]
}

export const bandeirinhas: SheetKind<PagesFacts<readonly Row[]>> = {
  id: 'bandeirinhas',
  category: 'matematica',
  themes: ['festa-junina'],
  draw: (options) =>
    composeSheet(options, 'write', (random, index) => {
      const rows = random.shuffle(STEPS[options.level]).map((step, i): Row => {
        const start = startOf(random, options.level, step, index, i)
        const numbers = Array.from({ length: FLAGS }, (_, flag) => start + step * flag)
        return { numbers, blank: blanksOf(random, options.level) }
      })
      const pen = new Pen(options.color)
      const feast = juneFeast(
        pen,
        rows.map((row, i) => drawRow(pen, row, i)),
      )
      const answers = rows.flatMap(({ numbers, blank }, row) =>
        blank.map((i) => {
          const { x, y } = flagAt(row, i)
          return writtenAnswer(x, y + 11.1, String(numbers[i]), 9.4)
        }),
      )
      return {
        marks: [...marksOf([feast, titleBoard(pen, { ...options, y: 34, width: 112, below: 57 })]), ...answers],
        whole: true,
        pictures: ['bunting', 'bonfire'],
        facts: rows,
        items: rows.map(({ numbers }) => numbers.join(' ')),
      }
    }),
}
