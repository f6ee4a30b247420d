/** Double and half: drawn in trays, then worked out by the machines of a factory; at the highest level also triple and third. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { answerBox, centredText, divider, line, polygon } from '../../scene/marks.ts'
import type { Level, Sheet, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { dealCounters, drawGroup, drawOnTrays, tray } from './counters.ts'
import { chainNames, dealChains, drawChains, type Rule, stepsOf } from './number-chains.ts'

export interface PartTask {
  readonly rule: Rule
  readonly number: number
  readonly answer: number
}

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

/** Least and most of the smaller number in trays. */
const [LEAST, MOST] = [1, 8]

function tasksOf(theme: Theme): PartTask[] {
  return rulesOf(theme, 'facil').flatMap((rule) =>
    Array.from({ length: MOST - LEAST + 1 }, (_, i): PartTask => {
      const small = LEAST + i
      return rule === 'dobro' ? { rule, number: small, answer: small * 2 } : { rule, number: small * 2, answer: small }
    }),
  )
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

const nameOf = ({ rule, number }: PartTask) => `${rule} ${number}`
const EASY_ROWS = 5

function dealTrays(options: SheetOptions, theme: Theme): PartTask[][] {
  const items = tasksOf(theme)
  const accept = (page: readonly PartTask[], one: PartTask) => page.every(({ answer }) => answer !== one.answer)
  return Array.from({ length: options.pages }, (_, page) => {
    const start = { ...options, seed: options.seed * 8 + page, pages: 1 }
    return dealPages(start, { items, perPage: amountOf(options, EASY_ROWS), nameOf, accept })[0] ?? []
  })
}

type Drawn = Sheet<PagesFacts<readonly PartTask[]>>

function drawTraySheet(options: SheetOptions, theme: Theme): Drawn {
  const tasks = dealTrays(options, theme)
  const things = { dobro: 'frutas', metade: 'festa', misto: 'bichos' } as const
  const pictures = dealCounters({ ...options, theme: things[theme] }, EASY_ROWS)
  const rows = amountOf(options, EASY_ROWS)
  return composeSheet(options, 'write', (_, index) => {
    const page = tasks[index] ?? []
    const marks = eachCell(page, cellsOf(1, rows, { gap: 8 }), (task, cell, i): PageMark[] => {
      const picture = pictures[index]?.[i]
      if (!picture) return []
      const rule = divider(cell.x, cell.x + cell.width, cell.y + cell.height + 4)
      return [...drawTrays(task, picture, cell, options.color), ...(i < rows - 1 ? [rule] : [])]
    }).flat()
    const items = page.map((task, i) => `${nameOf(task)} ${pictures[index]?.[i]?.name}`)
    return { marks, facts: page, items }
  })
}

export const dobroEMetade: SheetKind<PagesFacts<readonly PartTask[]>> = {
  id: 'dobro-e-metade',
  category: 'matematica',
  themes: Object.keys(RULES),
  draw: (options) => {
    const { level } = options
    const theme = (options.theme ?? 'dobro') as Theme
    if (level === 'facil') return drawTraySheet(options, theme)
    const pages = dealChains(options, rulesOf(theme, level), level)
    return composeSheet(options, 'write', (_, index, sheet) => {
      const chains = pages[index] ?? []
      return {
        marks: drawChains(options, chains, level, sheet.fork('look').integer(0, 9) + index),
        whole: true,
        pictures: ['fábrica'],
        facts: chains.flatMap(stepsOf),
        items: chainNames(chains),
      }
    })
  },
}
