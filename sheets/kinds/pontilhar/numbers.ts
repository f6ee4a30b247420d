/** Join the dots from 1 onwards. The theme is the figure of the first page; further pages choose others. */
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

/** The figure of a page: the theme first, then different ones in an order that the seed decides. */
export function figureForPage(theme: string | undefined, seed: Random, index: number): Picture {
  const first = theme ?? seed.fork('figure').pick(FIGURE_THEMES)
  const others = seed.fork('figures').shuffle(FIGURE_THEMES.filter((name) => name !== first))
  return firstPicture(figureOf([first, ...others][index] ?? first))
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
