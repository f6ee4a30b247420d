/** Fractions of what is shared at a table: colour the part, name the part, compare two parts of one size. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREEN, ORANGE, PINK, PURPLE, TEAL, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { cake, chocolate, MARKED, pizza, ribbon, type SharedThing, sweets } from '../../studio/shapes/shared-things.ts'

export interface Fraction {
  readonly part: number
  readonly whole: number
}

export interface FractionTask extends Fraction {
  /** The fraction to compare with, at the hardest level. */
  readonly other: Fraction | null
}

const WHOLES: Readonly<Record<Level, readonly number[]>> = {
  facil: [2, 3, 4, 5],
  medio: [2, 3, 4, 5, 6, 8, 10],
  desafio: [2, 3, 4, 5, 6, 8, 10],
}
const INKS: readonly Ink[] = [ORANGE, GREEN, BLUE, PINK, YELLOW, PURPLE, TEAL]

/** Things of a table by theme; a mixed page has them in turn. */
const SHARED = {
  circulos: [pizza, cake],
  barras: [chocolate, ribbon],
  mistas: [pizza, chocolate, sweets, ribbon],
} as const
type Theme = keyof typeof SHARED

/** Sweets are counted: a set has no size that could be compared. */
const COMPARED = { ...SHARED, mistas: [pizza, chocolate, cake, ribbon] } as const

/** Names as a child says them. */
const NAMES: ReadonlyMap<SharedThing, string> = new Map<SharedThing, string>([
  [pizza, 'pizza'],
  [cake, 'bolo'],
  [chocolate, 'chocolate'],
  [ribbon, 'fita'],
  [sweets, 'brigadeiro'],
])

const inTurn = (things: readonly SharedThing[], index: number): SharedThing => things[index % things.length] ?? pizza

/** A fraction as it is written: one number over the other; null leaves a box. */
function written(cx: number, cy: number, fraction: Fraction, look: { boxes: boolean; size?: number }): PageMark[] {
  const { boxes, size = 9 } = look
  const reach = boxes ? 15.5 : size * 0.72
  const half = boxes ? 9 : size * 0.62
  const put = boxes ? writtenAnswer : centredText
  return [
    line(cx - half, cy, cx + half, cy, { width: 0.9 }),
    ...(boxes ? [answerBox(cx - 7, cy - 15.5, 14, 14), answerBox(cx - 7, cy + 1.5, 14, 14)] : []),
    put(cx, cy - (boxes ? 8.5 : reach), String(fraction.part), size),
    put(cx, cy + (boxes ? 8.5 : reach), String(fraction.whole), size),
  ]
}

/** A table mat below each task, its edge woven. */
function mat(cell: Box, index: number, color: boolean): Mark[] {
  const ink = color ? tint(INKS[index % INKS.length] ?? ORANGE, 0.24) : WHITE
  return [
    rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.6, fill: ink }),
    rect(cell.x + 1.8, cell.y + 1.8, cell.width - 3.6, cell.height - 3.6, { radius: 3, width: 0.4, dash: [2, 1.6] }),
  ]
}

const plateFor = (x: number, cy: number, height: number): Mark =>
  rect(x - 12, cy - height / 2, 24, height, { radius: 6, width: 0.5, fill: WHITE })

/** Room for a thing beside the written fraction of its card. */
const shownIn = (cell: Box): Box => ({ x: cell.x + 5, y: cell.y + 5, width: cell.width - 37, height: cell.height - 10 })

function drawOne(task: FractionTask, cell: Box, index: number, options: SheetOptions): PageMark[] {
  const { level, color } = options
  const draw = inTurn(SHARED[(options.theme ?? 'circulos') as Theme], index)
  const pen = new Pen(color)
  const room = shownIn(cell)
  const [x, cy] = [cell.x + cell.width - 17, middleY(cell)]
  const easy = level === 'facil'
  const look = { room, whole: task.whole }
  const thing = (filled: number, fill: Fill) => marksOf(draw(pen, { ...look, filled, fill }))
  return [
    ...mat(cell, index, color),
    ...(easy ? [answer(thing(task.part, ANSWER_RED), thing(0, 'white'))] : thing(task.part, MARKED)),
    plateFor(x, cy, easy ? 29 : 38),
    ...written(x, cy, task, { boxes: !easy }),
  ]
}

/** Pairs on a page that come without a drawing: the child draws them. */
const undrawn = (index: number) => index % 2 === 1

