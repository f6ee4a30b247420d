import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { dicionario } from './dicionario.ts'
import { byAlphabet, MANY, NEW_WORDS, SPELLED } from './dictionary-facts.ts'
import { FULL, TO_WRITE } from './full-entries.ts'

test('the letters of a gap are one of the two choices, and no meaning shows the word', () => {
  expect(new Set(SPELLED.map(({ word }) => word)).size).toBe(SPELLED.length)
  for (const { word, gapped, letters, choices, means } of SPELLED) {
    expect(choices.split(' ou ')).toContain(letters)
    expect(gapped.replace('_', letters)).toBe(word)
    expect(means).not.toContain(word)
  }
})

test('a sentence has its word once, as a whole word, and no other word of its meaning', () => {
  for (const { word, meanings } of MANY)
    for (const [means, ...sentences] of meanings) {
      const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu')
      expect(means.toLowerCase()).not.toMatch(whole)
      const stems = (means.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((one) => one.slice(0, 5))
      for (const sentence of sentences) {
        expect(sentence.match(whole), sentence).toHaveLength(1)
        for (const stem of stems) expect(sentence.toLowerCase().replace(word, ''), means).not.toContain(stem)
      }
    }
})

test('an example uses its word, and a new word is in no entry', () => {
  for (const { word, example, synonym, antonym } of FULL) {
    expect(example.toLowerCase()).toContain(word)
    expect(synonym).not.toBe(antonym)
  }
  for (const [word, , , example] of TO_WRITE) expect(example.toLowerCase()).toContain(word)
  const words = FULL.map(({ word }) => word)
  expect(NEW_WORDS.filter((word) => words.includes(word))).toEqual([])
})

const isSorted = (list: readonly { readonly word: string }[]) =>
  list.every((one, i) => i === 0 || byAlphabet(list[i - 1] ?? one, one) < 0)

test('each level asks something else, and its answers are on the open pages', () => {
  for (const { level, page } of everyPage(dicionario)) {
    const { spelling, meaning, entry } = page
    expect([spelling, meaning, entry].map(Boolean)).toEqual([level === 'facil', level === 'medio', level === 'desafio'])
    expect(isSorted((spelling ?? meaning ?? entry)?.entries ?? [])).toBe(true)
    if (spelling) {
      expect(spelling.entries).toHaveLength(10)
      expect(new Set(spelling.asked).size).toBe(6)
      expect(spelling.located).toHaveLength(2)
      for (const { word, page: side } of spelling.located) {
        const half = spelling.entries.slice(side * 5, side * 5 + 5)
        expect([half[0]?.word ?? '', word, half.at(-1)?.word ?? ''].map((one) => ({ word: one }))).toSatisfy(isSorted)
      }
    }
    if (meaning) {
      expect(new Set(meaning.asked.map(({ sentence }) => sentence)).size).toBe(6)
      expect(new Set(meaning.asked.map(({ word }) => word)).size).toBe(4)
      expect(meaning.asked.map(({ sentence }) => sentence)).not.toContain(meaning.own.example)
    }
    if (entry) {
      expect(new Set(entry.entries.map(({ of }) => of)).size).toBe(4)
      expect(entry.asked).toHaveLength(4)
    }
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(dicionario)).toEqual([])
})
