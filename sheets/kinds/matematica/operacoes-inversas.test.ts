import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { createRandom } from '../../page/random.ts'
import {
  calculated,
  claimsOf,
  dealChains,
  dealTrips,
  INVERSE,
  type InverseTheme,
  otherProofOf,
  proofOf,
} from './inverse-facts.ts'
import { operacoesInversas } from './operacoes-inversas.ts'
import { dealBroken, dealStocks } from './property-facts.ts'

const THEMES: readonly InverseTheme[] = ['soma-e-subtracao', 'vezes-e-divisao']
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed)
const asked = (level: 'facil' | 'medio' | 'desafio', seed: number) => ({
  ...{ level, seed, color: true, title: 'Título', instruction: 'Faça.', pages: 4 },
})

test('each trip back undoes the trip out, and three families differ', () => {
  for (const theme of THEMES)
    for (const seed of SEEDS)
      for (const trips of dealTrips(asked('facil', seed), theme)) {
        expect(trips.map(({ hidden }) => hidden)).toEqual(['end', 'end', 'start'])
        expect(new Set(trips.map(({ a, b, c }) => [a, b, c].sort().join())).size).toBe(3)
        for (const { a, op, b, c } of trips) {
          expect(calculated(a, op, b)).toBe(c)
          expect(calculated(c, INVERSE[op], b)).toBe(a)
          expect([a, b, c].every((n) => Number.isInteger(n) && n > 1)).toBe(true)
        }
      }
})

test('machines undone from the last to the first give the number that entered', () => {
  for (const theme of THEMES)
    for (const seed of SEEDS)
      for (const chain of dealChains(asked('medio', seed), theme).flat()) {
        const back = chain.steps.toReversed().reduce((value, [op, b]) => calculated(value, INVERSE[op], b), chain.end)
        expect(back).toBe(chain.start)
        expect([chain.start, chain.mid, chain.end].every((n) => Number.isInteger(n) && n > 0)).toBe(true)
      }
})

test('no first machine and no number that enters is on a sheet twice', () => {
  for (const theme of THEMES)
    for (const seed of SEEDS) {
      const chains = dealChains(asked('medio', seed), theme).flat()
      expect(new Set(chains.map(({ start }) => start)).size).toBe(chains.length)
      expect(new Set(chains.map(({ steps }) => steps[0]?.join())).size).toBe(chains.length)
    }
})

test('two of four claims are wrong, and the inverse shows it in whole numbers', () => {
  for (const theme of THEMES)
    for (const seed of SEEDS) {
      const claims = claimsOf(createRandom(seed), theme)
      expect(claims.filter(({ claimed, right }) => claimed !== right)).toHaveLength(2)
      for (const claim of claims) {
        const { a, claimed, right } = claim
        const { back } = proofOf(claim)
        expect(back === a).toBe(claimed === right)
        const other = otherProofOf(claim)
        if (other) expect(other.back === claim.b).toBe(claimed === right)
        expect([back, claimed, right].every((n) => Number.isInteger(n) && n > 0)).toBe(true)
      }
    }
})

test('factors break into parts of different sizes; one pair of factors makes a hundred', () => {
  for (const seed of SEEDS) {
    for (const level of ['facil', 'medio'] as const)
      for (const page of dealBroken(asked(level, seed), level)) {
        expect(new Set(page.map(({ rows }) => rows)).size).toBe(page.length)
        expect(page.every(({ first, rest }) => first === (level === 'facil' ? 5 : 10) && rest < first)).toBe(true)
      }
    for (const { shelves, boxes, inside } of dealStocks(asked('desafio', seed)).flat()) {
      const pairs = [shelves * boxes, shelves * inside, boxes * inside]
      expect(pairs.filter((product) => product === 100)).toHaveLength(1)
    }
  }
})

test('every theme draws pages of its task', () => {
  const pages = everyPage(operacoesInversas)
  expect(pages.length).toBeGreaterThan(0)
  for (const { page } of pages) expect(Object.keys(page)).toHaveLength(1)
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(operacoesInversas)).toEqual([])
})
