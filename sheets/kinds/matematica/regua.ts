/** Lengths on a ruler in true millimetres: read it, then subtract where the thing does not lie at zero. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { capital } from '../../page/capital.ts'
import { cellsOf, eachCell, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLUE, GREEN, ORANGE, PINK, PURPLE, tint, YELLOW } from '../../scene/inks.ts'
import { answerBox, line, path, polygon, rect, round, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { RULER_THINGS, THING_HEIGHT } from './ruler-things.ts'

export interface RulerTask {
  /** Start and end of the thing on the ruler, mm. */
  readonly from: number
  readonly to: number
  readonly thing: string
}

const ROWS = 4
/** The ruler is 15 cm long, with a little wood at each end. */
const RULER_CM = 15
const MARGIN = 4
const RULER_HEIGHT = 17
/** From the left side of the page to the zero of the ruler. */
const ZERO = 6

const INKS: readonly [Ink, ...Ink[]] = [ORANGE, BLUE, GREEN, PINK, YELLOW, PURPLE]

function choose(level: Level, random: Random): { from: number; to: number } {
  if (level === 'facil') return { from: 0, to: 10 * random.integer(3, 14) }
  if (level === 'medio') {
    const to = random.integer(25, 145)
    return { from: 0, to: to % 10 === 0 ? to + 5 : to }
  }
  const from = random.integer(1, 6) * 10 + random.integer(0, 1) * 5
  const length = random.integer(25, Math.min(110, 145 - from))
  return { from, to: from + length }
}

const ATTEMPTS = 200
/** Theme in which the ruler has lost its zero. */
const BROKEN = 'regua-quebrada'

/** Tasks of every page: no two of a sheet have the same length. */
function tasksOf(options: SheetOptions): RulerTask[][] {
  const { level, pages, seed } = options
  const random = createRandom(seed).fork('lengths')
  const lengths = new Set<number>()
  return Array.from({ length: pages }, (_, page) => {
    const source = random.fork(page)
    const tasks: RulerTask[] = []
    for (const {
      name,
      lengths: [least, most],
    } of source.shuffle(RULER_THINGS).slice(0, amountOf(options, ROWS))) {
      const suits = ({ from, to }: { from: number; to: number }) => to - from >= least && to - from <= most
      let task = choose(level, source)
      for (let attempt = 0; attempt < ATTEMPTS && (lengths.has(task.to - task.from) || !suits(task)); attempt++)
        task = choose(level, source)
      lengths.add(task.to - task.from)
      tasks.push({ ...task, thing: name })
    }
    return tasks
  })
}

/** Remaining length of a broken ruler before its first whole centimetre, mm. */
const SPLINTER = 7

/** The wood of a ruler whose first whole centimetre is `first`: broken off before it, where that is not zero. */
function drawWood(zero: number, top: number, first: number, color: boolean): Mark {
  const style = { width: 0.6, ...(color && { fill: tint(YELLOW, 0.5) }) }
  const right = zero + RULER_CM * 10 + MARGIN
  if (first === 0) return rect(zero - MARGIN, top, right - zero + MARGIN, RULER_HEIGHT, style)
  const left = zero + first * 10 - SPLINTER
  const edge = [
    [left, 0],
    [right, 0],
    [right, 1],
    [left + 1.4, 1],
    [left + 4, 0.74],
    [left - 0.6, 0.55],
    [left + 3, 0.28],
  ] as const
  return polygon(
    edge.map(([x, share]) => ({ x, y: top + share * RULER_HEIGHT })),
    style,
  )
}

/**
 * A ruler whose zero is at `zero`, its edge with the marks at `top`; whole, or broken before the centimetre `first`.
 */
