/** Join the dots in the order of the alphabet; on the hardest level with small letters to the end. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type DotFacts, drawDotPage } from './dot-page.ts'
import { FIGURE_THEMES } from './figures.ts'
import { figureForPage } from './numbers.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Room for the dots that a thin figure takes on top, within the 26 letters. */
const COUNTS: Readonly<Record<Level, number>> = { facil: 11, medio: 18, desafio: 26 }

export const ALPHABET_DOTS: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-alfabeto',
  category: 'pontilhar',
  themes: FIGURE_THEMES,
  draw: (options) =>
    composeSheet(options, 'dots', (random, index, seed) =>
      drawDotPage(
        {
          figure: figureForPage(options.theme ?? FIGURE_THEMES[0], seed, index),
          // Twenty-six dots at most: even the hardest level has room for large letters.
          level: options.level === 'desafio' ? 'medio' : options.level,
          color: options.color,
          count: COUNTS[options.level],
          most: ALPHABET.length,
          labels: (count) => [...(options.level === 'desafio' ? ALPHABET.toLowerCase() : ALPHABET)].slice(0, count),
        },
        random,
      ),
    ),
}
