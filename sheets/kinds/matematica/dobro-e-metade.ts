/** Double and half: drawn in trays, then worked out by machines; at the highest level also triple and third. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { BLUE, GREEN, ORANGE, PURPLE, tint, WHITE, YELLOW } from '../../scene/inks.ts'
import { answerBox, centredText, circle, divider, line, path, polygon, rect, round } from '../../scene/marks.ts'
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
function drawTrays(task: PartTask, picture: Picture, cell: Box, color: boolean): PageMark[] {
  const { rule, number, answer: result } = task
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
    answer(
      drawGroup(
        picture,
        result,
        { x: second.x + 3, y: second.y + 3, width: width - 6, height: second.height - 6 },
        { color, perLine: 5, maxSize: 11, centred: true },
      ),
    ),
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
    writtenAnswer(x + SIDE / 2, cy, String(result), 9.6),
  ]
}

/** Teeth of the wheel on a machine. */
const TEETH = 8

/** A toothed wheel. */
function wheel(cx: number, cy: number, r: number): Mark[] {
  const points = Array.from({ length: TEETH * 4 }, (_, i) => {
    const angle = (i * Math.PI * 2) / (TEETH * 4)
    const reach = i % 4 < 2 ? r : r * 0.74
    return { x: cx + Math.cos(angle) * reach, y: cy + Math.sin(angle) * reach }
  })
  return [polygon(points, { width: 0.45, fill: WHITE }), circle(cx, cy, r * 0.3, { width: 0.45 })]
}

/** A machine: a number falls into its funnel, and what comes out rolls down a chute into the box. */
function drawMachine(task: PartTask, cell: Box, color: boolean): PageMark[] {
  const { rule, number } = task
  const [top, base] = [cell.y, cell.y + cell.height]
  const [left, right] = [cell.x + 3, cell.x + cell.width - 27]
  const body = top + cell.height * 0.46
  const ink = color ? tint(INKS[rule], 0.7) : WHITE
  const neck = left + 11
  const d = `M${round(neck - 11)} ${round(top)}h22l-5.500 ${round(body - top)}h-11Z`
  const chute = `M${round(right)} ${round(base - 9)}h3q4 0 5 4v3h-8Z`
  const x = right + 8
  const cy = base - 9
  return [
    path(d, { width: 0.6, fill: WHITE }),
    centredText(neck, top + (body - top) * 0.44, String(number), Math.min(6.8, (body - top) * 0.64)),
    rect(left, body, right - left, base - body - 1.6, { radius: 2.6, width: 0.7, fill: ink }),
    ...[left + 5, right - 5].map((foot) => rect(foot - 2, base - 1.6, 4, 1.6, { width: 0.5 })),
    ...wheel(left + 8, body + (base - body) / 2 - 0.8, Math.min(5, (base - body) * 0.34)),
    rect(right - 4, body - 4.2, 2.4, 4.2, { width: 0.5 }),
    circle(right - 2.8, body - 6, 2, { width: 0.5, ...(color && { fill: YELLOW }) }),
    centredText((left + 13 + right) / 2, body + (base - body) / 2 - 0.8, rule, 6),
    path(chute, { width: 0.6, fill: ink }),
    answerBox(x, cy - 9, 19, 18),
    writtenAnswer(x + 9.5, cy, String(task.answer), 8.4),
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
      const marks = eachCell(page, cells, (task, cell, i): PageMark[] => {
        if (!easy) return drawMachine(task, cell, color)
        const picture = pictures[index]?.[i]
        if (!picture) return []
        const rule = divider(cell.x, cell.x + cell.width, cell.y + cell.height + 4)
        return [...drawTrays(task, picture, cell, color), ...(i < rows - 1 ? [rule] : [])]
      }).flat()
      const items = page.map((task, i) => (easy ? `${nameOf(task)} ${pictures[index]?.[i]?.name}` : nameOf(task)))
      return { marks, facts: page, items }
    })
  },
}
