/** Inverse operations and properties: trips out and back, machines to undo, claims to check, products made easy. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { drawnFrom } from './drawn-from.ts'
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

type Draw = (pen: Pen, look: number, index: number, random: Random) => DrawnPage<InverseFacts>
type Theme = InverseTheme | 'propriedades'

const tripPages = (options: SheetOptions, theme: InverseTheme): Draw =>
  drawnFrom(dealTrips(options, theme), (pen, trips, look) => ({
    facts: { trips },
    marks: tripsPage(pen, trips, look),
    items: trips.map(({ a, op, b, c }) => `${a} ${op} ${b} = ${c}`),
    pictures: ['trem', 'vagão', 'trilho', 'criança', 'estação'],
  }))

const undoPages = (options: SheetOptions, theme: InverseTheme): Draw =>
  drawnFrom(dealChains(options, theme), (pen, chains, look) => ({
    facts: { chains },
    marks: undoPage(pen, chains, look),
    items: chains.map(({ start, steps }) => `${start} ${steps.flat().join(' ')}`),
    pictures: ['fábrica', 'máquina', 'esteira', 'caixa', 'criança'],
  }))

const proofPages =
  (_: SheetOptions, theme: InverseTheme): Draw =>
  (pen, look, __, random) => {
    const claims = claimsOf(random.fork('claims'), theme)
    return {
      facts: { claims },
      marks: proofPage(pen, claims, look),
      items: claims.map(({ a, op, b, claimed }) => `${a} ${op} ${b} = ${claimed}`),
      pictures: ['arquibancada', 'quadro', 'criança', 'bandeirinhas'],
    }
  }

const brokenPages = (options: SheetOptions, level: 'facil' | 'medio'): Draw =>
  drawnFrom(dealBroken(options, level), (pen, broken, look) => ({
    facts: { broken },
    items: broken.map(({ rows, first, rest }) => `${rows} × ${first + rest}`),
    ...(level === 'facil'
      ? { marks: traysPage(pen, broken, look), pictures: ['criança', 'barraca', 'bandeja', 'fruta'] }
      : { marks: bedsPage(pen, broken, look), pictures: ['criança', 'horta', 'canteiro', 'muda'] }),
  }))

const stockPages = (options: SheetOptions): Draw =>
  drawnFrom(dealStocks(options), (pen, stocks, look) => ({
    facts: { stocks },
    marks: racksPage(pen, stocks, look),
    items: stocks.map(({ shelves, boxes, inside }) => `${shelves} × ${boxes} × ${inside}`),
    pictures: ['estante', 'caixa', 'criança'],
  }))

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
