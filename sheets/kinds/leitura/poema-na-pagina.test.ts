import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { GAP_ASKS, METAPHOR_ASKS, PATH_ASKS, POEM_PLACES } from './poem-facts.ts'
import { poemaNaPagina } from './poema-na-pagina.ts'

const wordsOf = (verses: readonly string[]) =>
  verses
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}-]+/gu) ?? []

test('one right option, and no option twice', () => {
  for (const asks of [PATH_ASKS, GAP_ASKS, METAPHOR_ASKS])
    for (const place of POEM_PLACES)
      for (const ask of asks[place].asks)
        if ('options' in ask) {
          expect(ask.options[ask.right], ask.ask).toBeDefined()
          expect(new Set(ask.options).size).toBe(ask.options.length)
        }
})

test('options in another order keep their right one, which is not always in one place', () => {
  const asked = [PATH_ASKS, GAP_ASKS, METAPHOR_ASKS].flatMap((asks) => POEM_PLACES.flatMap((place) => asks[place].asks))
  const rights = new Map(asked.flatMap((ask) => ('options' in ask ? [[ask.options.toSorted().join(), ask]] : [])))
  const places = new Set<number>()
  for (const { page } of everyPage(poemaNaPagina))
    for (const ask of page.poem.asks) {
      if (!('options' in ask)) continue
      const told = rights.get(ask.options.toSorted().join())
      expect(ask.options[ask.right], ask.ask).toBe(told?.options[told.right])
      places.add(ask.right)
    }
  expect(places).toEqual(new Set([0, 1, 2]))
})

/** The letters that both words end in. */
function endingOf(one: string, other: string): string {
  let length = 0
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length++
  return one.slice(one.length - length)
}

test('each word to write is in its poem, which has no other rhyme for one that is asked', () => {
  for (const { page } of everyPage(poemaNaPagina)) {
    const words = wordsOf(page.verses)
    for (const ask of page.poem.asks) {
      if (!('answer' in ask) || ask.answer === 'blup') continue
      for (const word of wordsOf([ask.answer])) expect(words, ask.ask).toContain(word)
      const [, rhymes] = ask.ask.match(/^(.+) rima com$/u) ?? []
      if (!rhymes) continue
      const pair = wordsOf([rhymes, ask.answer])
      const ending = endingOf(rhymes.toLowerCase(), ask.answer.toLowerCase())
      expect(ending, ask.ask).toMatch(/[aeiou]/)
      expect(new Set(words.filter((word) => word.endsWith(ending))), ask.ask).toEqual(new Set(pair))
    }
  }
})

test('the bank has the missing words and one that fits nowhere', () => {
  for (const { level, page } of everyPage(poemaNaPagina)) {
    const gaps = page.verses.flatMap((words) => [...words.matchAll(/\[([^\]]+)\]/g)].map(([, word]) => word))
    expect(gaps.length > 2, level).toBe(level === 'medio')
    if (gaps.length === 0) continue
    expect(page.bank).toHaveLength(gaps.length + 1)
    for (const word of gaps) expect(page.bank).toContain(word)
  }
})

test('nothing leaves the page or touches, but turned letters of a curve may share a box', () => {
  const faults = layoutFaults(poemaNaPagina).filter((fault) => !/label "." at .* lies on "."/.test(fault))
  expect(faults).toEqual([])
})
