/** Fractions of a whole: colour the part, name the part, compare two parts of one size. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, GREEN, GREY, ORANGE, PINK, PURPLE, SOFT_GREY, TEAL, YELLOW } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, path, rect, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

export interface Fraction {
  readonly part: number
  readonly whole: number
}

export interface FractionTask extends Fraction {
  /** The fraction to compare with, at the hardest level. */
  readonly other: Fraction | null
}

const WHOLES: Readonly<Record<Level, readonly number[]>> = {
  facil: [2, 3, 4],
  medio: [2, 3, 4, 5, 6, 8, 10],
  desafio: [2, 3, 4, 5, 6, 8, 10],
}
const INKS: readonly Ink[] = [ORANGE, GREEN, BLUE, PINK, YELLOW, PURPLE, TEAL]

interface ShapeLook {
  readonly cx: number
  readonly cy: number
  /** Largest width and height. */
  readonly size: number
  readonly filled: number
  readonly whole: number
  readonly ink: Ink
}

/** A disc in equal slices, the first one up and to the right. */
function pie({ cx, cy, size, filled, whole, ink }: ShapeLook): Mark[] {
  const r = size / 2
  const at = (i: number) => {
    const angle = (i / whole) * 2 * Math.PI - Math.PI / 2
    return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) }
  }
  const slices = Array.from({ length: filled }, (_, i): Mark => {
    const [a, b] = [at(i), at(i + 1)]
    const arc = `A${round(r)} ${round(r)} 0 ${whole === 1 ? 1 : 0} 1 ${round(b.x)} ${round(b.y)}`
    return path(`M${round(cx)} ${round(cy)}L${round(a.x)} ${round(a.y)}${arc}Z`, { width: 0.4, fill: ink })
  })
  return [
    ...slices,
    ...Array.from({ length: whole }, (_, i) => line(cx, cy, at(i).x, at(i).y, { width: 0.5 })),
    circle(cx, cy, r, { width: 0.8 }),
  ]
}

/** A bar in equal pieces: in one row, in two where there are many. */
function bar({ cx, cy, size, filled, whole, ink }: ShapeLook): Mark[] {
  const rows = whole >= 6 ? 2 : 1
  const columns = whole / rows
  const [width, height] = [size * 1.3, rows === 2 ? size * 0.8 : size * 0.8]
  const [w, h] = [width / columns, height / rows]
  const [left, top] = [cx - width / 2, cy - height / 2]
  return [
    ...Array.from({ length: whole }, (_, i) =>
      rect(left + (i % columns) * w, top + Math.floor(i / columns) * h, w, h, {
        width: 0.5,
        ...(i < filled && { fill: ink }),
      }),
    ),
    rect(left, top, width, height, { width: 0.9 }),
  ]
}

const SHAPES = { circulos: pie, barras: bar } as const
type Theme = keyof typeof SHAPES | 'mistas'

const shapeOf = (theme: Theme, index: number) =>
  SHAPES[theme === 'mistas' ? (index % 2 === 0 ? 'circulos' : 'barras') : theme]

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

const card = (cell: Box) => rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.4, stroke: GREY })

function drawTask(task: FractionTask, cell: Box, index: number, options: SheetOptions): PageMark[] {
  const { level, color } = options
  const theme = (options.theme ?? 'circulos') as Theme
  const shape = shapeOf(theme, index)
  const ink = color ? (INKS[index % INKS.length] ?? ORANGE) : SOFT_GREY
  const cy = middleY(cell)
  const size = Math.min(cell.height - 10, 48)
  if (level === 'facil') {
    const shown = {
      cx: cell.x + (cell.width - 30) / 2 + 1,
      cy,
      size: theme === 'barras' || (theme === 'mistas' && index % 2 === 1) ? 37 : size,
      whole: task.whole,
    }
    return [
      card(cell),
      ...(color
        ? [circle(cell.x + cell.width - 17, cy, 12, { width: 0.5, fill: ink })]
        : [circle(cell.x + cell.width - 17, cy, 12, { width: 0.5 })]),
      ...written(cell.x + cell.width - 17, cy, task, { boxes: false }),
      answer(shape({ ...shown, filled: task.part, ink: ANSWER_RED }), shape({ ...shown, filled: 0, ink })),
    ]
  }
  if (level === 'medio') {
    const small = Math.min(size, 44)
    return [
      card(cell),
      ...shape({
        cx: cell.x + (cell.width - 26) / 2 + 2,
        cy,
        size: shape === bar ? 38 : small,
        filled: task.part,
        whole: task.whole,
        ink,
      }),
      ...written(cell.x + cell.width - 15, cy, task, { boxes: true }),
    ]
  }
  const other = task.other ?? task
  const sign = Math.sign(task.part * other.whole - other.part * task.whole)
  const draw = (fraction: Fraction, cx: number, at: number, fill: Ink): PageMark[] => [
    ...shape({ cx, cy, size: shape === bar ? 31 : 36, filled: fraction.part, whole: fraction.whole, ink: fill }),
    ...written(at, cy, fraction, { boxes: false, size: 8.4 }),
  ]
  const middle = middleX(cell)
  return [
    card(cell),
    ...draw(task, cell.x + 26, cell.x + 61, ink),
    ...draw(other, cell.x + cell.width - 26, cell.x + cell.width - 61, ink),
    circle(middle, cy, 10, { width: 0.6 }),
    writtenAnswer(middle, cy, sign > 0 ? '>' : sign < 0 ? '<' : '=', 11),
  ]
}

const shareOf = ({ part, whole }: Fraction) => part / whole

function tasksOf(level: Level): FractionTask[] {
  const all = WHOLES[level].flatMap((whole) =>
    Array.from({ length: whole - 1 }, (_, i): Fraction => ({ part: i + 1, whole })),
  )
  if (level === 'facil')
    return [...all, { part: 2, whole: 2 }, { part: 3, whole: 3 }, { part: 4, whole: 4 }].map((one) => ({
      ...one,
      other: null,
    }))
  if (level === 'medio') return all.map((one) => ({ ...one, other: null }))
  return all.flatMap((one) =>
    all
      .filter((other) => other.whole !== one.whole || other.part !== one.part)
      // Either one of the two numbers is the same, or both fractions have one value.
      .filter((other) => other.part === one.part || other.whole === one.whole || shareOf(one) === shareOf(other))
      .map((other) => ({ ...one, other })),
  )
}

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
    // The easy ones are nine: on later pages they come back in another order.
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
      const marks = eachCell(page, cells, (task, cell, i) => drawTask(task, cell, i, options)).flat()
      const theme = options.theme ?? 'circulos'
      return {
        marks,
        facts: page,
        items: page.map((task) => `${theme} ${nameOf(task)}`),
      }
    })
  },
}
