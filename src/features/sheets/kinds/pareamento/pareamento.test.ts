import { describe, expect, test } from 'vitest'
import { drawForTest, faultsOf, LEVELS } from '../../../../../tests/factories/sheets.ts'
import { PAREAMENTO_KINDS } from './kinds.ts'
import { maiusculasEMinusculas } from './maiusculas-e-minusculas.ts'
import { metades } from './metades.ts'
import { quantidades } from './quantidades.ts'
import { PARTNERS, quemCombina } from './quem-combina.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => i)
const everyPage = SEEDS.flatMap((seed) => LEVELS.map((level) => ({ seed, level })))

describe.each(PAREAMENTO_KINDS.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  test('stays inside the margins, no picture touches another, and has an answer key', () => {
    for (const { seed, level } of everyPage) {
      const sheet = drawForTest(kind, level, seed)
      expect(sheet.pages.flatMap(faultsOf), `${level} ${seed}`).toEqual([])
      expect(sheet.answerKey).toBeDefined()
    }
  })
})

test.each([quantidades, maiusculasEMinusculas, metades] as const)('$id has exactly one solution', (kind) => {
  for (const { seed, level } of everyPage) {
    const [match] = drawForTest(kind, level, seed).facts.pages
    expect(new Set(match?.left).size).toBe(match?.left.length)
    expect([...(match?.right ?? [])].sort()).toEqual([...(match?.left ?? [])].sort())
    expect(match?.solution.map((target) => match.right[target])).toEqual(match?.left)
  }
})

test('everyone goes with the one that the list of partners says, and nobody stands in two pairs', () => {
  for (const pairs of Object.values(PARTNERS)) {
    expect(new Set(pairs.flat()).size).toBe(pairs.length * 2)
  }
  const partners = new Map(Object.values(PARTNERS).flat())
  for (const { seed, level } of everyPage) {
    const [match] = drawForTest(quemCombina, level, seed).facts.pages
    expect(match?.solution.map((target) => match.right[target])).toEqual(match?.left.map((id) => partners.get(id)))
  }
})

test('the lines of the solution cross the page: at most one pair stands side by side', () => {
  for (const kind of [quemCombina, quantidades, maiusculasEMinusculas, metades])
    for (const { seed, level } of everyPage) {
      const [match] = drawForTest(kind, level, seed).facts.pages
      expect(match?.solution.filter((target, i) => target === i).length).toBeLessThanOrEqual(1)
    }
})
