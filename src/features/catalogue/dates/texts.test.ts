import { expect, test } from 'vitest'
import { dayWords } from './texts.ts'

test.each([
  ['2027-02-01', '1º de fevereiro'],
  ['2026-08-22', '22 de agosto'],
  ['2026-06-11', '11 de junho'],
])('%s is «%s»', (day, words) => {
  expect(dayWords(day)).toBe(words)
})
