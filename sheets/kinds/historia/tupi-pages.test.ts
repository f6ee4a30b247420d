import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { letterIn } from './letters.ts'
import { patrimonioDoBrasil } from './patrimonio-do-brasil.ts'
import { ANIMAL_WORDS, JOINED_NAMES, LOWER_ROW, RIVER_NAMES, SAME_BEGINNING, UPPER_ROW } from './tupi-names.ts'

const river: typeof patrimonioDoBrasil = {
  ...patrimonioDoBrasil,
  draw: (options) => patrimonioDoBrasil.draw({ ...options, theme: 'rio' }),
}
const DICTIONARY = [...UPPER_ROW, ...LOWER_ROW]
const meaningOf = (part: string) => DICTIONARY.find((one) => one.part.split(' ou ').includes(part))?.means ?? ''
const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0302\u0303]/g, '')
    .toUpperCase()

test('six animals, each with one vowel to write and more, and never one with an accent', () => {
  for (const { level, page } of everyPage(river)) {
    const { spelled } = page.tupi ?? {}
    expect(spelled !== undefined, level).toBe(level === 'facil')
    if (!spelled) continue
    expect(new Set(spelled.map(({ animal }) => animal)).size).toBe(6)
    for (const { animal, missing } of spelled) {
      expect(missing.length).toBeGreaterThan(0)
      for (const i of missing) expect(animal[i]).toMatch(/[aeiou]/)
    }
  }
})

test('each river has its animal, with its letter', () => {
  for (const { level, page } of everyPage(river)) {
    const { rivers } = page.tupi ?? {}
    expect(rivers !== undefined, level).toBe(level === 'medio')
    if (!rivers) continue
    const letters = rivers.asked.map((one) => letterIn(rivers.shown, one))
    expect(letters.sort().join('')).toBe('ABCDEF')
  }
})

test('a river is named after its animal: by its Portuguese name or a word of the small dictionary', () => {
  for (const { name, animal } of RIVER_NAMES) {
    const word = ANIMAL_WORDS.find(({ means }) => means === animal)?.part ?? animal
    expect(plain(name).startsWith(plain(word).slice(0, -1)), name).toBe(true)
    expect(plain(name)).toMatch(/I$/)
    const others = RIVER_NAMES.filter((one) => plain(one.name).startsWith(plain(word).slice(0, -1)))
    expect(others).toHaveLength(1)
  }
})

test('a joined name is its two parts, and means what both mean', () => {
  for (const { name, parts, means } of JOINED_NAMES) {
    const [thing, quality] = means.split(' ')
    expect(meaningOf(parts[0]), name).toBe(thing)
    expect(quality?.slice(0, -1), name).toBe(meaningOf(parts[1]).slice(0, -1))
    expect([parts.join(''), parts[0].slice(0, -1) + parts[1]].map(plain)).toContain(plain(name))
  }
})

test('six names to translate, few of which begin with the same part', () => {
  for (const { level, page } of everyPage(river)) {
    const { joined } = page.tupi ?? {}
    expect(joined !== undefined, level).toBe(level === 'desafio')
    if (!joined) continue
    expect(new Set(joined.map(({ name }) => name)).size).toBe(6)
    for (const { part } of UPPER_ROW)
      expect(joined.filter(({ parts }) => parts[0] === part).length).toBeLessThanOrEqual(SAME_BEGINNING)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(river)).toEqual([])
})
