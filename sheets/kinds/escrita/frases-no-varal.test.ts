import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { suits } from '../../studio/cast/actions/actions.ts'
import { nameOf } from '../../studio/cast/people.ts'
import { frasesNoVaral } from './frases-no-varal.ts'
import { joined, SEEN, TALKS, VERSES, wordsOf } from './word-line-facts.ts'

test('a verse has four lines of two words or more', () => {
  for (const { lines } of VERSES) {
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(wordsOf(line).length, line).toBeGreaterThan(1)
  }
})

test('a sentence names the child of its photo, who can perform the action', () => {
  for (const { sentence, who, action } of SEEN) {
    expect(wordsOf(sentence)[0]).toBe(nameOf(who).toUpperCase())
    expect(suits(action, who), sentence).toBe(true)
    expect(wordsOf(sentence).length, sentence).toBeLessThan(6)
  }
  expect(new Set(SEEN.map(({ sentence }) => sentence)).size).toBe(SEEN.length)
})

test('of three who speak one asks with a question word', () => {
  const asks = /^(ONDE|QUEM|QUANTAS|QUANTOS|QUE HORAS|PARA ONDE) /
  for (const { said, who } of TALKS) {
    expect(said[0]).toMatch(asks)
    expect(said[1]).not.toMatch(asks)
    expect(said[2]).toMatch(/^(QUE|QUANTA|COMO) /)
    expect(said[2]).not.toMatch(asks)
    expect(new Set(who).size).toBe(3)
  }
})

test('each level asks something else, and no words are printed with their spaces where they are asked', () => {
  for (const { level, page } of everyPage(frasesNoVaral)) {
    const { verse, seen, talk, turns } = page
    expect([verse !== undefined, seen !== undefined, talk !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (seen) expect(new Set(seen.map(({ who }) => who)).size).toBe(3)
    if (turns) expect(turns.toSorted()).toEqual([0, 1, 2])
  }
  expect(joined('O GATO DORME')).toBe('OGATODORME')
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(frasesNoVaral)).toEqual([])
})
