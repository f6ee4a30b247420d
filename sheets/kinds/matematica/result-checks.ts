/** The results of a page wait on things below its board, with one more that no sum has: the child finds it. */
import { fitTextSize } from '../../lettering/fonts.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { centredText, line, rect } from '../../scene/marks.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { CHECKS, QUESTION } from '../../studio/places/sum-board.ts'
import { type CheckThing, checkThings } from '../../studio/places/sum-checks.ts'
import { whitePlate } from './white-plate.ts'
import { writtenSlot } from './written-slot.ts'

export interface ResultChecks {
  readonly numbers: readonly number[]
  /** Of them, the one that is no result. */
  readonly left: number
}

/** Mistakes that children make: an exchange forgotten, a digit off by one. */
const SLIPS = [10, -10, 1, -1, 11, -9] as const

/** As many digits as the results have, and near to one of them. */
export function dealChecks(results: readonly number[], random: Random): ResultChecks {
  const lengths = new Set(results.map((n) => String(n).length))
  const near = random
    .shuffle(results)
    .flatMap((result) => random.shuffle(SLIPS).map((slip) => result + slip))
    .filter((n) => n > 1 && lengths.has(String(n).length) && !results.includes(n))
  const left = near[0] ?? Math.max(...results) + 1
  return { numbers: random.shuffle([...results, left]), left }
}

const WORDS: Readonly<Record<CheckThing, string>> = {
  armarios: 'Risque o armário de cada resultado. Qual fica fechado?',
  janelas: 'Pinte a janela de cada resultado. Qual fica apagada?',
  caixas: 'Risque a caixa de cada resultado. Qual sobra?',
  baloes: 'Pinte o balão de cada resultado. Qual fica branco?',
}

const PAINTED: ReadonlySet<CheckThing> = new Set<CheckThing>(['janelas', 'baloes'])

const SLOT = { width: 19, height: 9, letters: 6 } as const

export function drawChecks(pen: Pen, thing: CheckThing, { numbers, left }: ResultChecks, variant: number): PageMark[] {
  const things = checkThings(pen, thing, numbers.length, CHECKS, variant)
  const { x, y, width, height } = QUESTION
  const words = fitTextSize(WORDS[thing], 'text', 4.6, width - SLOT.width - 9)
  return [
    ...marksOf([
      things.drawing,
      whitePlate(pen, x, y, width, height),
      pen.text(x + 4, y + height / 2 + 1.6, WORDS[thing], words, { font: 'text', anchor: 'start' }),
    ]),
    ...writtenSlot(pen, x + width - SLOT.width / 2 - 2, y + height / 2, SLOT, String(left)),
    ...numbers.flatMap((n, i): PageMark[] => {
      const [cx, cy] = things.numbers[i] ?? [0, 0]
      const at = things.outlines[i]
      const number = centredText(cx, cy, String(n), 6)
      if (!at) return [number]
      const done =
        n === left
          ? [rect(at.x, at.y, at.width, at.height, { radius: 2, width: 1.2, stroke: ANSWER_RED })]
          : PAINTED.has(thing)
            ? []
            : [line(at.x + 1, at.y + at.height - 1, at.x + at.width - 1, at.y + 1, { width: 0.9, stroke: ANSWER_RED })]
      return [number, answer(done)]
    }),
  ]
}
