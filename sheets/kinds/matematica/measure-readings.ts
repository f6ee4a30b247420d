/** Four kitchen scales or measuring jugs on two counters: what each shows and what is missing; then their order and a sum. */
import { MEASURE_TEXTS } from '../../page/texts.ts'
import { cos, sin } from '../../scene/angles.ts'
import type { PageMark } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { measureRoom } from '../../studio/places/measure-room.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { MASS, type ReadTask } from './measure-tasks.ts'
import { liquidOf, loadOf, measuringJug, STEP } from './measured-loads.ts'
import { writtenSlot } from './written-slot.ts'

const COUNTERS = [
  { top: 130, foot: 150, child: 105 },
  { top: 226, foot: 246, child: 105 },
]
const COLUMNS = [55, 155]
const LETTERS = 'ABCD'
const [DIAL, MIDDLE] = [20.4, -24]

/** Kitchen scales about their foot: a dial of 1000 g, a pan with its load. */
function scales(pen: Pen, { thing, amount }: ReadTask, body: Fill): Drawing {
  const at = (grams: number, share: number) => {
    const angle = (grams / 1000) * 2 * Math.PI
    return [round(sin(angle) * DIAL * share), round(MIDDLE - cos(angle) * DIAL * share)] as const
  }
  const spot = (grams: number, share: number) => at(grams, share).join(' ')
  const ticks = (isWhole: boolean) =>
    Array.from({ length: 1000 / STEP }, (_, i) => i)
      .filter((i) => (i % 2 === 0) === isWhole)
      .map((i) => `M${spot(i * STEP, isWhole ? 0.85 : 0.91)}L${spot(i * STEP, 1)}`)
      .join('')
  return [
    pen.shape(`M-22 ${MIDDLE - 22}H22L29 -2Q29 0 27 0H-27Q-29 0 -29 -2z`, body, 1.2),
    pen.shape(box(-5, -51, 10, 6), 'greyDark', 0.9),
    pen.shape(circle(0, MIDDLE, DIAL), 'white', 1),
    pen.line(ticks(false), 0.55),
    pen.line(ticks(true), 0.9),
    pen.line(`M${spot(amount + 500, 0.16)}L${spot(amount, 0.84)}`, 1.1),
    // The needle reaches the marks, and is behind the numbers.
    Array.from({ length: 10 }, (_, i) => {
      const [x, y] = at(i * 100, 0.64)
      return [pen.shape(ellipse(x, y, i ? 4 : 2, 1.9), 'white', null), pen.text(x, y + 1.2, i * 100, 3.4)]
    }),
    pen.solid(circle(0, MIDDLE, 1.7)),
    loadOf(pen, thing, amount, -54.6),
    pen.shape('M-30 -56H30Q27 -50.500 14 -50.500H-14Q-27 -50.500 -30 -56z', 'metal', 1.1),
  ]
}

const field = (pen: Pen, x: number, y: number, width: number, value: string): PageMark[] =>
  writtenSlot(pen, x + width / 2, y, { width, height: 13, letters: 6.2, outline: 0.8 }, value)

const words = (pen: Pen, x: number, y: number, content: string, size = 4.4): Drawing =>
  pen.text(x, y, content, size, { font: 'text', anchor: 'start' })

