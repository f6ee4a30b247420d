import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { combinacoes } from './combinacoes.ts'
import { questionsOf } from './combination-pages.ts'
import { codeOf, combinationsOf, countOf, sentenceOf } from './combination-tasks.ts'

const PAGES = everyPage(combinacoes)

test('options differ, and each pair has a code of a letter and a number', () => {
  for (const { level, page } of PAGES) {
    const { firsts, seconds } = page.choice
    expect([new Set(firsts).size, new Set(seconds).size]).toEqual([firsts.length, seconds.length])
    const codes = combinationsOf(page.choice).map(codeOf)
    expect({ facil: [6], medio: [9, 12], desafio: [12] }[level]).toContain(new Set(codes).size)
    for (const code of codes) expect(code).toMatch(/^[A-D][1-3]$/)
  }
})

test('each sentence is true and gives as many pairs as are counted one by one', () => {
  for (const { level, page } of PAGES) {
    expect(page.conditions).toHaveLength(level === 'desafio' ? 3 : 0)
    for (const condition of page.conditions) {
      const [one, sign, other, result] = sentenceOf(page.choice, condition)
      expect(sign === '×' ? one * other : one - other).toBe(result)
      expect(result).toBe(countOf(page.choice, condition))
    }
  }
})

test('questions about a table agree with its pairs', () => {
  for (const { page, seed } of PAGES.filter(({ level }) => level === 'medio')) {
    const [all, one, more] = questionsOf('sorvete', page.choice, seed)
    expect(all?.[1]).toBe(combinationsOf(page.choice).length)
    const code = /aparece (\w)/.exec(one?.[0] ?? '')?.[1] ?? '?'
    expect(one?.[1]).toBe(combinationsOf(page.choice).filter((pair) => codeOf(pair).includes(code)).length)
    const { firsts, seconds } = page.choice
    const grown = firsts.length === 3 ? { firsts: [...firsts, 3], seconds } : { firsts, seconds: [...seconds, 3] }
    expect(more?.[1]).toBe(combinationsOf(grown).length)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(combinacoes)).toEqual([])
})
