import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { LIFE_PLACES, type LifeName } from '../../studio/places/life-places.ts'
import { cicloDeVida } from './ciclo-de-vida.ts'
import { differenceOf } from './life-compare-page.ts'
import { claimsThatDiffer, LIVES, PARTNERS, type Sign } from './life-facts.ts'

const has = (name: LifeName, sign: Sign) => LIVES[name].signs.includes(sign)
const NAMES = Object.keys(LIVES) as LifeName[]

test('a place draws as many ages as its being has, and no sentence names its own', () => {
  for (const name of NAMES) {
    const { ages } = LIVES[name]
    expect(LIFE_PLACES[name].stages).toHaveLength(ages.length)
    expect(new Set(ages.map((age) => age.name)).size).toBe(ages.length)
    for (const age of ages) expect(age.says.toLowerCase()).not.toContain(`${age.name} `)
  }
})

test('three questions on a page are about three ages', () => {
  for (const name of NAMES) {
    const { asks, ages } = LIVES[name]
    expect(new Set(asks.map(({ age }) => age)).size, name).toBe(3)
    for (const { age } of asks) expect(ages[age]).toBeDefined()
  }
})

test('cycles that are compared differ in two signs at least', () => {
  for (const name of NAMES)
    for (const partner of PARTNERS[name]) {
      expect(claimsThatDiffer(name, partner).length, `${name} ${partner}`).toBeGreaterThanOrEqual(2)
      expect(differenceOf([name, partner])).toMatch(/^[OA] .+; (o|a) .+, não\.$/)
    }
})

test('only insects with a pupa have one, and eggs are of all but people', () => {
  expect(NAMES.filter((name) => has(name, 'pupa'))).toEqual(['borboleta', 'mosquito'])
  expect(NAMES.filter((name) => !has(name, 'eggs'))).toEqual(['gente'])
  expect(NAMES.filter((name) => has(name, 'born in water'))).toEqual(['sapo', 'mosquito'])
  expect(NAMES.filter((name) => has(name, 'metamorphosis'))).toEqual(['borboleta', 'sapo', 'mosquito', 'gafanhoto'])
})

test('letters are never in the order of the alphabet; each age is asked for once', () => {
  for (const { level, page } of everyPage(cicloDeVida)) {
    const { order, names, compare } = page
    expect([order !== undefined, names !== undefined, compare !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    const lettered = order ?? names
    if (lettered) {
      expect(new Set(lettered.letters).size).toBe(LIVES[lettered.name].ages.length)
      expect([...lettered.letters].sort()).not.toEqual(lettered.letters)
    }
    if (names) {
      const { ages } = LIVES[names.name]
      expect([...names.sentences].sort()).toEqual(ages.map((_, i) => i))
      expect([...names.bank].sort()).toEqual(ages.map((age) => age.name).sort())
    }
    if (compare) {
      expect(compare.pair[0]).not.toBe(compare.pair[1])
      expect(new Set(compare.claims).size).toBe(6)
      const held = compare.claims.map(({ holds }) => compare.pair.filter((name) => holds(LIVES[name])).length)
      expect(held).not.toContain(0)
      expect(held).toContain(1)
      expect(held).toContain(2)
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(cicloDeVida)).toEqual([])
})
