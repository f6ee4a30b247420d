/** Kilogram and litre: which weighs more, which unit fits, and at last reading kitchen scales and a measuring jug. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { MEASURE_TEXTS } from '../../page/texts.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLUE, SAND, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, dot, line, path, polygon, rect, round, text } from '../../scene/marks.ts'
import type { Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { lengthOf, nameOfThing, THINGS, type Thing, WEIGHED } from './measured-things.ts'

const MASS = 'massa'
const CAPACITY = 'capacidade'

export type MeasureTask =
  | { readonly ask: 'more'; readonly left: Thing; readonly right: Thing; readonly answer: 'left' | 'right' }
  | {
      readonly ask: 'unit'
      readonly thing: Thing
      readonly number: number
      readonly units: readonly string[]
      readonly answer: string
    }
  | { readonly ask: 'read'; readonly thing: string; readonly amount: number; readonly missing: number }

/** One of two weighs at least so many times what the other weighs. */
const CLEAR_RATIO = 4
/** One of two is at most so many times as long as the other: both are drawn to one scale. */
const MOST_LONGER = 4.5
const PAIRS = 4

/** The eye agrees with the answer: the vessel that holds more is the longer one. */
const isFair = (one: Thing, other: Thing, theme: string) => {
  const [more, less] = one.amount > other.amount ? [one, other] : [other, one]
  const ratio = lengthOf(more) / lengthOf(less)
  return (
    more.amount >= CLEAR_RATIO * less.amount &&
    Math.max(ratio, 1 / ratio) <= MOST_LONGER &&
    (theme === MASS || ratio > 1)
  )
}

function morePages(options: SheetOptions, things: readonly Thing[], theme: string): MeasureTask[][] {
  const pairs = things.flatMap((one, i) =>
    things
      .slice(i + 1)
      .filter((other) => isFair(one, other, theme))
      .map((other) => [one, other] as const),
  )
  const random = createRandom(options.seed).fork('sides')
  const pages = dealPages(options, {
    items: pairs,
    perPage: PAIRS,
    nameOf: ([one, other]) => `${one.id} ${other.id}`,
    accept: (page, pair) => page.every((other) => other.every((thing) => !pair.includes(thing))),
  })
  return pages.map((page) =>
    page.map((pair): MeasureTask => {
      const [left = pair[0], right = pair[1]] = random.shuffle(pair)
      return { ask: 'more', left, right, answer: left.amount > right.amount ? 'left' : 'right' }
    }),
  )
}

const UNITS: Readonly<Record<string, readonly (readonly [unit: string, size: number])[]>> = {
  [MASS]: [
    ['g', 1],
    ['kg', 1000],
    ['t', 1e6],
  ],
  [CAPACITY]: [
    ['mL', 1],
    ['L', 1000],
  ],
}
const CHOICES = 6

function unitPages(options: SheetOptions, things: readonly Thing[], theme: string): MeasureTask[][] {
  const units = UNITS[theme] ?? []
  const asked = things.map((thing) => {
    const [unit, size] = units.findLast(([, least]) => thing.amount >= least) ?? ['', 1]
    return {
      ask: 'unit' as const,
      thing,
      number: thing.amount / size,
      units: units.map(([name]) => name),
      answer: unit,
    }
  })
  const most = Math.ceil(CHOICES / units.length) + 1
  return dealPages(options, {
    items: asked,
    perPage: CHOICES,
    mostShared: SMALL_DECK,
    nameOf: ({ thing }) => thing.id,
    // The title names every unit, so every page asks for each of them.
    accept: (page, task) => {
      const answers = [...page, task].map(({ answer }) => answer)
      const missing = units.length - new Set(answers).size
      return missing <= CHOICES - answers.length && answers.filter((it) => it === task.answer).length <= most
    },
  })
}

const READINGS = 4
const STEP = 50

function readPages(options: SheetOptions, theme: string): MeasureTask[][] {
  const things =
    theme === MASS
      ? WEIGHED
      : ([
          ['juice', 100, 950],
          ['glass', 100, 950],
          ['jar', 100, 950],
          ['teapot', 100, 950],
        ] as const)
  const every = things.flatMap(([thing, least, most]) =>
    Array.from({ length: (most - least) / STEP + 1 }, (_, i): MeasureTask => {
      const amount = least + i * STEP
      return { ask: 'read', thing, amount, missing: 1000 - amount }
    }),
  )
  return dealPages(options, {
    items: every,
    perPage: READINGS,
    nameOf: (task) => (task.ask === 'read' ? `${theme === MASS ? task.thing : ''} ${task.amount}` : ''),
    accept: (page, task) =>
      page.every(
        (other) =>
          other.ask !== 'read' || task.ask !== 'read' || (other.amount !== task.amount && other.thing !== task.thing),
      ),
  })
}

