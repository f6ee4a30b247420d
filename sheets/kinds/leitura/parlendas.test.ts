import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { VERSE_THINGS } from '../../studio/shapes/verse-things.ts'
import { gapsOf, PARLENDA_THEMES, PARLENDAS, whole, wordsOf } from './parlenda-facts.ts'
import { parlendas } from './parlendas.ts'

/** Rhymes of the mouth that no spelling shows: `dois` sounds as `arroz`. */
const SPOKEN = ['DOIS ARROZ']

/** A word from its last stressed vowel on: an accent, a til, an ending with L, R, S or Z, or else the vowel before. */
function ending(word: string): string {
  const upper = word.toUpperCase()
  const marked = upper.search(/[ÁÉÍÓÚÂÊÔÃ][A-ZÃÕ]*$/u)
  if (marked >= 0) return upper.slice(marked)
  if (/EU$|OU$/.test(upper)) return upper.slice(-2)
  if (/[LRZ]$/.test(upper)) return upper.slice(-2)
  return /[AEIOU](?:[^AEIOU]+|NH|LH|RR)[AEIOU]S?$/.exec(upper)?.[0] ?? /[AEIOU]{2,}S?$/.exec(upper)?.[0] ?? upper
}
const rhymes = (one: string, other: string) => ending(one) === ending(other) || SPOKEN.includes(`${one} ${other}`)

test('there are twelve parlendas, three of each theme, most of them of oral tradition', () => {
  expect(PARLENDAS).toHaveLength(12)
  for (const theme of PARLENDA_THEMES) {
    const own = PARLENDAS.filter((one) => one.theme === theme)
    expect(own).toHaveLength(3)
    expect(own.some(({ pairs }) => pairs)).toBe(true)
    expect(own.some(({ strips }) => strips)).toBe(true)
  }
  expect(PARLENDAS.filter(({ isTraditional }) => isTraditional).length).toBeGreaterThan(6)
})

test.each(PARLENDAS)('of three words of $id the right one alone rhymes', ({ lines, rhyme }) => {
  const words = wordsOf(lines).flatMap((word) => [word, ...word.split('-')])
  for (const word of [rhyme.word, rhyme.right, ...rhyme.others]) expect(words).toContain(word)
  expect(rhymes(rhyme.word, rhyme.right), `${rhyme.word} ${rhyme.right}`).toBe(true)
  for (const other of rhyme.others) expect(rhymes(rhyme.word, other), other).toBe(false)
})

test.each(PARLENDAS)('words of $id that have a picture are in its text', ({ lines, find }) => {
  const words = wordsOf(lines).flatMap((word) => word.split('-'))
  for (const word of find) expect(words).toContain(word)
})

test.each(PARLENDAS)('every gap of $id has its picture, and what is written rhymes', (verse) => {
  const gaps = gapsOf(verse)
  expect(gaps.length > 0).toBe(verse.pairs !== undefined)
  for (const gap of gaps) expect(Object.keys(VERSE_THINGS)).toContain(gap)
  if (!verse.pairs) return
  const words = wordsOf(verse.lines)
  for (const [word, rhyme] of verse.pairs.of) {
    expect(words).toContain(word)
    expect(gaps).toContain(rhyme)
    expect(rhymes(word, rhyme), `${word} ${rhyme}`).toBe(true)
  }
  const [asked, another] = verse.pairs.another
  expect(words).toContain(asked)
  expect(rhymes(asked, another), `${asked} ${another}`).toBe(true)
  expect(words).not.toContain(another.toUpperCase())
})

test('strips are the whole text, cut once each and never in order', () => {
  for (const { level, page } of everyPage(parlendas)) {
    if (level !== 'desafio') continue
    const { verse, cut } = page
    expect(verse.strips?.join(' ')).toBe(verse.lines.map(whole).join(' '))
    expect(new Set(verse.strips).size).toBe(verse.strips?.length)
    expect([0, ...cut].toSorted()).toEqual(verse.strips?.map((_, i) => i))
    expect([0, ...cut]).not.toEqual(verse.strips?.map((_, i) => i))
  }
})

test('cards of a page are the rhyme and two other words', () => {
  for (const { page } of everyPage(parlendas))
    expect(page.words.toSorted()).toEqual([page.verse.rhyme.right, ...page.verse.rhyme.others].toSorted())
})

test('nothing leaves the page or touches', () => expect(layoutFaults(parlendas, true)).toEqual([]))
