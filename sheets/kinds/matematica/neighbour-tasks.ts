/** Numbers with their neighbours, and clues about numbers that the child has written. */
import { amountOf } from '../../page/amount.ts'
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'

/** Three numbers in a row; only the one at `given` is printed. */
export interface NeighbourTask {
  readonly middle: number
  readonly given: 0 | 1 | 2
}

/** Describes a number of the page by another one. */
export interface Clue {
  readonly words: string
  readonly answer: number
}

interface Layout {
  readonly columns: number
  readonly rows: number
  readonly least: number
  readonly most: number
}

const LAYOUTS: Readonly<Record<Level, Layout>> = {
  facil: { columns: 1, rows: 4, least: 1, most: 29 },
  medio: { columns: 2, rows: 4, least: 10, most: 99 },
  desafio: { columns: 2, rows: 4, least: 100, most: 999 },
}

export const layoutOf = (options: SheetOptions) => {
  const layout = LAYOUTS[options.level]
  return { ...layout, rows: amountOf(options, layout.rows) }
}

/** Whole tens on every page of the middle level, whole hundreds among those beside which the hardest begins or ends. */
const [WHOLE_TENS, WHOLE_HUNDREDS] = [2, 2]

/** So far from each other no number of a page is asked for twice. */
const APART = 4

export const numbersOf = ({ middle }: NeighbourTask): readonly number[] => [middle - 1, middle, middle + 1]

export const blanksOf = (task: NeighbourTask): number[] => numbersOf(task).filter((_, i) => i !== task.given)

export const nameOf = ({ middle, given }: NeighbourTask) =>
  `${middle - 1 + given} ${['sucessores', 'vizinhos', 'antecessores'][given]}`

function itemsOf(level: Level): NeighbourTask[] {
  const { least, most } = LAYOUTS[level]
  const numbers = Array.from({ length: most - least }, (_, i) => least + i + (level === 'facil' ? 1 : 0))
  // At the highest level the three numbers pass a whole ten, and the first, the second or the third is given.
  return numbers
    .filter((middle) => level !== 'desafio' || middle % 10 === 0 || middle % 10 === 9)
    .map((middle) => ({
      middle,
      given: level === 'desafio' ? ([0, 1, 2][Math.floor(middle / 10) % 3] as 0 | 1 | 2) : 1,
    }))
}

/** Numbers that every page needs some of: going over them is the difficulty. */
const isNeeded: Readonly<Record<Level, (task: NeighbourTask) => boolean>> = {
  facil: () => true,
  medio: ({ middle }) => middle % 10 === 0,
  desafio: ({ middle }) => middle % 100 === 0 || middle % 100 === 99,
}

/** The trios of each page, from the lowest number to the highest as in a street. */
export function dealNeighbours(options: SheetOptions): NeighbourTask[][] {
  const { level } = options
  const { columns, rows } = layoutOf(options)
  const perPage = columns * rows
  const needed = { facil: 0, medio: WHOLE_TENS, desafio: WHOLE_HUNDREDS }[level]
  const has = isNeeded[level]
  const pages = dealPages(options, {
    items: itemsOf(level),
    perPage,
    nameOf,
    accept: (page, one) =>
      page.every(({ middle }) => Math.abs(middle - one.middle) >= APART) &&
      (has(one) || page.filter((other) => !has(other)).length < perPage - needed),
  })
  return pages.map((page) => page.toSorted((a, b) => a.middle - b.middle))
}

/** Two clues whose answers are among what the child writes: one leads back, one forwards; at last further than by one. */
export function cluesFor(page: readonly NeighbourTask[], level: Level, random: Random): readonly [Clue, Clue] {
  const [one, other] = random.sample(page, 2)
  const [low = 0] = other ? blanksOf(other) : []
  const high = one ? (blanksOf(one).at(-1) ?? 0) : 0
  if (level === 'facil')
    return [
      { words: `Logo antes do ${high + 1}`, answer: high },
      { words: `Logo depois do ${low - 1}`, answer: low },
    ]
  if (level === 'medio')
    return [
      { words: `Antecessor de ${high + 1}`, answer: high },
      { words: `Sucessor de ${low - 1}`, answer: low },
    ]
  return [
    { words: `Entre ${high - 1} e ${high + 1}`, answer: high },
    { words: `Dois depois de ${low - 2}`, answer: low },
  ]
}
