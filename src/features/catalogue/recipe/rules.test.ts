import { expect, test } from 'vitest'
import { readableInstruction } from './rules.ts'

test.each([
  ['Circule todas as letras {letra|indicadas} e conte.', 'Circule todas as letras indicadas e conte.'],
  ['Circule todas as letras {letra} e conte.', 'Circule todas as letras e conte.'],
  ['Encontre o caminho.', 'Encontre o caminho.'],
  ['', ''],
])('%s', (sentence, readable) => {
  expect(readableInstruction(sentence)).toBe(readable)
})
