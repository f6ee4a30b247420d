/** Mass of an animal: a child with it less the child alone; then the three from the lightest to the heaviest. */
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED, PALE_GREY } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { ROWS, SCALES, SCALES_AT, type WeighedName, weighIn } from '../../studio/places/weigh-in.ts'
import { decimal, drawn, numbersFrom, shortDecimal } from './decimal-numbers.ts'

export interface Weighing {
  readonly animal: WeighedName
  /** In hundredths of a kilo. */
  readonly mass: number
  readonly child: number
}

/** Usual masses of grown animals, in tenths of a kilo. */
const MASSES: Readonly<Record<WeighedName, readonly [least: number, most: number]>> = {
  gato: [32, 58],
  cachorro: [48, 96],
  pato: [22, 39],
  galinha: [17, 34],
  coelho: [18, 38],
}
/** Of a child of nine or ten, in tenths of a kilo. */
const CHILD: readonly [number, number] = [258, 359]

const MASS_ITEMS = Object.keys(MASSES) as WeighedName[]

/** With `isFine`, the animal's mass has one decimal place more than the child's. */
function weighingOf(random: Random, animal: WeighedName, isFine: boolean): Weighing {
  return {
    animal,
    mass: random.fork('mass').integer(...MASSES[animal]) * 10 + (isFine ? 5 : 0),
    child: random.fork('child').integer(...CHILD) * 10,
  }
}

/** The row whose scales show hundredths. */
const FINE = 1

/** Tenths are borrowed from the kilos, and no mass is whole. */
const isFair = ({ mass, child }: Weighing) =>
  mass % 100 !== 0 && child % 100 !== 0 && (mass % 100) + (child % 100) > 100

export function dealWeighings(options: SheetOptions): Weighing[][] {
  const random = createRandom(options.seed).fork('masses')
  const pages = dealPages(options, { items: MASS_ITEMS, perPage: ROWS.length, mostShared: SMALL_DECK })
  return pages.map((animals, i) =>
    drawn(
      random.fork(i),
      (random) =>
        animals.map((animal, at) => drawn(random.fork(animal), (own) => weighingOf(own, animal, at === FINE), isFair)),
      (all) =>
        new Set(all.map(({ mass }) => mass)).size === all.length &&
        new Set(all.map(({ child }) => child)).size === all.length,
    ),
  )
}

export const orderOf = (one: Weighing, all: readonly Weighing[]) => all.filter(({ mass }) => mass < one.mass).length + 1

const display = (pen: Pen, x: number, y: number, mass: number): Drawing => [
  pen.shape(box(x - 15, y + 3.4, 30, SCALES.height - 4.2, 1.6), 'white', 0.8),
  pen.text(x, y + 9.7, `${shortDecimal(mass)} kg`, 5),
]

const CARD = { x: 112, width: 84, height: 48, letters: 5.2, slot: { x: 54, width: 19, height: 12 } }
const SQUARES = { x: 4, y: 11.5, cell: 6.4, columns: 7, rows: 5 }

/** Squared paper for a sum with its numbers one below the other. */
function squares(left: number, top: number): Drawing {
  const { cell, columns, rows } = SQUARES
  const [width, height] = [columns * cell, rows * cell]
  const across = numbersFrom(0, rows, 1).map((row) => `M${left} ${top + row * cell}h${width}`)
  const down = numbersFrom(0, columns, 1).map((column) => `M${left + column * cell} ${top}v${height}`)
  return stroke([...across, ...down].join(''), PALE_GREY, 0.5)
}

const padded = (mass: number) => decimal(mass).padStart(5)

/** The subtraction as it is set out, commas below commas, one digit in each square. */
function setOut(left: number, top: number, { mass, child }: Weighing): PageMark[] {
  const { cell } = SQUARES
  const rows = [padded(child + mass), padded(child), padded(mass)]
  const mid = (at: number) => (at + 0.5) * cell
  const digits = rows.flatMap((words, row) =>
    [...words.replace(',', '')].flatMap((sign, at): PageMark[] =>
      sign === ' ' ? [] : [writtenAnswer(left + mid(at + 1), top + mid(row + 1), sign, 4.6)],
    ),
  )
  const commas = rows.map((_, row) => writtenAnswer(left + 2.84 * cell, top + mid(row + 1), ',', 4.6))
  const line = path(`M${left} ${top + 3 * cell}h${5 * cell}`, { stroke: ANSWER_RED, width: 0.8 })
  return [...digits, ...commas, writtenAnswer(left + mid(0), top + mid(2), '−', 4.6), answer([line])]
}

function card(pen: Pen, foot: number, one: Weighing, all: readonly Weighing[]): PageMark[] {
  const { x, width, height, letters, slot } = CARD
  const y = foot + SCALES.height - height
  const left = x + slot.x
  const [mass, order] = [y + 16 + slot.height / 2, y + 31.5 + slot.height / 2]
  return [
    ...marksOf([
      pen.shape(box(x, y, width, height, 3), 'white', 1.1),
      squares(x + SQUARES.x, y + SQUARES.y),
      pen.text(x + 5, y + 8, `Conta ${one.animal === 'galinha' ? 'da' : 'do'} ${one.animal}`, letters, {
        font: 'text',
        anchor: 'start',
      }),
      pen.shape(box(left, mass - slot.height / 2, slot.width, slot.height, 2), 'white', 0.8),
      pen.text(left + slot.width + 1.4, mass + letters * 0.35, 'kg', letters, { font: 'text', anchor: 'start' }),
      pen.text(left - 2, order + letters * 0.35, 'ordem', 4.6, { font: 'text', anchor: 'start' }),
      pen.shape(box(left + 15, order - slot.height / 2, 12, slot.height, 2), 'white', 0.8),
    ]),
    ...setOut(x + SQUARES.x, y + SQUARES.y, one),
    writtenAnswer(left + slot.width / 2, mass, shortDecimal(one.mass), 6.2),
    writtenAnswer(left + 21, order, `${orderOf(one, all)}º`, 6.2),
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
