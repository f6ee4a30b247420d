/** A worked example for each level of column arithmetic, never among its tasks. */
import type { Level } from '../../scene/scene.ts'

type Numbers = readonly [a: number, b: number]

export const EXAMPLES: Readonly<
  Record<'adicao' | 'subtracao' | 'multiplicacao' | 'divisao', Readonly<Record<Level, Numbers>>>
> = {
  adicao: { facil: [32, 45], medio: [28, 35], desafio: [276, 158] },
  subtracao: { facil: [68, 25], medio: [52, 17], desafio: [523, 267] },
  multiplicacao: { facil: [23, 3], medio: [27, 3], desafio: [32, 23] },
  divisao: { facil: [64, 2], medio: [74, 2], desafio: [587, 4] },
}
