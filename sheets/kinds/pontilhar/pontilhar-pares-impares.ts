/**
 * Even or odd numbers make the figure; those between them are beside the line and are left alone. Then some are to be
 * written, and at last one goes down from the largest.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { DotFacts } from './dot-page.ts'
import { DOT_STAGES, type StageName } from './dot-stages.ts'
import { dotsInPlace } from './dots-in-place.ts'
import { figureOf } from './figures.ts'

const EVEN = 'pares'
const ODD = 'impares'
type Sort = typeof EVEN | typeof ODD

interface Plan {
  readonly dots: readonly [min: number, max: number]
  /** Numbers of the other sort that are tried: some find no room. */
  readonly strangers: number
  /** Numbers that the child writes. */
  readonly blanks: number
  /** Even numbers have figures that odd ones do not. */
  readonly figures: Readonly<Record<Sort, string>>
}

/** Of the numbers, mm: three figures each are still easy to read. */
const LETTERS = 5.4
/** The hardest numbers begin after this. */
const HUNDRED = 100

/** Figures that so many dots show whole. */
const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    dots: [30, 32],
    strangers: 12,
    blanks: 0,
    figures: {
      pares: 'peixe xicara arvore coroa cogumelo caracol barco',
      impares: 'gato baleia foguete sapo porco pinguim chave',
    },
  },
  medio: {
    dots: [36, 39],
    strangers: 18,
    blanks: 5,
    figures: {
      pares: 'cachorro rinoceronte foca borboleta tartaruga coruja onibus',
      impares: 'morango elefante dinossauro coqueiro abacaxi pato caminhao',
    },
  },
  desafio: {
    dots: [41, 45],
    strangers: 24,
    blanks: 5,
    figures: {
      pares: 'robo castelo pinheiro dinossauro urso morcego tesoura vestido',
      impares: 'coelho girafa mao guitarra cisne camiseta',
    },
  },
}

/** A few lines inside them would name them, or mean nothing by themselves. */
const FACELESS: ReadonlySet<string> = new Set(
  'borboleta girafa guitarra camiseta vestido mao cisne tesoura castelo pinheiro coqueiro abacaxi xicara barco rinoceronte'.split(
    ' ',
  ),
)

/** Without all of their lines they are boxes. */
const DETAILED: ReadonlySet<string> = new Set(['onibus', 'caminhao'])

/** Numbers keep so far below the edge of the ground, mm. */
const LOWER = 5

const PLACES: readonly StageName[] = ['yard', 'cloth', 'sky', 'board', 'sand', 'wall']

export const pontilharParesImpares: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-pares-impares',
  category: 'pontilhar',
  themes: [EVEN, ODD],
  draw: (options) =>
    composeSheet(options, 'dots', (random, index, seed) => {
      const { dots, strangers, blanks, figures } = PLANS[options.level]
      const down = options.level === 'desafio'
      const place = seed.fork('places').integer(0, PLACES.length - 1) + index
      const sort = options.theme === ODD ? ODD : EVEN
      const first = (sort === ODD ? 1 : 2) + (down ? HUNDRED : 0)
      const stage = DOT_STAGES[PLACES[place % PLACES.length] ?? 'yard']
      const ground = { ...stage.room, y: stage.room.y + LOWER, height: stage.room.height - LOWER }
      const deck = seed.fork('figures').shuffle(figures[sort].split(' '))
      const figure = deck[index % deck.length] ?? 'peixe'
      return dotsInPlace(
        {
          figure: figureOf(figure),
          level: options.level,
          color: options.color,
          count: random.integer(dots[0], dots[1]),
          labels: (length) => {
            const up = Array.from({ length }, (_, i) => String(first + 2 * i))
            return down ? up.reverse() : up
          },
          blanks,
          told: DETAILED.has(figure) || (!FACELESS.has(figure) && 'few'),
          letters: LETTERS,
          strangers: (labels) =>
            random
              .shuffle(labels.slice(0, -1).map((label, i) => [i, String(Number(label) + (down ? -1 : 1))] as const))
              .slice(0, strangers),
          stage: { place: { ...stage, room: ground }, variant: place },
        },
        random,
        options,
      )
    }),
}
