/** The same bench measured with books, spans and chalk, or the same pot poured into bottles, mugs and glasses. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { person } from '../../studio/cast/cast.ts'
import { childAt } from '../../studio/cast/people.ts'
import { POINT_LEFT } from '../../studio/cast/poses.ts'
import { standing } from '../../studio/fit.ts'
import { box, ellipse, hull } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { glassOfWater, mug, waterBottle } from '../../studio/shapes/measuring.ts'
import type { MeasureRoom } from './measure-facts.ts'
import { countOf, type Measuring, mostOf, PLURALS, type UnitName, type UnitRow } from './unit-facts.ts'
import { writtenSlot } from './written-slot.ts'

const [LEFT, LENGTH] = [21, 168]
const BOARDS = [88, 133, 178]
const EDGE = 11

const hand = (pen: Pen, width: number): Drawing => {
  const half = width / 2 - 2
  const tips = [
    [-half, -4],
    [-half * 0.5, -15],
    [0, -18],
    [half * 0.5, -15.5],
    [half, -9],
  ] as const
  return pen.union(
    [...tips.map(([x, y]) => hull([0, -5, 4], [x, y, 2])), hull([-2.6, -4, 4], [2.6, -4, 4])],
    'copper',
    1,
  )
}

/** Units of length, from -width / 2 to width / 2, on the board. */
const FLAT: Partial<Record<UnitName, (pen: Pen, width: number) => Drawing>> = {
  livro: (pen, width) => [
    pen.shape(box(-width / 2, -11, width, 11, 1), 'blue', 1),
    pen.shape(box(-width / 2 + 4, -9, width - 4, 7), 'white', 0.8),
    pen.line(`M${-width / 2 + 5} -6.600H${width / 2}M${-width / 2 + 5} -4.300H${width / 2}`, 0.5, 'grey'),
  ],
  palmo: hand,
  caneta: (pen, width) => [
    pen.shape(`M${-width / 2} -4H${width / 2 - 5}L${width / 2} -2L${width / 2 - 5} 0H${-width / 2}z`, 'red', 0.9),
    pen.line(`M${-width / 2 + 5} -4V0`, 0.7),
  ],
  lápis: (pen, width) => [
    pen.shape(
      `M${-width / 2} -5H${width / 2 - 6}L${width / 2} -2.500L${width / 2 - 6} 0H${-width / 2}z`,
      'yellow',
      0.9,
    ),
    pen.line(`M${-width / 2 + 3} -5V0M${width / 2 - 6} -5V0`, 0.7),
  ],
  pincel: (pen, width) => [
    pen.shape(box(-width / 2, -4, width - 10, 3.4, 1.6), 'wood', 0.9),
    pen.shape(box(width / 2 - 13, -5, 5, 5), 'metal', 0.8),
    pen.shape(`M${width / 2 - 8} -5.400L${width / 2} -2.500L${width / 2 - 8} 0.400z`, 'brown', 0.8),
  ],
  giz: (pen, width) => pen.shape(box(-width / 2 + 0.2, -4.4, width - 0.4, 4.4, 1), 'pinkPale', 0.9),
}

const VESSELS: Partial<Record<UnitName, (pen: Pen, x: number, y: number) => Drawing>> = {
  garrafa: (pen, x, y) => standing(pen, waterBottle, x, y, 24),
  caneca: (pen, x, y) => standing(pen, mug, x, y, 16),
  copo: (pen, x, y) => standing(pen, glassOfWater, x, y, 12),
}

/** An open pot full of water, wider for more bottles. */
const fullPot = (pen: Pen, x: number, y: number, bottles: number): Drawing => {
  const half = 5 + bottles * 5.4
  return [
    pen.rope(`M${x - half - 4} ${y - 15}h${2 * half + 8}`, 3, 'greyDark', 0.8),
    pen.shape(`M${x - half} ${y - 21}V${y - 3}q0 3 3 3h${2 * half - 6}q3 0 3 -3V${y - 21}z`, 'red', 1.1),
    pen.shape(ellipse(x, y - 21, half, 2.8), 'waterDeep', 1),
  ]
}

function row(pen: Pen, [unit, count]: UnitRow, y: number, hasPot: boolean): Drawing {
  const flat = FLAT[unit]
  const [from, room] = hasPot ? [LEFT + 60, LENGTH - 60] : [LEFT, LENGTH]
  const pitch = room / count
  return Array.from({ length: count }, (_, i) => {
    const x = from + pitch * (i + 0.5)
    return flat ? pen.at(x, y, 1, (pen) => flat(pen, LENGTH / count)) : (VESSELS[unit]?.(pen, x, y) ?? [])
  })
}

const PAINTS: Readonly<Record<MeasureRoom, readonly [wall: Fill, wood: Fill]>> = {
  oficina: ['skyLow', 'woodPale'],
  cozinha: ['yellowPale', 'bluePale'],
}

