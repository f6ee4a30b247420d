/** What an animal weighs: a child with it less the child alone; then the three from the lightest to the heaviest. */
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { ROWS, SCALES, SCALES_AT, type WeighedName, weighIn } from '../../studio/places/weigh-in.ts'
import { decimal, drawn } from './decimal-numbers.ts'

export interface Weighing {
  readonly animal: WeighedName
  /** In hundredths of a kilo, always whole tenths. */
  readonly mass: number
  readonly child: number
}

/** Usual masses of grown animals and of a piglet, in tenths of a kilo. */
const MASSES: Readonly<Record<WeighedName, readonly [least: number, most: number]>> = {
  gato: [32, 58],
  cachorro: [48, 96],
  pato: [22, 39],
  galinha: [17, 34],
  porquinho: [52, 98],
}
/** Of a child of nine or ten, in tenths of a kilo. */
const CHILD: readonly [number, number] = [258, 359]

const MASS_ITEMS = Object.keys(MASSES) as WeighedName[]

function weighingOf(random: Random, animal: WeighedName): Weighing {
  return {
    animal,
    mass: random.fork('mass').integer(...MASSES[animal]) * 10,
    child: random.fork('child').integer(...CHILD) * 10,
  }
}

/** Tenths are borrowed from the kilos, and no mass is whole. */
const isFair = ({ mass, child }: Weighing) =>
  mass % 100 !== 0 && child % 100 !== 0 && (mass % 100) + (child % 100) > 100

export function dealWeighings(options: SheetOptions): Weighing[][] {
  const random = createRandom(options.seed).fork('masses')
  const pages = dealPages(options, { items: MASS_ITEMS, perPage: ROWS.length, mostShared: SMALL_DECK })
  return pages.map((animals, i) =>
    drawn(
      random.fork(i),
      (random) => animals.map((animal) => drawn(random.fork(animal), (own) => weighingOf(own, animal), isFair)),
      (all) =>
        new Set(all.map(({ mass }) => mass)).size === all.length &&
        new Set(all.map(({ child }) => child)).size === all.length,
    ),
  )
}

export const orderOf = (one: Weighing, all: readonly Weighing[]) => all.filter(({ mass }) => mass < one.mass).length + 1

const display = (pen: Pen, x: number, y: number, mass: number): Drawing => [
  pen.shape(box(x - 15, y + 3.4, 30, SCALES.height - 4.2, 1.6), 'white', 0.8),
  pen.text(x, y + 9.7, `${decimal(mass, 1)} kg`, 5),
]

const CARD = { x: 112, width: 84, height: 45, letters: 5.2, slot: { width: 24, height: 12.5 } }

function card(pen: Pen, foot: number, one: Weighing, all: readonly Weighing[]): PageMark[] {
  const { x, width, height, letters, slot } = CARD
  const y = foot + SCALES.height - height
  const base = y + height - slot.height - 2.4
  const middle = base + slot.height / 2
  const [massAt, orderAt] = [x + 17, x + width - 16]
  return [
    ...marksOf([
      pen.shape(box(x, y, width, height, 3), 'white', 1.1),
      pen.text(x + 5, y + 8, `Conta ${one.animal === 'galinha' ? 'da' : 'do'} ${one.animal}`, letters, {
        font: 'text',
        anchor: 'start',
      }),
      pen.shape(box(massAt - 13, base, slot.width + 4, slot.height, 2), 'white', 0.8),
      pen.text(massAt + 18, middle + letters * 0.35, 'kg', letters, { font: 'text', anchor: 'start' }),
      pen.text(orderAt - 8, middle + letters * 0.35, 'ordem', letters, { font: 'text', anchor: 'end' }),
      pen.shape(box(orderAt - 6, base, 17, slot.height, 2), 'white', 0.8),
    ]),
    writtenAnswer(massAt + 1, middle, decimal(one.mass, 1), 6.6),
    writtenAnswer(orderAt + 2.5, middle, `${orderOf(one, all)}º`, 6.6),
  ]
}

function legend(pen: Pen): Drawing {
  const [cx, y, width] = [82, 253, 126]
  return [
    pen.shape(box(cx - width / 2, y, width, 24, 3), 'white', 0.9),
    ['Na segunda balança, a criança e o bicho juntos.', 'Ordem: 1º é o mais leve; 3º, o mais pesado.'].map((line, i) =>
      pen.text(cx, y + 9.4 + i * 8.4, line, 4.7, { font: 'text' }),
    ),
  ]
}

export const weighPage = (pen: Pen, all: readonly Weighing[], look: number): PageMark[] => [
  ...marksOf([
    weighIn(
      pen,
      look,
      all.map(({ animal }) => animal),
    ),
    legend(pen),
  ]),
  ...all.flatMap((one, i) => {
    const foot = ROWS[i] ?? 0
    const [alone, together] = SCALES_AT
    return [
      ...marksOf([display(pen, alone, foot, one.child), display(pen, together, foot, one.child + one.mass)]),
      ...card(pen, foot, one, all),
    ]
  }),
]
