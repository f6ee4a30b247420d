/** Even or odd numbers make the figure; the others lie about and are left alone. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type DotFacts, drawDotPage } from './dot-page.ts'
import { surpriseFigure } from './pontilhar-numeros.ts'

const EVEN = 'pares'
const ODD = 'impares'

interface Plan {
  readonly dots: readonly [min: number, max: number]
  readonly strangers: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { dots: [12, 14], strangers: 4 },
  medio: { dots: [15, 19], strangers: 8 },
  desafio: { dots: [24, 30], strangers: 14 },
}

export const pontilharParesImpares: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-pares-impares',
  category: 'pontilhar',
  themes: [EVEN, ODD],
  draw: (options) =>
    composeSheet(options, 'dots', (random, index, seed) => {
      const { dots, strangers } = PLANS[options.level]
      const first = options.theme === ODD ? 1 : 2
      const count = random.integer(dots[0], dots[1])
      const others = Array.from({ length: count }, (_, i) => String(2 * i + (first === 1 ? 2 : 1)))
      return drawDotPage(
        {
          figure: surpriseFigure(count, seed, index),
          level: options.level,
          color: options.color,
          count,
          labels: (length) => Array.from({ length }, (_, i) => String(first + 2 * i)),
          strangers: random.shuffle(others).slice(0, strangers),
        },
        random,
      )
    }),
}
