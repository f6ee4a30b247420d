import { expect, test } from 'vitest'
import { LIMIT } from './limit.texts.ts'

const NEXT = 'Os próximos downloads chegam à meia-noite, no horário de Brasília.'

test.each([
  [6, 6, `Nada foi contado ainda. Cada atividade usa 1 download, para quantas crianças for. ${NEXT}`],
  [1, 2, `A outra já contou hoje: imprimir de novo não conta. ${NEXT}`],
  [1, 3, `As outras 2 já contaram hoje: imprimir de novo não conta. ${NEXT}`],
])('%i new of %i at the limit announce the next downloads', (fresh, all, words) => {
  expect(LIMIT.text(fresh, all)).toBe(words)
})
