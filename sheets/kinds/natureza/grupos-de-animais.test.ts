import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { ANIMAL_GROUNDS, SHOWN } from '../../studio/places/animal-grounds.ts'
import { ANIMALS, type AnimalName, animal, COVERS, LEG_GROUPS, legGroup, type TRAITS } from './animal-facts.ts'
import type { AnimalKey } from './animal-key.ts'
import { IN_A_COLUMN } from './animal-legs-page.ts'
import { gruposDeAnimais } from './grupos-de-animais.ts'

test('every animal is drawn, and lives in one place at least', () => {
  expect(Object.keys(SHOWN).sort()).toEqual(Object.keys(ANIMALS).sort())
  const living = Object.values(ANIMAL_GROUNDS).flatMap(({ spots }) => spots.flatMap(({ who }) => who))
  expect([...new Set(living)].sort()).toEqual(Object.keys(ANIMALS).sort())
})

test('feathers, beak and wings go together; spines and antennae never do', () => {
  for (const one of Object.keys(ANIMALS) as AnimalName[]) {
    const { cover, hasBeak, hasWings, hasAntennae, isVertebrate, legs = 4 } = animal(one)
    expect(hasBeak).toBe(cover === 'penas')
    if (cover === 'penas') expect(hasWings).toBe(true)
    if (isVertebrate) expect(hasAntennae).toBe(false)
    if (legs > 4) expect(isVertebrate).toBe(false)
  }
})

/** The end that answers lead to. */
function led({ root, sides }: AnimalKey, name: AnimalName): string {
  const answers = (asks: (typeof TRAITS)[number]) => asks.holds(animal(name))
  const side = answers(root.asks) ? 0 : 1
  const { first, last } = sides[side]
  return `${side} ${answers(first.asks) ? 'first' : answers(last.asks) ? 'yes' : 'no'}`
}

test('answers are seen on the page, and each is the only one', () => {
  for (const { level, page } of everyPage(gruposDeAnimais)) {
    const { cover, legs, key } = page
    expect([cover !== undefined, legs !== undefined, key !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (cover) {
      expect(new Set(cover.seen.map(({ name }) => name)).size).toBe(8)
      expect([...cover.lenses].sort()).toEqual([...COVERS].sort())
      for (const one of COVERS) expect(cover.seen.some(({ name }) => animal(name).cover === one)).toBe(true)
      for (const { name } of cover.seen) expect(cover.lenses).toContain(animal(name).cover)
    }
    if (legs) {
      expect(new Set(legs.seen.map(({ name }) => name)).size).toBe(8)
      for (const group of LEG_GROUPS) {
        const count = legs.seen.filter(({ name }) => legGroup(name) === group).length
        expect(count).toBeGreaterThan(0)
        expect(count).toBeLessThanOrEqual(IN_A_COLUMN)
      }
    }
    if (key) {
      const { root, sides, other } = key.key
      expect(new Set(key.shown).size).toBe(6)
      expect([root.yes.length, root.no.length]).toEqual([3, 3])
      expect(new Set(key.shown.map((name) => led(key.key, name))).size).toBe(6)
      for (const [i, { first, last }] of sides.entries()) {
        expect(led(key.key, first.yes[0] as AnimalName)).toBe(`${i} first`)
        expect(led(key.key, last.yes[0] as AnimalName)).toBe(`${i} yes`)
        expect(led(key.key, last.no[0] as AnimalName)).toBe(`${i} no`)
      }
      const asked = [root.asks, ...sides.flatMap(({ first, last }) => [first.asks, last.asks])]
      expect(asked).not.toContain(other)
      const holds = key.shown.map((name) => other.holds(animal(name)))
      expect(holds).toContain(true)
      expect(holds).toContain(false)
      expect(holds).not.toContain(undefined)
    }
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(gruposDeAnimais)).toEqual([])
})
