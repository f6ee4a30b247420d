import { expect, test } from 'vitest'
import { headingOf } from './texts.ts'

test.each([
  [null, null, 'Catálogo de Atividades'],
  [null, '2', 'Atividades do 2º ano'],
  [null, 'infantil', 'Atividades da Educação Infantil'],
  ['Labirintos para imprimir', '2', 'Labirintos para imprimir: 2º ano'],
  ['Labirintos para imprimir', null, 'Labirintos para imprimir'],
] as const)('a list of the category %s with the year %s is headed «%s»', (category, year, heading) => {
  expect(headingOf({ category, year, all: 'Catálogo de Atividades' })).toBe(heading)
})
