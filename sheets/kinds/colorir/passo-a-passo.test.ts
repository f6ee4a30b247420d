import { expect, test } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { passoAPasso } from './passo-a-passo.ts'

test('a missing step has one answer: the next box shows it in grey, and is not the finished drawing', () => {
  for (const { level, page } of everyPage(passoAPasso)) {
    expect(page.missing.length > 0).toBe(level === 'desafio')
    for (const number of page.missing) {
      expect(page.missing).not.toContain(number + 1)
      expect(page.shown.slice(number - 2, number + 1)).toEqual([number - 1, number, number + 1])
      expect(number + 1).toBeLessThan(page.shown.length)
    }
  }
})
