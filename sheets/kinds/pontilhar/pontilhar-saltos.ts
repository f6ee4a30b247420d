/** Join the dots by counting in steps. The theme is the step; on the hardest level one counts down. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { DotFacts } from './dot-page.ts'
import { dotsInPlace } from './dots-in-place.ts'
import { surpriseFigure } from './pontilhar-numeros.ts'

const STEPS = ['2', '10', '5', '3', '4', '100', '6'] as const
const COUNTS: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  facil: [10, 12],
  medio: [20, 24],
  desafio: [26, 32],
}

const MOST_HUNDREDS = 20

export const pontilharSaltos: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-saltos',
  category: 'pontilhar',
  themes: STEPS,
  draw: (options) =>
    composeSheet(options, 'dots', (random, index, seed) => {
      const step = Number(options.theme ?? STEPS[0])
      const [min, max] = COUNTS[options.level]
      // Hundreds end at the second thousand, which children of that age can read.
      const wanted = options.theme === '100' ? Math.min(MOST_HUNDREDS, min) : random.integer(min, max)
      return dotsInPlace(
        {
          figure: surpriseFigure(wanted, seed, index),
          level: options.level,
          color: options.color,
          count: wanted,
          labels: (count) => {
            const up = Array.from({ length: count }, (_, i) => String((i + 1) * step))
            return options.level === 'desafio' ? up.reverse() : up
          },
        },
        random,
        options,
      )
    }),
}
