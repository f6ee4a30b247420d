import { describe, expect, test } from 'vitest'
import { drawForTest, faultsOf, LEVELS } from '../../../../../tests/factories/sheets.ts'
import { PERCEPCAO_KINDS } from './kinds.ts'
import { oDiferente } from './o-diferente.ts'
import { sequencia } from './sequencia.ts'
import { sombras } from './sombras.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => i)
const everyPage = SEEDS.flatMap((seed) => LEVELS.map((level) => ({ seed, level })))

describe.each(PERCEPCAO_KINDS.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  test('stays inside the margins, no picture touches another, and has an answer key', () => {
    for (const { seed, level } of everyPage) {
      const sheet = drawForTest(kind, level, seed)
      expect(sheet.pages.flatMap(faultsOf), `${level} ${seed}`).toEqual([])
      expect(sheet.answerKey).toBeDefined()
    }
  })
})

test('every picture has exactly one shadow, its own', () => {
  for (const { seed, level } of everyPage) {
    const [match] = drawForTest(sombras, level, seed).facts.pages
    expect(new Set(match?.left).size).toBe({ facil: 4, medio: 5, desafio: 6 }[level])
    expect(match?.solution.map((target) => match.right[target])).toEqual(match?.left)
  }
})

test('the hidden item is what the pattern asks for, and only one choice is right', () => {
  for (const { seed, level } of everyPage) {
    const [page = []] = drawForTest(sequencia, level, seed).facts.pages
    for (const { items, hidden, period, choices } of page) {
      items.forEach((item, i) => {
        if (i >= period) expect(item).toBe(items[i - period])
      })
      expect(choices.filter((choice) => choice === items[hidden])).toHaveLength(1)
      expect(new Set(choices).size).toBe(3)
      // Every picture of the pattern is seen at least once beside the hidden one.
      const seen = items.filter((_, i) => i !== hidden)
      expect(seen).toContain(items[hidden])
    }
  }
})

/** Shortest stretch that, repeated, gives the items seen. */
function shortestPeriod(items: readonly string[], hidden: number): number {
  for (let period = 1; ; period++) {
    const fits = items.every((item, i) =>
      items.every((other, j) => i === hidden || j === hidden || (i - j) % period !== 0 || item === other),
    )
    if (fits) return period
  }
}

test('no shorter pattern explains what is seen', () => {
  for (const { seed, level } of everyPage) {
    const [page = []] = drawForTest(sequencia, level, seed).facts.pages
    for (const { items, hidden, period } of page) {
      expect(shortestPeriod(items, hidden), items.join()).toBe(period)
    }
  }
})

test('the odd ones are as many as the instruction says and stand in different places', () => {
  for (const { seed, level } of everyPage) {
    const [page = []] = drawForTest(oDiferente, level, seed).facts.pages
    for (const { odd, count, difference } of page) {
      expect(new Set(odd).size).toBe(level === 'desafio' ? 2 : 1)
      expect(Math.max(...odd)).toBeLessThan(count)
      expect(difference).toBe(level === 'facil' ? 'picture' : 'mirrored')
    }
  }
})
