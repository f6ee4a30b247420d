/** Charts and tables on a board: columns of squares, a table with two entries and its sums. Lengths in mm. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import type { PageMark } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { childAt } from '../../studio/cast/people.ts'
import { centred, standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { TABLE_ROWS } from './chart-questions.ts'
import type { Voted } from './voted-things.ts'
import { writtenSlot } from './written-slot.ts'

/** Columns of a chart, and its highest value. */
export const [COLUMNS, MOST] = [5, 10]

/** Lines across a square. */
const SLANTS = 4

interface ChartLook {
  readonly title: string
  /** Of the upright axis, and of the other. */
  readonly axes: readonly [string, string]
  /** Empty squares up to the top, to be coloured. */
  readonly blank: boolean
  /** Squares below which columns are filled: none, or those counted. */
  readonly filled: boolean
  /** Room below the names, for boxes. */
  readonly below: number
}

/** Middles of the columns, and how wide and high a square is. */
export function chartPlan(area: Box, columns: number, below: number) {
  const [left, top] = [area.x + 17, area.y + 13]
  const ground = area.y + area.height - 28 - below
  const pitch = (area.x + area.width - 4 - left) / columns
  return {
    left,
    ground,
    step: (ground - top) / MOST,
    pitch,
    middles: Array.from({ length: columns }, (_, i) => left + (i + 0.5) * pitch),
  }
}

const source = (pen: Pen, right: number, y: number): Drawing =>
  pen.text(right, y, 'Fonte: votação das crianças.', 2.9, { font: 'text', anchor: 'end' })

/** Slanting lines across a column that is coloured, on paper without colour. */
const slants = ({ x, y, width, height }: Box, step: number): string =>
  Array.from({ length: Math.round(height / step) * SLANTS }, (_, i) => {
    const [row, at] = [Math.floor(i / SLANTS), i % SLANTS]
    return `M${x + (at * (width - step)) / (SLANTS - 1)} ${y + (row + 1) * step}l${step} ${-step}`
  }).join('')

/** A column chart with squares to count; pictures and names are below their columns. */
export function drawChart(
  pen: Pen,
  things: readonly Voted[],
  counts: readonly number[],
  area: Box,
  look: ChartLook,
): Drawing {
  const { left, ground, step, pitch, middles } = chartPlan(area, things.length, look.below)
  const right = area.x + area.width - 4
  const wide = Math.min(pitch * 0.66, 24)
  const [upright, level] = look.axes
  const numbers = Array.from({ length: MOST + 1 }, (_, n) => n)
  return [
    pen.text(
      area.x + area.width / 2 + 4,
      area.y + 8,
      look.title,
      fitTextSize(look.title, 'display', 6, area.width - 24),
    ),
    pen.line(
      numbers
        .slice(1)
        .map((n) => `M${left} ${ground - n * step}H${right}`)
        .join(''),
      0.4,
      'greyPale',
      pen.colour ? undefined : [0.6, 1.6],
    ),
    numbers.map((n) => pen.text(left - 2.4, ground - n * step + 1.5, n, 4.4, { font: 'text', anchor: 'end' })),
    pen.text(area.x + 5.6, ground - 5 * step, upright, 4.4, { turn: -90 }),
    middles.map((x, i) => {
      const count = counts[i] ?? 0
      return [
        Array.from({ length: look.blank ? MOST : count }, (_, n) =>
          pen.shape(
            box(x - wide / 2, ground - (n + 1) * step, wide, step),
            look.filled && n < count ? (things[i]?.fill ?? 'white') : 'white',
            0.6,
          ),
        ),
        look.blank && look.filled && !pen.colour
          ? pen.line(
              slants({ x: x - wide / 2, y: ground - count * step, width: wide, height: count * step }, step),
              0.5,
            )
          : [],
        centred(pen, things[i]?.draw ?? (() => []), x, ground + 8.4, 13),
        pen.text(x, ground + 20, things[i]?.name ?? '', fitTextSize(things[i]?.name ?? '', 'text', 4.8, pitch - 1), {
          font: 'text',
        }),
      ]
    }),
    pen.line(`M${left} ${ground - MOST * step - 2}V${ground}H${right}`, 1),
    pen.text((left + right) / 2, ground + 25.6, level, 4.2),
    look.blank ? [] : source(pen, right, ground + 25.6),
  ]
}

