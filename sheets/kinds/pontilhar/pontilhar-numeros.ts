/**
 * Join the dots from 1 onwards. The theme is the figure; each page has more dots than the one before. A theme with a number
 * («peixe 5») has just so many dots.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { DotFacts } from './dot-page.ts'
import { dotsInPlace } from './dots-in-place.ts'
import type { DotFigure } from './figure-shapes.ts'
import { CLEAR_FIGURES, FIGURE_THEMES, figureOf, LONG_FIGURES, PLAIN_FIGURES } from './figures.ts'

/** Dots of the pages, one after the other: of figures that few dots show, and of all others. */
const COUNTS: Readonly<Record<Level, { readonly plain: readonly number[]; readonly other: readonly number[] }>> = {
  facil: { plain: [10, 20], other: [20] },
  medio: { plain: [20, 50], other: [50] },
  desafio: { plain: [50, 100], other: [50, 100] },
}

/** Narrow valleys leave the numbers of a crown little room. */
const VALLEYS: Readonly<Record<Level, number>> = { facil: 20, medio: 32, desafio: 40 }

/** Themes of a fixed number of dots, by level: the first steps of counting, and the longest. */
const FEWEST = 5
const MOST = 200
/** Figures of the pages of a theme, one after the other. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  aves: ['pato', 'passaro', 'galo', 'coruja', 'pinguim'],
  mar: ['baleia', 'golfinho', 'tartaruga', 'foca', 'peixe'],
  floresta: ['elefante', 'dinossauro', 'jacare', 'rinoceronte', 'cavalo'],
  coroa: ['coroa', 'castelo'],
  sapo: ['sapo', 'pato'],
  estrela: ['estrela', 'lua'],
  baleia: ['baleia', 'golfinho'],
  porco: ['porco', 'vaca'],
  viagem: ['barco', 'caminhao', 'carro', 'onibus'],
}

const WITH_FEWEST = PLAIN_FIGURES.map((theme) => `${theme} ${FEWEST}`)
const WITH_MOST = LONG_FIGURES.map((theme) => `${theme} ${MOST}`)

function countFor(theme: string, level: Level, index: number): number {
  const [figure = '', fixed] = theme.split(' ')
  if (FAMILIES[figure] && !FIGURE_THEMES.includes(figure)) return COUNTS[level].other.at(-1) ?? 20
  if (figure === 'coroa') return VALLEYS[level]
  if (fixed) return Number(fixed)
  const plain = PLAIN_FIGURES.includes(figure) || (level !== 'facil' && CLEAR_FIGURES.includes(figure))
  const counts = COUNTS[level][plain ? 'plain' : 'other']
  return counts[Math.min(index, counts.length - 1)] ?? 20
}

/** Surprise figures, by the most dots of the page: that many dots show it, and its lines inside help. */
const SURPRISES: readonly (readonly [most: number, figures: string])[] = [
  [16, 'casa carro caminhao arvore pera cogumelo pipa camiseta vestido pirulito'],
  [25, 'peixe tartaruga caracol maca barco onibus chapeu gato pato baleia porco lua chave'],
  [Infinity, 'cachorro coelho foguete dinossauro sapo pinguim coruja'],
]

/** The figures that a page's number of dots suits, in the order of the seed: another one on each page. */
export function surpriseFigure(count: number, seed: Random, index: number): DotFigure {
  const suiting = SURPRISES.find(([most]) => count <= most)?.[1].split(' ') ?? []
  const deck = seed.fork('figures').shuffle(suiting)
  return figureOf(deck[index % deck.length] ?? 'peixe')
}

export const pontilharNumeros: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-numeros',
  category: 'pontilhar',
  themes: [...new Set([...FIGURE_THEMES, ...Object.keys(FAMILIES)]), ...WITH_FEWEST, ...WITH_MOST],
  draw: (options) =>
    composeSheet(options, 'dots', (random, index) => {
      const theme = options.theme ?? FIGURE_THEMES[0] ?? ''
      return dotsInPlace(
        {
          figure: figureOf(FAMILIES[theme]?.[index % FAMILIES[theme].length] ?? theme.split(' ')[0] ?? ''),
          level: options.level,
          color: options.color,
          count: countFor(theme, options.level, index),
          labels: (count) => Array.from({ length: count }, (_, i) => String(i + 1)),
        },
        random,
        options,
      )
    }),
}
