import { expect, test, vi } from 'vitest'
import { drawAll, everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import type { MatchFacts } from '../../page/match-columns.ts'
import { contas } from './contas.ts'
import { emocoes } from './emocoes.ts'
import { PAREAMENTO_KINDS } from './kinds.ts'
import { maiusculasEMinusculas } from './maiusculas-e-minusculas.ts'
import { metades } from './metades.ts'
import { opostos } from './opostos.ts'
import { NOT_TOGETHER, OPPOSITE_WORDS, OPPOSITES } from './opposites.ts'
import { quantidades } from './quantidades.ts'
import { PARTNERS, quemCombina } from './quem-combina.ts'

// Two hundred seeds of three levels of each kind.
vi.setConfig({ testTimeout: 120_000 })

test.each(PAREAMENTO_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, no picture touches another, and has an answer key',
  (_, kind) => {
    expect(layoutFaults(kind)).toEqual([])
    expect(drawAll(kind).filter(({ hasKey }) => !hasKey)).toEqual([])
  },
)

test.each([quantidades, maiusculasEMinusculas, metades, emocoes, contas] as const)(
  '$id has exactly one solution',
  (kind) => {
    for (const { page: match } of everyPage<MatchFacts>(kind)) {
      expect(new Set(match.left).size).toBe(match.left.length)
      expect([...match.right].sort()).toEqual([...match.left].sort())
      expect(match.solution.map((target) => match.right[target])).toEqual(match.left)
    }
  },
)

test('everyone goes with the one that the list of partners says, and nobody stands in two pairs', () => {
  for (const pairs of Object.values(PARTNERS)) {
    expect(new Set(pairs.flat()).size).toBe(pairs.length * 2)
  }
  const partners = new Map(Object.values(PARTNERS).flat())
  for (const { page: match } of everyPage(quemCombina)) {
    expect(match.solution.map((target) => match.right[target])).toEqual(match.left.map((id) => partners.get(id)))
  }
})

test('the lines of the solution cross the page: at most one pair stands side by side', () => {
  for (const kind of [quemCombina, quantidades, maiusculasEMinusculas, metades, opostos, emocoes, contas])
    for (const { page: match } of everyPage<MatchFacts>(kind)) {
      expect(match.solution.filter((target, i) => target === i).length).toBeLessThanOrEqual(1)
    }
})

test('everyone stands opposite its opposite, and no word is in two pairs', () => {
  const pairs = [...OPPOSITES.map(({ words }) => words), ...OPPOSITE_WORDS]
  expect(new Set(pairs.flat()).size).toBe(pairs.length * 2)
  const partners = new Map(pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]))
  for (const { page } of everyPage(opostos)) {
    expect(page.solution.map((target) => page.right[target])).toEqual(page.left.map((word) => partners.get(word)))
    expect(
      page.left.filter((word) => NOT_TOGETHER.some((one) => one === word || partners.get(one) === word)).length,
    ).toBeLessThanOrEqual(1)
  }
})

test('every operation has its result, and no other has the same', () => {
  for (const { level, seed, page } of everyPage(contas)) {
    for (const { a, sign, b, result } of page.sums) {
      const real = { '+': a + b, '−': a - b, '×': a * b, '÷': a / b }[sign]
      expect(result, `${level} ${seed}`).toBe(real)
      expect(Number.isInteger(result) && result > 0).toBe(true)
    }
    expect(new Set(page.sums.map(({ result }) => result)).size).toBe(page.sums.length)
  }
})