/** Things in rows on their shelves, the same number in each as far as possible. */
export function drawShelved(pen: Pen, things: readonly Voted[], feet: readonly number[]): Drawing {
  const each = Math.ceil(things.length / feet.length)
  return feet.map((y, row) => {
    const own = things.slice(row * each, (row + 1) * each)
    const pitch = 176 / each
    return own.map(({ draw }, i) =>
      standing(pen, draw, 105 + (i - (own.length - 1) / 2) * pitch, y, Math.min(15.5, pitch * 0.86)),
    )
  })
}

const [HEAD, CLASS_WIDTH, ROW] = [24, 43, 16.4]

/** A table with a row for each class and boxes for the sums of rows and columns. */
export function drawTable(
  pen: Pen,
  things: readonly Voted[],
  counts: readonly (readonly number[])[],
  area: Box,
  variant: number,
): PageMark[] {
  const { x, y, width } = area
  const pitch = (width - CLASS_WIDTH) / (things.length + 1)
  const middle = (i: number) => x + CLASS_WIDTH + (i + 0.5) * pitch
  const rowMiddle = (r: number) => y + HEAD + (r + 0.5) * ROW
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const columnSum = (i: number) => sumOf(counts.map((row) => row[i] ?? 0))
  const slot = { width: 17, height: 12.4, letters: 6.4, outline: 0.8 }
  const foot = y + HEAD + (TABLE_ROWS.length + 1) * ROW
  const lines = [
    ...Array.from({ length: TABLE_ROWS.length + 1 }, (_, r) => `M${x} ${y + HEAD + r * ROW}h${width}`),
    ...Array.from({ length: things.length + 1 }, (_, i) => `M${x + CLASS_WIDTH + i * pitch} ${y}V${foot}`),
  ].join('')
  return [
    ...marksOf([
      notePaper(pen, { ...area, height: foot - y }),
      pen.shape(box(x, y, width, HEAD), 'bluePale', 0.7),
      pen.shape(
        box(x + width - pitch, y + HEAD, pitch, foot - y - HEAD) + box(x, foot - ROW, width, ROW),
        'yellowPale',
        null,
      ),
      TABLE_ROWS.map((name, r) => [
        pen.clip(
          box(x, y + HEAD + r * ROW + 0.6, CLASS_WIDTH, ROW - 1.2),
          person(pen.plane('middle'), childAt(variant * 3 + r * 2), x + 11.5, y + HEAD + r * ROW + 28.4, 0.45, {
            pose: { expr: 'alegre' },
          }),
        ),
        pen.text(x + 23.4, rowMiddle(r) + 2, name, 5.4, { anchor: 'start' }),
        things.map((_, i) => pen.text(middle(i), rowMiddle(r) + 2.6, counts[r]?.[i] ?? 0, 7.4)),
      ]),
      pen.text(x + CLASS_WIDTH / 2, y + HEAD / 2 + 2, 'Turma', 5.4),
      source(pen, x + CLASS_WIDTH - 1.6, y + HEAD - 2.4),
      things.map(({ name, draw }, i) => [
        centred(pen, draw, middle(i), y + 9.4, 14),
        pen.text(middle(i), y + HEAD - 2.4, name, fitTextSize(name, 'text', 4.8, pitch - 2), { font: 'text' }),
      ]),
      pen.text(middle(things.length), y + HEAD / 2 + 2, 'Total', 5.4),
      pen.text(x + CLASS_WIDTH / 2, rowMiddle(TABLE_ROWS.length) + 2, 'Total', 5.4),
      pen.line(lines, 0.6),
      pen.shape(box(x, y, width, foot - y), null, 1),
    ]),
    ...TABLE_ROWS.flatMap((_, r) =>
      writtenSlot(pen, middle(things.length), rowMiddle(r), slot, String(sumOf(counts[r] ?? []))),
    ),
    ...things.flatMap((_, i) => writtenSlot(pen, middle(i), rowMiddle(TABLE_ROWS.length), slot, String(columnSum(i)))),
    ...writtenSlot(pen, middle(things.length), rowMiddle(TABLE_ROWS.length), slot, String(sumOf(counts.flat()))),
  ]
}
