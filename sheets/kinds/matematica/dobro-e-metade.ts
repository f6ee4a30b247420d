/** Double and half: drawn in trays, then worked out by machines; at the highest level also triple and third. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { ANSWER_RED, BLUE, GREEN, ORANGE, PURPLE, tint } from '../../scene/inks.ts'
import { answerBox, centredText, circle, divider, line, polygon, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { dealCounters, drawGroup, drawOnTrays, tray } from './counters.ts'

type Rule = 'dobro' | 'metade' | 'triplo' | 'terço'

export interface PartTask {
  readonly rule: Rule
  readonly number: number
  readonly answer: number
}

const FACTORS: Readonly<Record<Rule, number>> = { dobro: 2, metade: 1 / 2, triplo: 3, terço: 1 / 3 }
const INKS: Readonly<Record<Rule, Ink>> = { dobro: GREEN, metade: ORANGE, triplo: BLUE, terço: PURPLE }

/** Rules by theme, and their partners at the highest level. */
const RULES = {
  dobro: ['dobro', 'triplo'],
  metade: ['metade', 'terço'],
  misto: ['dobro', 'metade', 'triplo', 'terço'],
} as const
type Theme = keyof typeof RULES

function rulesOf(theme: Theme, level: Level): readonly Rule[] {
  if (level === 'desafio') return RULES[theme]
  return theme === 'misto' ? ['dobro', 'metade'] : RULES[theme].slice(0, 1)
}

/** Results and starting numbers of the levels: least and most of the smaller one. */
const SMALLER: Readonly<Record<Level, readonly [number, number]>> = { facil: [1, 8], medio: [5, 50], desafio: [8, 99] }

function tasksOf(theme: Theme, level: Level): PartTask[] {
  const [least, most] = SMALLER[level]
  return rulesOf(theme, level).flatMap((rule) => {
    const factor = FACTORS[rule]
    const times = Math.round(Math.max(factor, 1 / factor))
    return Array.from({ length: most - least + 1 }, (_, i) => least + i)
      .filter((n) => times === 2 || n <= 33)
      .map(
        (small): PartTask =>
          factor > 1 ? { rule, number: small, answer: small * times } : { rule, number: small * times, answer: small },
      )
  })
}

const SIDE = 18

/** The given number in one tray, an empty one to draw in, and a box for the answer. */
function drawTrays(task: PartTask, picture: Picture, cell: Box, color: boolean, solved: boolean): Mark[] {
  const { rule, number, answer } = task
  const label = { width: 27 }
  const width = (cell.width - label.width - SIDE - 8) / 2
  const first = { ...cell, width }
  const second = { ...cell, x: cell.x + width + label.width, width }
  const cy = middleY(cell)
  const x = cell.x + cell.width - SIDE
  const arrow = first.x + width + 3
  const end = second.x - 3
  return [
    ...drawOnTrays(picture, [{ count: number, box: first }], color, 14),
    tray(second, color, { empty: true }),
    ...(solved
      ? drawGroup(
          picture,
          answer,
          { x: second.x + 3, y: second.y + 3, width: width - 6, height: second.height - 6 },
          { color, perLine: 5, maxSize: 11, centred: true },
        )
      : []),
    line(arrow, cy + 2, end - 2, cy + 2, { width: 0.8 }),
    polygon(
      [
        { x: end, y: cy + 2 },
        { x: end - 4, y: cy - 0.3 },
        { x: end - 4, y: cy + 4.3 },
      ],
      { width: 0.4, fill: [0, 0, 0, 100] },
    ),
    centredText((arrow + end) / 2, cy - 5, rule, 6.2),
    answerBox(x, cy - SIDE / 2, SIDE, SIDE),
    ...(solved ? [centredText(x + SIDE / 2, cy, String(answer), 9.6, { fill: ANSWER_RED })] : []),
  ]
}

