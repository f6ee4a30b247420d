/** Numbers of the stories of word problems, and the signs of their calculations. */
import type { Random } from '../../page/random.ts'
import type { Level } from '../../scene/scene.ts'
import { FEW } from './stories.ts'
import type { Idea } from './story-form.ts'

export interface ProblemNumbers {
  readonly a: number
  readonly b: number
  /** Added in the second step; 0 without one. */
  readonly c: number
  readonly answer: number
}

export const SIGNS: Readonly<Record<Idea, '+' | '−' | '×' | '÷'>> = {
  juntar: '+',
  acrescentar: '+',
  retirar: '−',
  separar: '−',
  comparar: '−',
  completar: '−',
  grupos: '×',
  repartir: '÷',
  medir: '÷',
  dividir: '÷',
  'dois-passos': '×',
}

/** Numbers of two digits, from and to: of things that come in small numbers, and of all others. */
const SUMMANDS = { few: [11, 19], many: [12, 45] } as const
const MINUENDS = { few: { medio: [23, 38], desafio: [31, 48] }, many: { medio: [28, 70], desafio: [52, 99] } } as const

/** Of one digit and of two. */
const DIVISORS = [4, 6, 7, 8, 9, 12, 14, 15, 18, 20, 24, 25] as const

/** The numbers of a story. */
export function numbersOf(idea: Idea, level: Level, thing: string, random: Random): ProblemNumbers {
  const amount = FEW.has(thing) ? 'few' : 'many'
  if (idea === 'grupos' || idea === 'dois-passos') {
    const [a, b] = [random.integer(3, idea === 'grupos' ? 6 : 4), random.integer(4, 9)]
    const c = idea === 'grupos' ? 0 : random.integer(3, 9)
    return { a, b, c, answer: a * b + c }
  }
  if (idea === 'repartir' || idea === 'medir') {
    const [b, answer] = [random.integer(3, 6), random.integer(4, 9)]
    return { a: b * answer, b, c: 0, answer }
  }
  if (idea === 'dividir') {
    const [b, answer] = [random.pick(DIVISORS), random.integer(12, 36)]
    return { a: b * answer, b, c: 0, answer }
  }
  if (SIGNS[idea] === '+') {
    const [from, to] = SUMMANDS[amount]
    const a = level === 'facil' ? random.integer(2, 6) : random.integer(from, to)
    const b = level === 'facil' ? random.integer(2, Math.min(6, 10 - a)) : random.integer(from, to)
    return { a, b, c: 0, answer: a + b }
  }
  const [from, to] = level === 'facil' ? [5, 10] : MINUENDS[amount][level]
  const a = random.integer(from, to)
  const b = level === 'facil' ? random.integer(2, a - 2) : random.integer(11, a - 6)
  return { a, b, c: 0, answer: a - b }
}