const framed = (box: Box) => rect(box.x, box.y, box.width, box.height, { radius: 5, width: 0.6 })

/** Room for the name under a thing, mm. */
const NAME = 9

function drawMore(task: Extract<MeasureTask, { ask: 'more' }>, cell: Box, color: boolean): PageMark[] {
  const width = (cell.width - 12) / 2
  const longest = Math.max(lengthOf(task.left), lengthOf(task.right))
  const room = Math.min(width, cell.height - NAME) - 7
  return (['left', 'right'] as const).flatMap((side, i): PageMark[] => {
    const box = { ...cell, x: cell.x + i * (width + 12), width }
    const thing = task[side]
    const size = (room * lengthOf(thing)) / longest
    // On one ground, above their names.
    const ground = box.y + box.height - NAME - 1
    return [
      framed(box),
      drawPicture(thing.id, { cx: middleX(box), cy: ground - size / 2, size, color }),
      text(middleX(box), box.y + box.height - 4.5, nameOfThing(thing), 5, { font: 'text' }),
      ...(task.answer === side
        ? [
            answer([
              rect(box.x + 2, box.y + 2, box.width - 4, box.height - 4, { radius: 7, width: 1.2, stroke: ANSWER_RED }),
            ]),
          ]
        : []),
    ]
  })
}

function drawUnit(task: Extract<MeasureTask, { ask: 'unit' }>, cell: Box, color: boolean): PageMark[] {
  const size = cell.height - 26
  const cy = cell.y + cell.height - 12
  const left = cell.x + 5
  const room = (cell.width - 26 - 3) / task.units.length
  return [
    framed(cell),
    drawPicture(task.thing.id, { cx: middleX(cell), cy: cell.y + 3 + size / 2, size, color }),
    text(left + 18, cy + 3, String(task.number), 9, { anchor: 'end' }),
    ...task.units.flatMap((unit, i): PageMark[] => {
      const cx = cell.x + 26 + room * (i + 0.5)
      return [
        circle(cx, cy, 6.8, { width: 0.5 }),
        centredText(cx, cy, unit, 5.6),
        ...(unit === task.answer ? [answer([circle(cx, cy, 8, { width: 1.2, stroke: ANSWER_RED })])] : []),
      ]
    }),
  ]
}

/** Kitchen scales: a dial of 1000 g, a pan, and its load. */
function drawScales(task: Extract<MeasureTask, { ask: 'read' }>, cell: Box, color: boolean): Mark[] {
  const r = 25
  const [cx, cy] = [middleX(cell), cell.y + 60]
  const at = (grams: number, q: number) => {
    const angle = (grams / 1000) * 2 * Math.PI
    return { x: cx + Math.sin(angle) * r * q, y: cy - Math.cos(angle) * r * q }
  }
  const body = [
    { x: cx - 20, y: cy - 25 },
    { x: cx + 20, y: cy - 25 },
    { x: cx + 32, y: cy + 28 },
    { x: cx - 32, y: cy + 28 },
  ]
  const ticks = Array.from({ length: 20 }, (_, i) => {
    const [from, to] = [at(i * STEP, i % 2 ? 0.92 : 0.86), at(i * STEP, 1)]
    return line(from.x, from.y, to.x, to.y, { width: i % 2 ? 0.35 : 0.6, cap: 'butt' })
  })
  const numbers = Array.from({ length: 10 }, (_, i) => {
    const p = at(i * 100, 0.7)
    return centredText(p.x, p.y, String(i * 100), 3.7)
  })
  const [tip, tail] = [at(task.amount, 0.48), at(task.amount + 500, 0.12)]
  return [
    path(`M${round(cx - 30)} ${round(cy - 33)}h60q-4 8 -14 8h-32q-10 0 -14 -8Z`, {
      fill: color ? tint(BLUE, 0.5) : WHITE,
    }),
    polygon(body, { fill: color ? tint(SAND, 0.8) : WHITE }),
    circle(cx, cy, r, { width: 0.9, fill: WHITE }),
    ...ticks,
    ...numbers,
    line(tail.x, tail.y, tip.x, tip.y, { width: 1.2 }),
    dot(cx, cy, 1.6),
    drawPicture(task.thing, { cx, cy: cy - 44.5, size: 22, color }),
  ]
}

