import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { withoutAccent } from '../../pictures/vocabulary.ts'
import { alfabetoIlustrado } from './alfabeto-ilustrado.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const initialOf = (name: string) => withoutAccent(name.charAt(0).toLocaleUpperCase('pt-BR'))

test('26 windows in the order of the alphabet, each with a thing that begins with its letter', () => {
  for (const { level, page } of everyPage(alfabetoIlustrado)) {
    if (level === 'medio') continue
    expect(page.lived.map(({ letter }) => letter).join('')).toBe(ALPHABET)
    for (const { letter, thing } of page.lived) expect(initialOf(thing.name), thing.name).toBe(letter)
    const missing = (what: string) => page.lived.filter((one) => one.missing === what)
    expect(missing('letter')).toHaveLength(level === 'desafio' ? 12 : 0)
    expect(missing('word')).toHaveLength(level === 'desafio' ? 6 : 0)
    for (const { thing } of missing('word')) expect(thing.name.length).toBeLessThanOrEqual(5)
  }
})

test('a letter has three different things that begin with it', () => {
  for (const { level, page } of everyPage(alfabetoIlustrado)) {
    if (level !== 'medio') continue
    const names = page.things.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toHaveLength(3)
    for (const name of names) expect(initialOf(name), name).toBe(page.letter)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(alfabetoIlustrado)).toEqual([])
})
