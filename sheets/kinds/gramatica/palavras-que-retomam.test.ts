import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { NOTE_DRAFTS, PAIR_DRAFTS, ROUGH_DRAFTS } from './draft-facts.ts'
import { LINK_THEMES, LINKED, marksIn, RELATIONS } from './linked-texts.ts'
import { palavrasQueRetomam } from './palavras-que-retomam.ts'

const textsOf = (level: keyof typeof LINKED) => LINK_THEMES.flatMap((theme) => LINKED[level][theme])

test('every text has five marks, and a title of its own', () => {
  const texts = [...textsOf('facil'), ...textsOf('medio'), ...textsOf('desafio')]
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length)
  for (const { text, title } of texts) expect(marksIn(text), title).toHaveLength(5)
})

/** Number and gender by the ending of a pronoun. */
const isPlural = (pronoun: string) => pronoun.endsWith('s')

test('a pronoun takes up a name that its text has named before, in the same number', () => {
  for (const { text, title } of textsOf('facil'))
    for (const { word, answer } of marksIn(text)) {
      const before = text.slice(0, text.indexOf(`[${word}|${answer}]`)).toLowerCase()
      const name = answer.toLowerCase().replace(/^(?:o|a|os|as) /, '')
      expect(before, `${title}: ${answer}`).toContain(name)
      expect(isPlural(word), `${title}: ${word}`).toBe(/^(?:os|as) | e /.test(answer))
    }
})

test('a replacement differs from the others of its text', () => {
  for (const { text } of textsOf('medio')) expect(new Set(marksIn(text).map(({ answer }) => answer)).size).toBe(5)
})

test('each text has one connective of each relation', () => {
  for (const { text } of textsOf('desafio')) {
    const marks = marksIn(text)
    expect(marks.map(({ answer }) => answer).sort()).toEqual([...RELATIONS].sort())
    expect(marks.map(({ word }) => word.toLowerCase()).sort()).toEqual(['mas', 'para', 'porque', 'quando', 'se'])
  }
})

test('two texts of a level have their answers in different orders', () => {
  for (const level of ['facil', 'medio', 'desafio'] as const) {
    const orders = textsOf(level).map(({ text }) =>
      marksIn(text).map(({ word, answer }) => (level === 'medio' ? answer : word.toLowerCase())),
    )
    orders.forEach((one, i) => {
      for (const other of orders.slice(i + 1))
        expect(one.filter((word, k) => word === other[k]).length, `${one} / ${other}`).toBeLessThan(3)
    })
  }
})

test('the bank holds what the page asks for', () => {
  for (const { level, page } of everyPage(palavrasQueRetomam)) {
    if (!('text' in page)) continue
    const marks = marksIn(page.text.text)
    if (level === 'facil') expect(page.bank).toEqual([])
    if (level === 'medio') expect([...page.bank].sort()).toEqual(marks.map(({ answer }) => answer).sort())
    if (level === 'desafio') expect([...page.bank].sort()).toEqual(marks.map(({ word }) => word.toLowerCase()).sort())
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(palavrasQueRetomam)).toEqual([])
})

const lower = (words: string) => words.toLowerCase().replace(/[.]$/, '')

test('two sentences make one: the repeated words give way to the pronoun, the connective is between', () => {
  for (const { pairs, title } of PAIR_DRAFTS) {
    expect(new Set(pairs.map(({ pronoun }) => pronoun)).size, title).toBe(4)
    expect(new Set(pairs.map(({ link }) => link)).size, title).toBe(4)
    for (const { first, second, link, pronoun, joined } of pairs) {
      const [before, after = ''] = lower(joined).split(` ${link} `)
      expect(before?.replace(/,$/, ''), joined).toBe(lower(first))
      const possessive = /^d[ea]/.test(pronoun)
      const rest = after.replace(pronoun, '').trim().replace(/ +/g, ' ')
      if (possessive) {
        expect(lower(second).split(' ').slice(0, 2), joined).toEqual(rest.split(' ').slice(0, 2))
        const [, owner = '?'] = / d(?:e|[oa]s) (\p{L}+)/u.exec(lower(second)) ?? []
        expect(lower(first), joined).toContain(owner)
      } else expect(lower(second).endsWith(rest), joined).toBe(true)
    }
  }
})

test('a possible text has every link and every swap of its strips', () => {
  for (const { links, swaps, model } of ROUGH_DRAFTS)
    for (const word of [...links, ...swaps]) expect(` ${lower(model)} `, model).toMatch(new RegExp(`[ ]${word}[ ,.]`))
})

test('a text from notes has a word of each relation', () => {
  for (const { model, title } of NOTE_DRAFTS) {
    const text = ` ${lower(model)} `
    for (const words of [
      ['quando', 'depois'],
      ['porque', 'pois'],
      ['mas', 'porém'],
      ['por isso', 'então'],
      ['como', 'mais que'],
    ])
      expect(
        words.some((word) => new RegExp(`[ ]${word}[ ,.]`).test(text)),
        `${title}: ${words[0]}`,
      ).toBe(true)
  }
})
