/** Caterpillars of letters that follow one another: the first is always there, two or three are missing. */
import { onlookers, taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centredText } from '../../scene/marks.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { STANDING } from '../../studio/cast/people.ts'
import { type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { caterpillars, discOf } from '../../studio/places/caterpillars.ts'

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const CHAINS = 6
export const CHAIN = 5

export interface Chain {
  readonly letters: string
  readonly shown: readonly boolean[]
}

const FILLS: readonly Fill[] = ['yellow', 'pink', 'bluePale', 'orange', 'lime', 'purplePale']
const LETTER = 13

export function chainsOf(random: Random, starts: readonly number[]): Chain[] {
  return [...starts]
    .sort((a, b) => a - b)
    .map((start) => {
      const missing = random.sample([1, 2, 3, 4], random.integer(2, 3))
      const letters = ALPHABET.slice(start, start + CHAIN)
      return { letters, shown: [...letters].map((_, i) => !missing.includes(i)) }
    })
}

export function drawChains(options: SheetOptions, random: Random, chains: readonly Chain[], index: number): PageMark[] {
  const pen = new Pen(options.color)
  const fills = random.shuffle(FILLS)
  const [left = 'bia', right = 'davi'] = random.sample(STANDING, 2)
  const isLeft = index % 2 === 1
  const walkers = chains.map(({ shown }, row) => ({ fill: fills[row % fills.length] ?? 'lime', tinted: shown }))
  return [
    ...marksOf(caterpillars(pen, walkers, { people: onlookers(options.title, left, right), isLeft })),
    ...taskTitle(pen, options),
    ...chains.flatMap(({ letters, shown }, row) =>
      [...letters].map((letter, place): PageMark => {
        const [x, y] = discOf(row, place, isLeft)
        return (shown[place] ? centredText : writtenAnswer)(x, y, letter, LETTER)
      }),
    ),
  ]
}