function drawRuler(zero: number, top: number, first: number, level: Level, color: boolean): Mark[] {
  const least = first === 0 ? 0 : first * 10 - SPLINTER + 2
  const ticks = Array.from({ length: RULER_CM * 10 + 1 }, (_, mm) => mm).filter(
    (mm) => mm >= least && (level !== 'facil' || mm % 10 === 0),
  )
  const tick = (mm: number) => (mm % 10 === 0 ? 5 : mm % 5 === 0 ? 3.6 : 2.4)
  const marks = (width: number, of: readonly number[]) =>
    path(of.map((mm) => `M${round(zero + mm)} ${round(top)}v${tick(mm)}`).join(''), { width, cap: 'butt' })
  return [
    drawWood(zero, top, first, color),
    marks(
      0.45,
      ticks.filter((mm) => mm % 10 === 0),
    ),
    ...(level === 'facil'
      ? []
      : [
          marks(
            0.22,
            ticks.filter((mm) => mm % 10 !== 0),
          ),
        ]),
    ...Array.from({ length: RULER_CM + 1 - first }, (_, i) => first + i).map((cm) =>
      text(zero + cm * 10, top + 9.6, String(cm), 4.2, { font: 'text' }),
    ),
    text(zero + first * 10 + 1, top + 15.2, 'cm', 3.6, { font: 'text', anchor: 'start' }),
  ]
}

/** `7`, or `7,4` where millimetres count. */
export function centimetres(mm: number): string {
  return mm % 10 === 0 ? String(mm / 10) : `${Math.floor(mm / 10)},${mm % 10}`
}

/** For the last thing of an easy or a middle page the child takes a ruler. */
const OWN = 'Meça com a sua régua.'

function drawTask(task: RulerTask, cell: Box, index: number, options: SheetOptions, own: boolean): PageMark[] {
  const { level, color } = options
  const zero = cell.x + ZERO
  const top = cell.y + THING_HEIGHT + 2.5
  const [left, right] = [zero + task.from, zero + task.to]
  const thing = RULER_THINGS.find(({ name }) => name === task.thing)
  const ink = color ? inTurn(INKS, index + task.to) : null
  const dashed = { width: 0.3, dash: [1, 1] }
  const length = task.to - task.from
  const baseline = cell.y + cell.height - 7
  const x = cell.x + cell.width - 62
  const first = options.theme === BROKEN ? Math.floor(task.from / 10) : 0
  return [
    ...(own ? [] : [left, right].map((x) => line(x, cell.y + THING_HEIGHT / 2 + 1, x, top, dashed))),
    ...(thing?.draw({ left, right, cy: cell.y + THING_HEIGHT / 2, ink }) ?? []),
    ...(own
      ? [text(zero, top + RULER_HEIGHT / 2, OWN, 5.2, { font: 'text', anchor: 'start' })]
      : drawRuler(zero, top, first, level, color)),
    text(x - 4, baseline + 2, `${capital(thing?.article ?? 'o')} ${task.thing} mede`, 5.2, {
      font: 'text',
      anchor: 'end',
    }),
    answerBox(x, baseline - 7, 28, 14),
    text(x + 31, baseline + 2, level === 'facil' ? 'centímetros' : 'cm', 5.2, { font: 'text', anchor: 'start' }),
    writtenAnswer(x + 14, baseline, centimetres(length), 7.6),
  ]
}

/** So that the ruler is true: printers like to make pages smaller. */
const NOTE = 'Imprima em tamanho real (100 %): assim a régua mede certo.'

export const regua: SheetKind<PagesFacts<readonly RulerTask[]>> = {
  id: 'regua',
  category: 'matematica',
  themes: ['objetos-de-medir', BROKEN],
  draw: (options) => {
    const pages = tasksOf(options)
    return composeSheet(options, 'write', (_, index) => {
      const page = pages[index] ?? []
      const box = { ...CONTENT, height: CONTENT.height - 8 }
      const cells = cellsOf(1, page.length, { box, gap: options.fewer ? 26 : 5 })
      const marks = [
        ...eachCell(page, cells, (task, cell, i) => {
          const own = options.level !== 'desafio' && i > 0 && i === page.length - 1
          return drawTask(task, cell, i, options, own)
        }).flat(),
        // On the key the rulers are smaller: there the note would not be true.
        answer([], [text(middleX(CONTENT), CONTENT.y + CONTENT.height - 1, NOTE, 3.8, { font: 'text' })]),
      ]
      return { marks, facts: page, items: page.map(({ from, to }) => `${from}-${to}`) }
    })
  },
}
