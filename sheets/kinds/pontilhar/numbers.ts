/** Join the dots from 1 onwards. The theme is the figure; further pages turn it over and begin elsewhere. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { firstPicture } from '../../pictures/first/first-set.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type DotFacts, drawDotPage } from './dot-page.ts'
import { FIGURE_THEMES, figureOf } from './figures.ts'

const COUNTS: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  facil: [12, 15],
  medio: [24, 30],
  desafio: [42, 55],
}

/** The figure that the theme names, on every page; without one another figure on each page, as the seed decides. */
export function figureForPage(theme: string | undefined, seed: Random, index: number): Picture {
  const deck = seed.fork('figures').shuffle(FIGURE_THEMES)
  return firstPicture(figureOf(theme ?? deck[index % deck.length] ?? 'peixe'))
}

export const NUMBERS: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-numeros',
  category: 'pontilhar',
  themes: FIGURE_THEMES,
  draw: (options) =>
    composeSheet(options, 'dots', (random, index, seed) => {
      const [min, max] = COUNTS[options.level]
      return drawDotPage(
        {
          figure: figureForPage(options.theme ?? FIGURE_THEMES[0], seed, index),
          level: options.level,
          color: options.color,
          count: random.integer(min, max),
          labels: (count) => Array.from({ length: count }, (_, i) => String(i + 1)),
        },
        random,
      )
    }),
}