function drawPair(task: FractionTask, cell: Box, index: number, options: SheetOptions): PageMark[] {
  const pen = new Pen(options.color)
  const draw = inTurn(COMPARED[(options.theme ?? 'circulos') as Theme], index)
  const other = task.other ?? task
  const sign = signOf(task)
  const [middle, cy] = [middleX(cell), middleY(cell)]
  const side = (fraction: Fraction, x: number, at: number): PageMark[] => {
    const room = { x, y: cell.y + 4.5, width: 46, height: cell.height - 9 }
    const thing = (whole: number, filled: number, fill: Fill) => marksOf(draw(pen, { room, whole, filled, fill }))
    const { whole, part } = fraction
    return [
      ...(undrawn(index) ? [answer(thing(whole, part, ANSWER_RED), thing(1, 0, 'white'))] : thing(whole, part, MARKED)),
      rect(at - 7, cy - 14.5, 14, 29, { radius: 4, width: 0.5, fill: WHITE }),
      ...written(at, cy, fraction, { boxes: false, size: 8.4 }),
    ]
  }
  return [
    ...mat(cell, index, options.color),
    ...side(task, cell.x + 5, cell.x + 61),
    ...side(other, cell.x + cell.width - 51, cell.x + cell.width - 61),
    circle(middle, cy, 9.4, { width: 0.6, fill: WHITE }),
    writtenAnswer(middle, cy, sign > 0 ? '>' : sign < 0 ? '<' : '=', 11),
  ]
}

const shareOf = ({ part, whole }: Fraction) => part / whole

function tasksOf(level: Level): FractionTask[] {
  const all = WHOLES[level].flatMap((whole) =>
    Array.from({ length: whole - 1 }, (_, i): Fraction => ({ part: i + 1, whole })),
  )
  if (level !== 'desafio') return all.map((one) => ({ ...one, other: null }))
  return all.flatMap((one) =>
    all
      // Parts of different sizes: as many of either, or of one value, or on both sides of a half.
      .filter((other) => other.whole !== one.whole)
      .filter((other) => other.part === one.part || shareOf(one) === shareOf(other) || isHalfBetween(one, other))
      .map((other) => ({ ...one, other })),
  )
}

const isHalfBetween = (one: Fraction, other: Fraction) => (shareOf(one) - 0.5) * (shareOf(other) - 0.5) < 0

const nameOf = ({ part, whole, other }: FractionTask) =>
  `${part}/${whole}${other ? ` ${other.part}/${other.whole}` : ''}`
const signOf = ({ part, whole, other }: FractionTask) =>
  other ? Math.sign(part * other.whole - other.part * whole) : 0

export const fracoes: SheetKind<PagesFacts<readonly FractionTask[]>> = {
  id: 'fracoes',
  category: 'matematica',
  themes: ['circulos', 'barras', 'mistas'],
  draw: (options) => {
    const { level } = options
    const [columns, most] = level === 'desafio' ? [1, 5] : level === 'medio' ? [2, 4] : [2, 3]
    const rows = amountOf(options, most)
    const items = tasksOf(level)
    const accept = (page: readonly FractionTask[], one: FractionTask) =>
      level !== 'desafio' ||
      (page.filter((task) => signOf(task) === signOf(one)).length < 2 &&
        page.every((task) => task.part !== one.part || task.whole !== one.whole))
    // The easy ones are ten: on later pages they come back in another order.
    const pages =
      level === 'facil'
        ? Array.from(
            { length: options.pages },
            (_, page) =>
              dealPages(
                { ...options, seed: options.seed * 8 + page, pages: 1 },
                { items, perPage: columns * rows, nameOf },
              )[0] ?? [],
          )
        : dealPages(options, { items, perPage: columns * rows, nameOf, accept })
    return composeSheet(options, level === 'facil' ? 'colour' : 'write', (_, index) => {
      const page = pages[index] ?? []
      const cells = cellsOf(columns, rows, { gap: 6 })
      const marks = eachCell(page, cells, (task, cell, i) =>
        (task.other ? drawPair : drawOne)(task, cell, i, options),
      ).flat()
      const theme = (options.theme ?? 'circulos') as Theme
      const things = (level === 'desafio' ? COMPARED : SHARED)[theme]
      return {
        marks,
        pictures: things.slice(0, page.length).map((thing) => NAMES.get(thing) ?? ''),
        facts: page,
        items: page.map((task) => `${theme} ${nameOf(task)}`),
      }
    })
  },
}
