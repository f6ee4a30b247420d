/** The left half of a figure is drawn: joining the dots makes the right half, as in a mirror. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { firstPicture } from '../../pictures/first/first-set.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type DotFacts, drawDotPage } from './dot-page.ts'
import { figureOf } from './figures.ts'

/** Figures alike on both sides, cut by the middle just twice. */
const THEMES = [
  'coracao',
  'estrela',
  'maca',
  'gato',
  'coelho',
  'arvore',
  'foguete',
  'sino',
  'coroa',
  'cachorro',
  'pera',
  'cogumelo',
  'sapo',
  'porco',
  'coruja',
  'pipa',
]

const COUNTS: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  facil: [16, 18],
  medio: [28, 34],
  desafio: [46, 56],
}

export const HALF: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-metade',
  category: 'pontilhar',
  themes: THEMES,
  draw: (options) => {
    const first = options.theme ?? THEMES[0] ?? ''
    return composeSheet(options, 'dots', (random) => {
      const [min, max] = COUNTS[options.level]
      const start =
        options.level === 'facil' ? 1 : options.level === 'medio' ? 10 * random.integer(1, 5) : random.integer(11, 60)
      return drawDotPage(
        {
          figure: firstPicture(figureOf(first)),
          level: options.level,
          color: options.color,
          count: random.integer(min, max),
          half: true,
          labels: (count) => Array.from({ length: count }, (_, i) => String(start + i)),
        },
        random,
      )
    })
  },
}
