import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { BUILT_OF, DWELLINGS } from '../../studio/shapes/dwellings.ts'
import { HOMES, REASONS, RIDDLES } from './home-facts.ts'
import { bankOf } from './home-pages.ts'
import { moradias } from './moradias.ts'

test('each home has one material and one reason', () => {
  expect([...HOMES].sort()).toEqual(Object.keys(DWELLINGS).sort())
  expect(new Set(HOMES.map((home) => BUILT_OF[home][0])).size).toBe(HOMES.length)
  expect(REASONS.map(({ home }) => home).sort()).toEqual([...HOMES].sort())
})

test('no riddle or reason names its home', () => {
  const words = [
    ...RIDDLES.map(({ says, answer }) => [says, answer] as const),
    ...REASONS.map(({ why, home }) => [why, home] as const),
  ]
  for (const [text, home] of words)
    for (const word of home.split(' ').filter((one) => one.length > 5)) expect(text.toLowerCase()).not.toContain(word)
})

test('each level asks something else about six homes', () => {
  for (const { level, page } of everyPage(moradias)) {
    expect([page.materials, page.compare, page.reasons].map((one) => one !== undefined)).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    const { sites } = page.materials ?? page.compare ?? page.reasons ?? { sites: [] }
    expect(sites.map(({ name }) => name).sort()).toEqual([...HOMES].sort())
    if (page.materials) expect([...page.materials.shelf].sort()).toEqual([...HOMES].sort())
    if (page.reasons) {
      expect(new Set(page.reasons.reasons).size).toBe(2)
      const bank = bankOf(page.reasons.reasons)
      for (const { home } of page.reasons.reasons) expect(bank).toContain(BUILT_OF[home][0])
    }
  }
})

test('two homes differ in what the table asks, and each has a cross', () => {
  for (const { page } of everyPage(moradias)) {
    if (!page.compare) continue
    const { riddles, pair, traits } = page.compare
    expect(new Set(riddles.map(({ answer }) => answer)).size).toBe(4)
    expect(new Set(traits).size).toBe(4)
    for (const trait of traits) expect(trait.of.some((home) => pair.includes(home))).toBe(true)
    const [one, other] = pair
    for (const [home, without] of [
      [one, other],
      [other, one],
    ] as const)
      expect(traits.some(({ of }) => of.includes(home) && !of.includes(without))).toBe(true)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(moradias)).toEqual([])
})