function reading(pen: Pen, task: ReadTask, i: number, theme: string, body: Fill): PageMark[] {
  const cx = COLUMNS[i % 2] ?? 0
  const { top, foot } = COUNTERS[Math.floor(i / 2)] ?? { top: 0, foot: 0 }
  const [unit, whole] = theme === MASS ? ['g', '1 kg'] : ['mL', '1 L']
  const middle = (top + foot) / 2 + 0.8
  const x = cx - 43
  const drawn = theme === MASS ? scales : (pen: Pen, one: ReadTask) => measuringJug(pen, one.thing, one.amount)
  return [
    ...marksOf([
      pen.at(cx, top - 1.6, 0.92, (pen) => drawn(pen, task, body)),
      pen.shape(box(x, foot - 17, 88, 15.6, 2.4), 'white', 0.9),
      pen.shape(circle(x + 1, foot - 18.4, 4.6), 'yellow', 0.9),
      pen.text(x + 1, foot - 16.4, LETTERS.charAt(i), 5.6),
      words(pen, x + 4, middle + 1.6, MEASURE_TEXTS.shows, 4.2),
      words(pen, x + 36.4, middle + 1.6, unit, 4),
      MEASURE_TEXTS.missing(whole).map((part, k) => words(pen, x + 43.6, middle - 1 + k * 5, part, 3.9)),
      words(pen, x + 80.4, middle + 1.6, unit, 4),
    ]),
    ...field(pen, x + 19, middle - 0.1, 16.4, String(task.amount)),
    ...field(pen, x + 63, middle - 0.1, 16.4, String(task.missing)),
    ...(theme === MASS ? [] : marksOf(label(pen, cx, top, task))),
  ]
}

/** The name of what is in a jug, on a card beside it. */
const label = (pen: Pen, cx: number, top: number, { thing }: ReadTask): Drawing => {
  const out = cx < 105 ? -1 : 1
  const parts = thing.includes(' ')
    ? [thing.slice(0, thing.indexOf(' ')), thing.slice(thing.indexOf(' ') + 1)]
    : [thing]
  const x = cx + out * 32
  return [
    pen.shape(box(x - 10.8, top - 15, 21.6, 13.4, 2), 'cream', 0.8),
    pen.shape(box(x - 10.8, top - 3.4, 21.6, 1.8, 0.8), liquidOf(thing), 0.7),
    parts.map((part, i) =>
      pen.text(x, top - 9.6 + i * 4.6 + (parts.length > 1 ? 0 : 1.6), part, 3.7, { font: 'text' }),
    ),
  ]
}

/** Letters of the scales or jugs, from the least to the most. */
export const lettersInOrder = (page: readonly ReadTask[]): string[] =>
  page
    .map((task, i) => [task.amount, LETTERS.charAt(i)] as const)
    .sort(([a], [b]) => a - b)
    .map(([, letter]) => letter)

/** The first and the last of a page. */
export const together = (page: readonly ReadTask[]): number => (page[0]?.amount ?? 0) + (page.at(-1)?.amount ?? 0)

const NOTES = { x: 14, y: 252, width: 182, height: 30 }

function notes(pen: Pen, page: readonly ReadTask[], theme: string): PageMark[] {
  const { x, y } = NOTES
  const [order, sum, unit] =
    theme === MASS
      ? ['Do mais leve ao mais pesado:', 'A e D juntos:', 'g']
      : ['Do menor volume ao maior:', 'A e D juntos:', 'mL']
  const middle = y + 15
  return [
    ...marksOf([
      notePaper(pen, NOTES),
      words(pen, x + 5, y + 6, order, 4.6),
      words(pen, x + 120, y + 6, sum, 4.6),
      words(pen, x + 155.6, middle + 5.6, unit, 5),
    ]),
    ...lettersInOrder(page).flatMap((letter, i) => field(pen, x + 5 + i * 24, middle + 4, 17, letter)),
    ...field(pen, x + 120, middle + 4, 34, String(together(page))),
  ]
}

const BODIES: readonly (readonly Fill[])[] = [
  ['red', 'teal', 'orange', 'purple'],
  ['teal', 'orange', 'blue', 'red'],
]

export function readingsPage(pen: Pen, tasks: readonly ReadTask[], theme: string, variant: number): PageMark[] {
  const bodies = BODIES[variant % BODIES.length] ?? []
  return [
    ...marksOf(measureRoom(pen, 'cozinha', variant, COUNTERS)),
    ...tasks.flatMap((task, i) => reading(pen, task, i, theme, bodies[i] ?? 'red')),
    ...notes(pen, tasks, theme),
  ]
}