/** A machine: a number goes in, another one comes out. */
function drawMachine(task: PartTask, cell: Box, color: boolean, solved: boolean): Mark[] {
  const { rule, number, answer } = task
  const cy = middleY(cell)
  const radius = Math.min(10, cell.height / 2 - 1)
  const [from, to] = [cell.x + 2 * radius + 6, cell.x + cell.width - 26]
  const height = Math.min(24, cell.height - 1)
  const ink = INKS[rule]
  const pipe = { width: 0.6 }
  const middle = (from + to) / 2
  return [
    line(cell.x + 2 * radius, cy - 2.2, from, cy - 2.2, pipe),
    line(cell.x + 2 * radius, cy + 2.2, from, cy + 2.2, pipe),
    line(to, cy - 2.2, to + 6, cy - 2.2, pipe),
    line(to, cy + 2.2, to + 6, cy + 2.2, pipe),
    circle(cell.x + radius, cy, radius, { width: 0.6 }),
    centredText(cell.x + radius, cy, String(number), 7.8),
    rect(from, cy - height / 2, to - from, height, { radius: 4, width: 0.7, ...(color && { fill: tint(ink, 0.7) }) }),
    // Bolts in the corners.
    ...[
      [from + 3, cy - height / 2 + 3],
      [to - 3, cy - height / 2 + 3],
      [from + 3, cy + height / 2 - 3],
      [to - 3, cy + height / 2 - 3],
    ].map(([x = 0, y = 0]) => circle(x, y, 0.9, { width: 0.4, fill: [0, 0, 0, 0] })),
    centredText(middle, cy, rule, 6),
    answerBox(to + 6, cy - 9, 20, 18),
    ...(solved ? [centredText(to + 16, cy, String(answer), 8.4, { fill: ANSWER_RED })] : []),
  ]
}

const nameOf = ({ rule, number }: PartTask) => `${rule} ${number}`
const EASY_ROWS = 5
const [COLUMNS, ROWS] = [2, 7]

function deal(options: SheetOptions, theme: Theme): PartTask[][] {
  const { level } = options
  const items = tasksOf(theme, level)
  if (level !== 'facil') {
    const perPage = COLUMNS * amountOf(options, ROWS)
    const most = Math.ceil(perPage / rulesOf(theme, level).length)
    // Every rule as often as the others.
    const accept = (page: readonly PartTask[], one: PartTask) =>
      page.filter(({ rule }) => rule === one.rule).length < most && page.every(({ answer }) => answer !== one.answer)
    return dealPages(options, { items, perPage, nameOf, accept })
  }
  return Array.from({ length: options.pages }, (_, page) => {
    const start = { ...options, seed: options.seed * 8 + page, pages: 1 }
    return (
      dealPages(start, {
        items,
        perPage: amountOf(options, EASY_ROWS),
        nameOf,
        accept: (all, one) => all.every(({ answer }) => answer !== one.answer),
      })[0] ?? []
    )
  })
}

export const dobroEMetade: SheetKind<PagesFacts<readonly PartTask[]>> = {
  id: 'dobro-e-metade',
  category: 'matematica',
  themes: Object.keys(RULES),
  draw: (options) => {
    const { level, color } = options
    const theme = (options.theme ?? 'dobro') as Theme
    const tasks = deal(options, theme)
    const things = { dobro: 'frutas', metade: 'festa', misto: 'bichos' } as const
    const pictures = dealCounters({ ...options, theme: things[theme] }, EASY_ROWS)
    const easy = level === 'facil'
    const rows = amountOf(options, easy ? EASY_ROWS : ROWS)
    return composeSheet(options, 'write', (_, index) => {
      const page = tasks[index] ?? []
      const cells = easy ? cellsOf(1, rows, { gap: 8 }) : cellsOf(COLUMNS, rows, { gap: 9 })
      const draw = (solved: boolean) =>
        eachCell(page, cells, (task, cell, i): Mark[] => {
          if (!easy) return drawMachine(task, cell, color, solved)
          const picture = pictures[index]?.[i]
          if (!picture) return []
          const rule = divider(cell.x, cell.x + cell.width, cell.y + cell.height + 4)
          return [...drawTrays(task, picture, cell, color, solved), ...(i < rows - 1 ? [rule] : [])]
        }).flat()
      const items = page.map((task, i) => (easy ? `${nameOf(task)} ${pictures[index]?.[i]?.name}` : nameOf(task)))
      return { marks: draw(false), solved: draw(true), facts: page, items }
    })
  },
}
