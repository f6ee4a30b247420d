/** Join the dots from A to Z; on the hardest level with small letters. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { type DotFacts, drawDotPage } from './dot-page.ts'
import { figureOf, LETTER_FIGURES } from './figures.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const ALPHABET_DOTS: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-alfabeto',
  category: 'pontilhar',
  themes: LETTER_FIGURES,
  draw: (options) =>
    composeSheet(options, 'dots', (random) =>
      drawDotPage(
        {
          figure: figureOf(options.theme ?? LETTER_FIGURES[0] ?? ''),
          level: options.level,
          color: options.color,
          // The whole alphabet on every level: capitals, and small letters on the hardest.
          count: ALPHABET.length,
          labels: () => [...(options.level === 'desafio' ? ALPHABET.toLowerCase() : ALPHABET)],
        },
        random,
      ),
    ),
}
