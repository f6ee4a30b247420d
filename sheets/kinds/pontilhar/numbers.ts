/**
 * Join the dots from 1 onwards. The theme is the figure; each page has more dots than the one before. A theme with a number
 * («peixe 5») has just so many dots.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type DotFacts, drawDotPage } from './dot-page.ts'
import { CLEAR_FIGURES, type DotFigure, FIGURE_THEMES, figureOf, LONG_FIGURES, PLAIN_FIGURES } from './figures.ts'

/** Dots of the pages, one after the other: of figures that few dots show, and of all others. */
const COUNTS: Readonly<Record<Level, { readonly plain: readonly number[]; readonly other: readonly number[] }>> = {
  facil: { plain: [10, 20], other: [20] },
  medio: { plain: [20, 50], other: [50] },
  desafio: { plain: [50, 100], other: [50, 100] },
}

/** Themes of a fixed number of dots, by level: the first steps of counting, and the longest. */
const FEWEST = 5
const MOST = 200
/** Themes of several figures, one a page. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  aves: ['pato', 'cisne', 'galo', 'papagaio', 'pinguim'],
  mar: ['baleia', 'golfinho', 'tartaruga', 'foca', 'peixe'],
  floresta: ['elefante', 'girafa', 'jacare', 'rinoceronte', 'cavalo'],
  viagem: ['barco', 'caminhao', 'helicoptero', 'onibus'],
}

const WITH_FEWEST = PLAIN_FIGURES.map((theme) => `${theme} ${FEWEST}`)
const WITH_MOST = LONG_FIGURES.map((theme) => `${theme} ${MOST}`)

function countFor(theme: string, level: Level, index: number): number {
  const [figure = '', fixed] = theme.split(' ')
  if (FAMILIES[figure]) return COUNTS[level].other.at(-1) ?? 20
  if (fixed) return Number(fixed)
  const plain = PLAIN_FIGURES.includes(figure) || (level !== 'facil' && CLEAR_FIGURES.includes(figure))
  const counts = COUNTS[level][plain ? 'plain' : 'other']
  return counts[Math.min(index, counts.length - 1)] ?? 20
}

/** The figures that a page's number of dots suits, in the order of the seed: another one on each page. */
export function surpriseFigure(count: number, seed: Random, index: number): DotFigure {
  const suiting = (
    count <= 16
      ? PLAIN_FIGURES
      : count <= 26
        ? [...PLAIN_FIGURES, ...CLEAR_FIGURES]
        : FIGURE_THEMES.filter((theme) => !TOO_RICH.has(theme))
  ).filter((theme) => theme !== 'meia' && theme !== 'folha')
  const deck = seed.fork('figures').shuffle(suiting)
  return figureOf(deck[index % deck.length] ?? 'peixe')
}

/** Thirty dots show less than two thirds of these. */
const TOO_RICH = new Set(
  'cavalo cacto dromedario girafa helicoptero borboleta tiranossauro trofeu ancora elefante esquilo jacare galo robo urso'.split(
    ' ',
  ),
)

export const NUMBERS: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-numeros',
  category: 'pontilhar',
  themes: [...FIGURE_THEMES, ...Object.keys(FAMILIES), ...WITH_FEWEST, ...WITH_MOST],
  draw: (options) =>
    composeSheet(options, 'dots', (random, index) => {
      const theme = options.theme ?? FIGURE_THEMES[0] ?? ''
      return drawDotPage(
        {
          figure: figureOf(FAMILIES[theme]?.[index % FAMILIES[theme].length] ?? theme.split(' ')[0] ?? ''),
          level: options.level,
          color: options.color,
          count: countFor(theme, options.level, index),
          labels: (count) => Array.from({ length: count }, (_, i) => String(i + 1)),
        },
        random,
      )
    }),
}
