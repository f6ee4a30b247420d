/** Colouring by sums: the result of each sum is the number of a colour. */
import type { Level } from '../../scene/scene.ts'
import { kindOf } from './code.ts'

/** Results of the sums; no operand and no result is above the higher one. */
const RESULTS: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  facil: [4, 10],
  medio: [5, 14],
  desafio: [8, 20],
}

/** Several results mean one colour when there are few colours. */
const MOST_RESULTS = 8

/** Each piece shows a sum (on the hardest level also a difference) whose result is the number of its colour. */
export const colorirContas = kindOf('colorir-contas', {
  levels: {
    facil: { pieces: 14, size: 5.3, longest: '8+2', hidden: false },
    medio: { pieces: 36, size: 4.4, longest: '10+4', hidden: true },
    desafio: { pieces: 64, size: 3.8, longest: '20−8', hidden: true },
  },
  codes: (level, count, random) => {
    const [min, max] = RESULTS[level]
    const least = Math.min(min, max - count + 1)
    const results = Array.from({ length: max - least + 1 }, (_, i) => least + i)
    const each = Math.max(1, Math.min(3, Math.floor(MOST_RESULTS / count)))
    const chosen = random.sample(results, Math.min(results.length, count * each))
    return Array.from({ length: count }, (_, i) => chosen.slice(i * each, (i + 1) * each).sort((a, b) => a - b))
  },
  printings: (level, code) => {
    const [, most] = RESULTS[level]
    const sums = Array.from({ length: code - 1 }, (_, i) => `${i + 1}+${code - i - 1}`)
    const taken = level === 'desafio' ? Array.from({ length: Math.min(9, most - code) }, (_, i) => i + 1) : []
    return [...sums, ...taken.map((less) => `${code + less}−${less}`)]
  },
})
