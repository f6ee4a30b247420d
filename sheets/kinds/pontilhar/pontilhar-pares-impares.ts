/** Even or odd numbers make the figure that its place lacks; those between them are beside the line and are left alone. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { DotFacts } from './dot-page.ts'
import { dotsInPlace } from './dots-in-place.ts'
import { figureOf } from './figures.ts'

const EVEN = 'pares'
const ODD = 'impares'

interface Plan {
  readonly dots: readonly [min: number, max: number]
  /** Numbers of the other sort that are tried: some find no room. */
  readonly strangers: number
  readonly figures: string
}

/** The hardest numbers begin after this. */
const HUNDRED = 100

/** Figures that so many dots show whole. */
const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    dots: [30, 32],
    strangers: 12,
    figures:
      'peixe gato pato baleia arvore foguete coroa cogumelo sapo porco caracol pinguim castelo barco chave joaninha',
  },
  medio: {
    dots: [36, 39],
    strangers: 18,
    figures: 'cachorro passaro elefante dinossauro rinoceronte foca cisne papagaio coqueiro pinheiro abacaxi tartaruga',
  },
  desafio: {
    dots: [41, 45],
    strangers: 26,
    figures: 'coelho vaca golfinho tubarao robo urso castelo papagaio',
  },
}

export const pontilharParesImpares: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-pares-impares',
  category: 'pontilhar',
  themes: [EVEN, ODD],
  draw: (options) =>
    composeSheet(options, 'dots', (random, index, seed) => {
      const { dots, strangers, figures } = PLANS[options.level]
      const first = (options.theme === ODD ? 1 : 2) + (options.level === 'desafio' ? HUNDRED : 0)
      const deck = seed.fork('figures').shuffle(figures.split(' '))
      return dotsInPlace(
        {
          figure: figureOf(deck[index % deck.length] ?? 'peixe'),
          level: options.level,
          color: options.color,
          count: random.integer(dots[0], dots[1]),
          labels: (length) => Array.from({ length }, (_, i) => String(first + 2 * i)),
          strangers: (labels) =>
            random
              .shuffle(labels.slice(0, -1).map((label, i) => [i, String(Number(label) + 1)] as const))
              .slice(0, strangers),
        },
        random,
        options,
      )
    }),
}
