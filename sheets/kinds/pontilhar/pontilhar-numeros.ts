/**
 * Join the dots from 1 onwards; then with numbers to write; at last from the largest back to 1. The theme is the figure;
 * each page has more dots than the one before. A theme with a number («peixe 5») has just so many dots.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { DotFacts } from './dot-page.ts'
import { DOT_STAGES } from './dot-stages.ts'
import { dotsInPlace } from './dots-in-place.ts'
import { CLEAR_FIGURES, FIGURE_THEMES, figureOf, LONG_FIGURES, longFigureOf, PLAIN_FIGURES } from './figures.ts'
import { numberPlaceOf } from './number-places.ts'

/** Dots of the pages, one after the other: of figures that few dots show, and of all others. */
const COUNTS: Readonly<Record<Level, { readonly plain: readonly number[]; readonly other: readonly number[] }>> = {
  facil: { plain: [16, 20], other: [20] },
  medio: { plain: [20, 50], other: [50] },
  desafio: { plain: [50, 100], other: [50, 100] },
}

/** Figures that twenty dots do not show whole. */
const WHOLE_WITH_MORE = 'lua arvore gato pato baleia elefante foca castelo mao'.split(' ')
const MORE = 24

/** Narrow valleys leave the numbers of a crown little room. */
const VALLEYS: Readonly<Record<Level, number>> = { facil: 20, medio: 32, desafio: 40 }

/** More numbers crowd around the ears of a bat. */
const MOST_OF_BAT = 50

/** Themes of a fixed number of dots, by level: the first steps of counting, and the longest. */
const FEWEST = 5
const MOST = 200
/** Figures of the pages of a theme, one after the other. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  aves: ['pato', 'passaro', 'galo', 'coruja', 'pinguim'],
  mar: ['baleia', 'golfinho', 'tartaruga', 'foca', 'peixe'],
  floresta: ['elefante', 'girafa', 'jacare', 'rinoceronte', 'cavalo'],
  coroa: ['coroa', 'castelo'],
  sapo: ['sapo', 'pato'],
  estrela: ['estrela', 'lua'],
  baleia: ['baleia', 'golfinho'],
  porco: ['porco', 'vaca'],
  foguete: ['foguete', 'lua'],
  pipa: ['pipa', 'passaro'],
  folha: ['folha', 'chapeu'],
  cogumelo: ['cogumelo', 'caracol'],
  arvore: ['arvore', 'coqueiro'],
  cascos: ['caracol', 'tartaruga'],
  coruja: ['coruja', 'morcego'],
  caminhao: ['caminhao', 'onibus'],
  viagem: ['barco', 'caminhao', 'carro', 'onibus'],
}

const WITH_FEWEST = PLAIN_FIGURES.map((theme) => `${theme} ${FEWEST}`)
const WITH_MOST = LONG_FIGURES.map((theme) => `${theme} ${MOST}`)

/** Families with as many dots on each page. */
const STEADY = 'aves mar floresta viagem'.split(' ')

function countFor(theme: string, level: Level, index: number): number {
  const [figure = '', fixed] = theme.split(' ')
  if (STEADY.includes(figure)) return COUNTS[level].other.at(-1) ?? 20
  if (figure === 'coroa') return VALLEYS[level]
  if (figure === 'morcego' && level === 'desafio') return MOST_OF_BAT
  if (fixed) return Number(fixed)
  const plain = PLAIN_FIGURES.includes(figure) || (level !== 'facil' && CLEAR_FIGURES.includes(figure))
  const counts = COUNTS[level][plain ? 'plain' : 'other']
  const count = counts[Math.min(index, counts.length - 1)] ?? 20
  return count === 20 && WHOLE_WITH_MORE.includes(figure) ? MORE : count
}

/** Numbers that the child writes. */
const BLANKS: Readonly<Record<Level, number>> = { facil: 0, medio: 5, desafio: 0 }

/** More dots need all of the page. */
const MOST_WITH_PEOPLE = 64

/** Five points that a printed face would give away. */
const FACELESS = 'estrela'

/** Somebody paints it on a cloth. */
const PAINTED = 'coracao'

export const pontilharNumeros: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-numeros',
  category: 'pontilhar',
  themes: [...new Set([...FIGURE_THEMES, ...Object.keys(FAMILIES)]), ...WITH_FEWEST, ...WITH_MOST],
  draw: (options) =>
    composeSheet(options, 'dots', (random, index) => {
      const theme = options.theme ?? FIGURE_THEMES[0] ?? ''
      const figure = FAMILIES[theme]?.[index % FAMILIES[theme].length] ?? theme.split(' ')[0] ?? ''
      const count = countFor(FAMILIES[theme] && !STEADY.includes(theme) ? figure : theme, options.level, index)
      const down = options.level === 'desafio'
      const variant = FIGURE_THEMES.indexOf(figure) + index + BLANKS[options.level]
      const drawn = count === MOST ? longFigureOf(figure) : figureOf(figure)
      return dotsInPlace(
        {
          figure: drawn,
          level: options.level,
          color: options.color,
          count,
          labels: (length) => {
            const up = Array.from({ length }, (_, i) => String(i + 1))
            return down ? up.reverse() : up
          },
          blanks: theme.includes(' ') ? 0 : BLANKS[options.level],
          told: figure !== FACELESS,
          ...(figure === PAINTED
            ? { stage: { place: DOT_STAGES.cloth, variant } }
            : count > FEWEST && count < MOST
              ? { place: { home: numberPlaceOf(drawn.id, count > MOST_WITH_PEOPLE), variant } }
              : {}),
        },
        random,
        options,
      )
    }),
}
