/** Inverse operations and properties: trips out and back, machines to undo, claims to check, products made easy. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import {
  type Chain,
  type Claim,
  claimsOf,
  dealChains,
  dealTrips,
  type InverseTheme,
  type Trip,
} from './inverse-facts.ts'
import { bedsPage, racksPage, traysPage } from './product-pages.ts'
import { proofPage } from './proof-page.ts'
import { type Broken, dealBroken, dealStocks, type Stock } from './property-facts.ts'
import { tripsPage } from './train-trips-page.ts'
import { undoPage } from './undo-factory-page.ts'

export interface InverseFacts {
  readonly trips?: readonly Trip[]
  readonly chains?: readonly Chain[]
  readonly claims?: readonly Claim[]
  readonly broken?: readonly Broken[]
  readonly stocks?: readonly Stock[]
}

interface InversePage {
  readonly facts: InverseFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
  readonly pictures: readonly string[]
}

type Draw = (pen: Pen, look: number, index: number, random: Random) => InversePage
type Theme = InverseTheme | 'propriedades'

function tripPages(options: SheetOptions, theme: InverseTheme): Draw {
  const pages = dealTrips(options, theme)
  return (pen, look, index) => {
    const trips = pages[index] ?? []
    return {
      facts: { trips },
      marks: tripsPage(pen, trips, look),
      items: trips.map(({ a, op, b, c }) => `${a} ${op} ${b} = ${c}`),
      pictures: ['trem', 'vagão', 'trilho', 'criança', 'estação'],
    }
  }
}

function undoPages(options: SheetOptions, theme: InverseTheme): Draw {
  const pages = dealChains(options, theme)
  return (pen, look, index) => {
    const chains = pages[index] ?? []
    return {
      facts: { chains },
      marks: undoPage(pen, chains, look),
      items: chains.map(({ start, steps }) => `${start} ${steps.flat().join(' ')}`),
      pictures: ['fábrica', 'máquina', 'esteira', 'caixa', 'criança'],
    }
  }
}

function proofPages(_: SheetOptions, theme: InverseTheme): Draw {
  return (pen, look, __, random) => {
    const claims = claimsOf(random.fork('claims'), theme)
    return {
      facts: { claims },
      marks: proofPage(pen, claims, look),
      items: claims.map(({ a, op, b, claimed }) => `${a} ${op} ${b} = ${claimed}`),
      pictures: ['arquibancada', 'quadro', 'criança', 'bandeirinhas'],
    }
  }
}

function brokenPages(options: SheetOptions, level: 'facil' | 'medio'): Draw {
  const pages = dealBroken(options, level)
  const isTray = level === 'facil'
  return (pen, look, index) => {
    const broken = pages[index] ?? []
    return {
      facts: { broken },
      marks: (isTray ? traysPage : bedsPage)(pen, broken, look),
      items: broken.map(({ rows, first, rest }) => `${rows} × ${first + rest}`),
      pictures: ['criança', ...(isTray ? ['barraca', 'bandeja', 'fruta'] : ['horta', 'canteiro', 'muda'])],
    }
  }
}

function stockPages(options: SheetOptions): Draw {
  const pages = dealStocks(options)
  return (pen, look, index) => {
    const stocks = pages[index] ?? []
    return {
      facts: { stocks },
      marks: racksPage(pen, stocks, look),
      items: stocks.map(({ shelves, boxes, inside }) => `${shelves} × ${boxes} × ${inside}`),
      pictures: ['estante', 'caixa', 'criança'],
    }
  }
}

const UNDONE: Readonly<Record<Level, (options: SheetOptions, theme: InverseTheme) => Draw>> = {
  facil: tripPages,
  medio: undoPages,
  desafio: proofPages,
}

const drawOf = (options: SheetOptions, theme: Theme): Draw => {
  if (theme !== 'propriedades') return UNDONE[options.level](options, theme)
  return options.level === 'desafio' ? stockPages(options) : brokenPages(options, options.level)
}

/** Products are asked for in other words than inverses. */
const PRODUCT_INSTRUCTIONS: Readonly<Record<Level, string>> = {
  facil: 'Calcule as duas partes de cada bandeja e some.',
  medio: 'Risque depois da 10ª coluna e calcule as duas partes.',
  desafio: 'Conte e leia. Junte primeiro os fatores que dão 100.',
}

const LOOKS = 4

export const operacoesInversas: SheetKind<PagesFacts<InverseFacts>> = {
  id: 'operacoes-inversas',
  category: 'matematica',
  themes: ['soma-e-subtracao', 'vezes-e-divisao', 'propriedades'],
  draw: (options) => {
    const theme = (options.theme ?? 'soma-e-subtracao') as Theme
    const draw = drawOf(options, theme)
    const own = theme === 'propriedades' ? PRODUCT_INSTRUCTIONS[options.level] : options.instruction
    const asked = { ...options, instruction: own }
    const first = createRandom(options.seed)
      .fork(`look ${theme}`)
      .integer(0, LOOKS - 1)
    return composeSheet(asked, 'write', (random, index) => {
      const pen = new Pen(options.color)
      const { marks, ...page } = draw(pen, (first + index) % LOOKS, index, random)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, asked))], whole: true }
    })
  },
}
