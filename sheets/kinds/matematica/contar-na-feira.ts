/** A market stall with six crates: the child counts each pile and writes the number onto the crate's label. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { titleBoard } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { writtenAnswer } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { LABELS, type Pile, stall } from '../../studio/places/stall.ts'
import type { FruitName } from '../../studio/shapes/fruit.ts'

/** Tall piles stay on the upper shelf: they would hide the labels above them. */
const TALL: readonly FruitName[] = ['abacaxi', 'banana', 'pera']
const LOW: readonly FruitName[] = ['laranja', 'maca', 'melancia']
const CRATES = LABELS.length
/** Fewest and most fruits of a crate. At the hardest level the child writes what is missing up to ten. */
const COUNTS: Readonly<Record<Level, readonly [number, number]>> = { facil: [2, 5], medio: [3, 8], desafio: [2, 8] }
const FULL = 10

export interface StallFacts {
  readonly piles: readonly Pile[]
  readonly answers: readonly number[]
}

/** Counts of the crates: each number of the level once before one comes again. */
function countsOf(random: Random, level: Level): number[] {
  const [min, max] = COUNTS[level]
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const more = random.sample(all, Math.max(0, CRATES - all.length))
  return random.shuffle([...random.sample(all, Math.min(CRATES, all.length)), ...more])
}

export const contarNaFeira: SheetKind<PagesFacts<StallFacts>> = {
  id: 'contar-na-feira',
  category: 'matematica',
  themes: ['frutas'],
  draw: (options) =>
    composeSheet(options, 'count', (random) => {
      const fruits = [...random.shuffle(TALL), ...random.shuffle(LOW)]
      const counts = countsOf(random, options.level)
      const piles = fruits.map((fruit, i) => ({ fruit, count: counts[i] ?? 0 }))
      const answers = piles.map(({ count }) => (options.level === 'desafio' ? FULL - count : count))
      const pen = new Pen(options.color)
      const heading = titleBoard(pen, { ...options, y: 25, width: 154, below: 53.5 })
      const marks = marksOf([stall(pen, piles), heading])
      return {
        marks: [...marks, ...LABELS.map(([x, y], i) => writtenAnswer(x, y, String(answers[i] ?? 0), 11))],
        whole: true,
        pictures: ['capybara'],
        facts: { piles, answers },
        items: piles.map(({ fruit, count }) => `${fruit} ${count}`),
      }
    }),
}
