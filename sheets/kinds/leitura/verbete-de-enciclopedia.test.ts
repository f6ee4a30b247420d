import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { ENTRIES } from './entry-facts.ts'
import { verbeteDeEnciclopedia } from './verbete-de-enciclopedia.ts'

const entries = Object.entries(ENTRIES)
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []

test('the words of a card are in the text', () => {
  for (const [name, { title, definition, details, card }] of entries) {
    const text = wordsOf([title, definition, details].join(' '))
    for (const [, answer] of card)
      for (const word of wordsOf(answer)) expect(text, `${name}: ${answer}`).toContain(word)
  }
})

test('each sentence of an entry is once in its list, and the intruder is not one of them', () => {
  for (const [name, { sorted, intruder }] of entries) {
    expect(new Set([...sorted, intruder[0]]).size, name).toBe(6)
  }
})

test('the sentences say which part they are of', () => {
  for (const [name, { sorted }] of entries) {
    const [definition, classification, habitat] = sorted
    expect(definition, name).toMatch(/^É /)
    expect(classification, name).toMatch(/^Pertence ao grupo /)
    expect(habitat, name).toMatch(/^Vive /)
    expect(
      sorted.filter((sentence) => /^(É|Pertence|Vive) /.test(sentence)),
      name,
    ).toHaveLength(3)
  }
})

test('two notes speak of the writer or praise; no other does', () => {
  const personal = /(^|\s)(acho|minha|meu|queria|quero|sonhei|vi|linda|fofa|engraçado)(\s|$)/
  for (const [name, { notes, spare }] of entries) {
    expect(
      [...notes, ...spare].filter((note) => personal.test(note)),
      name,
    ).toEqual(spare)
    expect(notes, name).toHaveLength(6)
  }
})

test('each level asks something else; all six strips are on a page', () => {
  for (const { level, page } of everyPage(verbeteDeEnciclopedia)) {
    const { parts, sort, own } = page
    expect([parts, sort, own].map((one) => one !== undefined)).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (parts) expect(parts.numbered.toSorted()).toEqual([0, 1, 2, 3, 4])
    if (sort) expect(sort.order.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    if (own) expect(own.order.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(verbeteDeEnciclopedia)).toEqual([])
})
