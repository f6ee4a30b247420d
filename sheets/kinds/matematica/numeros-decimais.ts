/** Decimal numbers at work: heights read from a stick, jumps and times put in order on a line, prices and masses calculated. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { dealPlants, gardenPage, type PlantTask } from './decimal-garden.ts'
import { dealMarkets, type Market, marketPage, namesOf } from './decimal-market.ts'
import { type DecimalTheme, decimal, shortDecimal } from './decimal-numbers.ts'
import { dealScores, ranked, type Score, scorePage } from './decimal-scores.ts'
import { dealWeighings, type Weighing, weighPage } from './decimal-weights.ts'

export interface DecimalFacts {
  readonly plants: readonly PlantTask[]
  readonly scores: readonly Score[]
  readonly market: Market | null
  readonly weighings: readonly Weighing[]
}

interface DecimalPage {
  readonly facts: DecimalFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
  readonly pictures: readonly string[]
}

const NO_FACTS: DecimalFacts = { plants: [], scores: [], market: null, weighings: [] }

type Draw = (pen: Pen, look: number, index: number) => DecimalPage

function gardenPages(options: SheetOptions, theme: DecimalTheme): Draw {
  const pages = dealPlants(options, theme)
  return (pen, look, index) => {
    const plants = pages[index] ?? []
    return {
      facts: { ...NO_FACTS, plants },
      marks: gardenPage(pen, plants, theme, look),
      items: plants.map(({ height, isDrawn }) => `${decimal(height)}${isDrawn ? ' a desenhar' : ''}`),
      pictures: ['régua', ...(theme === 'decimos' ? ['girassol', 'flor'] : ['muda', 'árvore'])],
    }
  }
}

function scorePages(options: SheetOptions, theme: DecimalTheme): Draw {
  const pages = dealScores(options, theme)
  const seen = theme === 'decimos' ? ['areia', 'fita', 'salto'] : ['pista', 'corrida']
  return (pen, look, index) => {
    const scores = pages[index] ?? []
    return {
      facts: { ...NO_FACTS, scores },
      marks: scorePage(pen, scores, theme, look),
      items: ranked(scores, theme).map(({ who, value }) => `${who} ${decimal(value)}`),
      pictures: ['criança', 'placar', 'pódio', ...seen],
    }
  }
}

function marketPages(options: SheetOptions): Draw {
  const pages = dealMarkets(options)
  return (pen, look, index) => {
    const market = pages[index]
    if (!market) throw new RangeError(`no page ${index}`)
    return {
      facts: { ...NO_FACTS, market },
      marks: marketPage(pen, market, look),
      items: market.purchases.map((purchase) => `${namesOf(purchase).join(' + ')} ${purchase.total}`),
      pictures: ['barraca', 'criança', 'fruta', ...market.purchases.flatMap(namesOf)],
    }
  }
}

function weighPages(options: SheetOptions): Draw {
  const pages = dealWeighings(options)
  return (pen, look, index) => {
    const weighings = pages[index] ?? []
    return {
      facts: { ...NO_FACTS, weighings },
      marks: weighPage(pen, weighings, look),
      items: weighings.map(({ animal, mass }) => `${animal} ${shortDecimal(mass)}`),
      pictures: ['balança', 'criança', 'praça', 'igreja', ...weighings.map(({ animal }) => animal)],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, theme: DecimalTheme) => Draw>> = {
  facil: gardenPages,
  medio: scorePages,
  desafio: (options, theme) => (theme === 'decimos' ? weighPages : marketPages)(options),
}

/** Masses and times are asked for in other words than prices and jumps. */
const OWN_INSTRUCTIONS: Readonly<Record<string, string>> = {
  'desafio decimos': 'Calcule a massa de cada bicho e escreva a ordem.',
  'medio centesimos': 'Leia o placar e escreva as iniciais na reta e no pódio.',
}

const LOOKS = 4

export const numerosDecimais: SheetKind<PagesFacts<DecimalFacts>> = {
  id: 'numeros-decimais',
  category: 'matematica',
  themes: ['decimos', 'centesimos'],
  draw: (options) => {
    const theme = (options.theme ?? 'decimos') as DecimalTheme
    const draw = PAGES[options.level](options, theme)
    const asked = { ...options, instruction: OWN_INSTRUCTIONS[`${options.level} ${theme}`] ?? options.instruction }
    return composeSheet(asked, 'write', (_, index, sheet) => {
      const pen = new Pen(options.color)
      const { marks, ...page } = draw(pen, (sheet.fork('look').integer(0, LOOKS - 1) + index) % LOOKS, index)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, asked))], whole: true }
    })
  },
}
