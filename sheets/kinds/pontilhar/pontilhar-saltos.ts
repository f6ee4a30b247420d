/**
 * Join the dots by counting in steps, which are the theme: the count begins in a row at the top, where some
 * numbers lack. One goes up; some numbers are no steps; or one counts down among them. The figure is in its own place, its details drawn.
 */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import type { DotFacts } from './dot-page.ts'
import { dotsInPlace } from './dots-in-place.ts'
import { figureOf } from './figures.ts'

const STEPS = ['2', '10', '5', '3', '4', '100', '6'] as const

interface Plan {
  readonly dots: number
  /** Numbers that are no steps, as many as find room. */
  readonly strangers: number
  /** Numbers beside the dots that the child writes. */
  readonly blanks: number
  /** Numbers of the row at the top that the child writes. */
  readonly row: number
  /** That so many dots show whole. */
  readonly figures: string
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: {
    dots: 16,
    strangers: 0,
    blanks: 3,
    row: 2,
    figures: 'casa barco carro caminhao peixe folha foguete coroa',
  },
  medio: {
    dots: 24,
    strangers: 12,
    blanks: 0,
    row: 3,
    figures: 'tartaruga gato pato baleia cogumelo coruja caracol pinguim elefante foca castelo',
  },
  desafio: {
    dots: 30,
    strangers: 12,
    blanks: 5,
    row: 3,
    figures: 'cachorro sapo cisne dinossauro elefante baleia pinguim tartaruga castelo caracol foca gato',
  },
}
/** Hundreds end at the second thousand, which children of that age can read: figures for so few dots. */
const HUNDREDS = { dots: 20, figures: 'tartaruga cogumelo coruja caracol pinguim' }

/** A number beside the true one: between this step and the next. */
function beside(step: number, next: number, random: Random): string {
  const unit = step === 100 ? 10 : 1
  return String(next + unit * random.integer(1, step / unit - 1))
}

export const pontilharSaltos: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-saltos',
  category: 'pontilhar',
  themes: STEPS,
  draw: (options) =>
    composeSheet(options, 'dots', (random, index, seed) => {
      const step = Number(options.theme ?? STEPS[0])
      const plan = PLANS[options.level]
      const { dots, figures } = options.theme === '100' && options.level !== 'facil' ? { ...plan, ...HUNDREDS } : plan
      const deck = seed.fork('figures').shuffle(figures.split(' '))
      const down = options.level === 'desafio'
      return dotsInPlace(
        {
          figure: figureOf(deck[index % deck.length] ?? 'peixe'),
          level: options.level,
          color: options.color,
          count: dots,
          labels: (count) => {
            const up = Array.from({ length: count }, (_, i) => String((i + 1) * step))
            return down ? up.reverse() : up
          },
          blanks: plan.blanks,
          row: plan.row,
          strangers: (labels) =>
            random
              .shuffle(labels.slice(0, -1).map((label, i) => [i, Number(down ? labels[i + 1] : label)] as const))
              .slice(0, plan.strangers)
              .map(([i, lower]) => [i, beside(step, lower, random)] as const),
          told: true,
        },
        random,
        options,
      )
    }),
}
