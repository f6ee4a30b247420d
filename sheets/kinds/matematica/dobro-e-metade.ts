/** Double and half: drawn in two equal trays, then worked out by the machines of a factory; at the highest level also triple and third. */

import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Level, Sheet, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { chainNames, dealChains, drawChains, type Rule, stepsOf } from './number-chains.ts'
import { dealTrays, drawTrayPage, itemOf } from './twin-tray-page.ts'

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

const TRAYS = {
  dobro: { rules: ['dobro'], place: 'feira' },
  metade: { rules: ['metade'], place: 'festa' },
  misto: { rules: ['dobro', 'metade'], place: 'brinquedos' },
} as const

function rulesOf(theme: Theme, level: Level): readonly Rule[] {
  if (level === 'desafio') return RULES[theme]
  return theme === 'misto' ? ['dobro', 'metade'] : RULES[theme].slice(0, 1)
}

type Drawn = Sheet<PagesFacts<readonly PartTask[]>>

function drawTraySheet(options: SheetOptions, theme: Theme): Drawn {
  const { rules, place } = TRAYS[theme]
  const pages = dealTrays(options, rules, place)
  return composeSheet(options, 'write', (_, index, sheet) => {
    const tasks = pages[index] ?? []
    return {
      marks: drawTrayPage(options, place, tasks, sheet.fork('look').integer(0, 9) + index),
      whole: true,
      pictures: tasks.map(({ name }) => name),
      facts: tasks,
      items: tasks.map(itemOf),
    }
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