/** A jug with a scale up to one litre, filled. */
function drawJug(task: Extract<MeasureTask, { ask: 'read' }>, cell: Box, color: boolean): Mark[] {
  const [width, height] = [46, 74]
  const [x, y] = [middleX(cell) - width / 2 - 1, cell.y + 12]
  const full = height - 8
  const level = (amount: number) => y + height - (amount / 1000) * full
  const marks = Array.from({ length: 20 }, (_, i): Mark[] => {
    const amount = (i + 1) * STEP
    const isLabelled = amount % 100 === 0
    return [
      line(x, level(amount), x + (isLabelled ? 9 : 5), level(amount), { width: isLabelled ? 0.6 : 0.35, cap: 'butt' }),
      ...(isLabelled ? [text(x - 2.4, level(amount) + 1.3, String(amount), 3.9, { anchor: 'end' })] : []),
    ]
  }).flat()
  return [
    path(`M${round(x + width)} ${round(y + 14)}h8q8 0 8 8v22q0 8 -8 8h-8`, { width: 2.4 }),
    rect(x, level(task.amount), width, y + height - level(task.amount), {
      width: 0.6,
      fill: color ? tint(BLUE, 0.7) : [0, 0, 0, 14],
    }),
    path(`M${round(x - 5)} ${round(y - 4)}L${round(x)} ${round(y)}v${height}h${width}v${-height - 4}`, { width: 1 }),
    ...marks,
    text(x + width - 3, y + 5, 'mL', 4.2, { anchor: 'end' }),
  ]
}

function drawReading(task: Extract<MeasureTask, { ask: 'read' }>, cell: Box, theme: string, color: boolean) {
  const [unit, whole] = theme === MASS ? ['g', '1 kg'] : ['mL', '1 L']
  const base = cell.y + cell.height - 5
  const question = (x: number, label: string, amount: number): PageMark[] => [
    text(x, base - 8.5, label, 3.8, { anchor: 'start', font: 'text' }),
    line(x, base, x + 22, base, { width: 0.5 }),
    text(x + 23.5, base, unit, 5, { anchor: 'start' }),
    answer([text(x + 11, base - 1, String(amount), 6.6, { fill: ANSWER_RED })]),
  ]
  return [
    framed(cell),
    ...(theme === MASS ? drawScales(task, cell, color) : drawJug(task, cell, color)),
    ...question(cell.x + 8, MEASURE_TEXTS.shows, task.amount),
    ...question(cell.x + cell.width / 2 + 5, MEASURE_TEXTS.missing(whole), task.missing),
  ]
}

const nameOf = (task: MeasureTask, theme: string): string => {
  if (task.ask === 'more') return `${task.left.id} ou ${task.right.id}`
  return task.ask === 'unit' ? task.thing.id : `${theme === MASS ? task.thing : ''} ${task.amount}`
}

function drawTask(task: MeasureTask, cell: Box, theme: string, color: boolean): PageMark[] {
  if (task.ask === 'more') return drawMore(task, cell, color)
  if (task.ask === 'unit') return drawUnit(task, cell, color)
  return drawReading(task, cell, theme, color)
}

function tasksOf(options: SheetOptions, theme: string, random: Random): MeasureTask[][] {
  const things = THINGS[theme] ?? []
  if (options.level === 'facil') return morePages(options, things, theme)
  // One unit after the other would give the answer away.
  if (options.level === 'medio') return unitPages(options, things, theme).map((page) => random.shuffle(page))
  return readPages(options, theme)
}

const GRIDS = { facil: [1, PAIRS], medio: [2, 3], desafio: [2, 2] } as const

export const massaECapacidade: SheetKind<PagesFacts<readonly MeasureTask[]>> = {
  id: 'massa-e-capacidade',
  category: 'matematica',
  themes: [MASS, CAPACITY],
  draw: (options) => {
    const { level, color, theme = MASS } = options
    const pages = tasksOf(options, theme, createRandom(options.seed).fork('order'))
    const [columns, rows] = GRIDS[level]
    return composeSheet(options, level === 'desafio' ? 'write' : 'ring', (_, index) => {
      const tasks = pages[index] ?? []
      const cells = cellsOf(columns, rows, { gap: 7 })
      const marks = eachCell(tasks, cells, (task, cell) => drawTask(task, cell, theme, color)).flat()
      return { marks, facts: tasks, items: tasks.map((task) => nameOf(task, theme)) }
    })
  },
}
