/** Join the dots from A to Z; on the hardest level with small letters. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { type DotFacts, drawDotPage } from './dot-page.ts'
import { FIGURE_THEMES } from './figures.ts'
import { figureForPage } from './numbers.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const ALPHABET_DOTS: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-alfabeto',
  category: 'pontilhar',
  // A bone needs more dots than there are letters.
  themes: FIGURE_THEMES.filter((theme) => theme !== 'osso'),
  draw: (options) =>
    composeSheet(options, 'dots', (random, index, seed) =>
      drawDotPage(
        {
          figure: figureForPage(options.theme ?? FIGURE_THEMES[0], seed, index),
          // The whole alphabet on every level: capitals, and small letters on the hardest.
          level: 'medio',
          color: options.color,
          count: ALPHABET.length,
          most: ALPHABET.length,
          labels: (count) => [...(options.level === 'desafio' ? ALPHABET.toLowerCase() : ALPHABET)].slice(0, count),
        },
        random,
      ),
    ),
}