function bench(pen: Pen, room: MeasureRoom, task: Measuring): Drawing {
  const [wall, wood] = PAINTS[room]
  const isPot = room === 'cozinha'
  const foot = (BOARDS[2] ?? 0) + EDGE
  return [
    pen.shape(box(0, 0, 214, 300), wall, null),
    pen.shape(box(-4, 197, 222, 110), 'woodPale', 1.1),
    pen.shape(box(LEFT - 1, 62, LENGTH + 2, foot - 62), 'cream', 0.9),
    [LEFT - 7, LEFT + LENGTH].map((x) => pen.shape(box(x, 58, 7, foot + 12 - 58, 1), wood, 1.1)),
    task.rows.map((one, i) => {
      const y = BOARDS[i] ?? 0
      const [unit] = one
      const label = isPot
        ? `A panela cheia de água enche ${unit === 'copo' ? 'estes' : 'estas'} ${PLURALS[unit]}.`
        : `A bancada medida com ${PLURALS[unit]}`
      return [
        pen.shape(box(LEFT, y, LENGTH, EDGE), wood, 1),
        pen.text(105, y + 7.2, label, 4.8, { font: 'text' }),
        isPot && i === 0 ? fullPot(pen, LEFT + 31, y, countOf(task, 'garrafa')) : [],
        row(pen, one, y, isPot && i === 0),
      ]
    }),
  ]
}

const NOTES = { x: 15, y: 206, width: 144, height: 77 }
const SIZE = 4.6

const field = (pen: Pen, x: number, y: number, width: number, value: string): PageMark[] =>
  writtenSlot(pen, x + width / 2, y, { width, height: 12, letters: 5.6, outline: 0.8 }, value)

const words = (pen: Pen, x: number, y: number, content: string) =>
  pen.text(x, y + SIZE * 0.35, content, SIZE, { font: 'text', anchor: 'start' })

const wordsEnd = (x: number, content: string) => x + measureText(content, 'text', SIZE) + 1.6

const STEP = 18.4

function questions(pen: Pen, room: MeasureRoom, task: Measuring): PageMark[] {
  const [x, first] = [NOTES.x + 4, NOTES.y + 10.4]
  const isLength = room === 'oficina'
  const counts = task.rows.flatMap(([unit, count], i): PageMark[] => {
    const at = x + i * 46
    return [...field(pen, at, first, 15, String(count)), ...marksOf(words(pen, at + 17, first, PLURALS[unit]))]
  })
  const more = 'O número maior é o de'
  const y = first + STEP
  const because = isLength ? 'Marque X: é' : 'Marque X: nele cabe'
  const options = isLength
    ? ['maior', `menor que o ${task.rows[0]?.[0]}.`]
    : ['mais', `menos que na ${task.rows[0]?.[0]}.`]
  const start = wordsEnd(x, because)
  const at = [start, wordsEnd(start + 13, options[0] ?? '')]
  const boxOf = (i: number) => box((at[i] ?? 0) + 1, y + STEP - 4, 8, 8, 1.6)
  const rule = isLength
    ? `1 ${task.large} mede ${task.each} ${PLURALS[task.small]}. A bancada mede`
    : `1 ${task.large} enche ${task.each} ${PLURALS[task.small]}. A panela enche`
  const ruleEnd = wordsEnd(x, rule)
  const total = countOf(task, task.large) * task.each
  return [
    ...counts,
    ...marksOf(words(pen, x, y, more)),
    ...field(pen, wordsEnd(x, more), y, 38, PLURALS[mostOf(task)]),
    ...marksOf([
      words(pen, x, y + STEP, because),
      options.map((option, i) => [pen.shape(boxOf(i), 'white', 0.8), words(pen, (at[i] ?? 0) + 11, y + STEP, option)]),
    ]),
    answer([
      path(`M${(at[1] ?? 0) + 2.6} ${y + STEP - 2.4}l4.800 4.800m0 -4.800l-4.800 4.800`, {
        stroke: ANSWER_RED,
        width: 1.2,
      }),
    ]),
    ...marksOf(words(pen, x, y + 2 * STEP, rule)),
    ...field(pen, ruleEnd, y + 2 * STEP, 15, String(total)),
    ...marksOf(words(pen, ruleEnd + 17, y + 2 * STEP, `${PLURALS[task.small]}.`)),
  ]
}

export const benchPage = (pen: Pen, room: MeasureRoom, look: number, task: Measuring): PageMark[] => {
  const who = childAt(look * 3)
  return [
    ...marksOf([
      bench(pen, room, task),
      notePaper(pen, NOTES),
      person(pen.plane('middle'), who, 182, 283, 0.76, { pose: POINT_LEFT }),
    ]),
    ...questions(pen, room, task),
  ]
}
