import { expect, test } from 'vitest'
import { drawForTest, everyPage, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
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
  const asks = /^(ONDE|QUEM|QUANTAS|QUANTOS|A QUE HORAS|PARA ONDE) /
  for (const { said, who } of TALKS) {
    expect(said[0]).toMatch(asks)
    expect(said[1]).not.toMatch(asks)
    expect(said[2]).toMatch(/^(QUE|QUANTA|COMO) /)
    expect(said[2]).not.toMatch(asks)
    expect(new Set(who).size).toBe(3)
  }
})

test('each level asks something else', () => {
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
})

test('where spaces are asked the words are printed joined', () => {
  for (const level of ['medio', 'desafio'] as const)
    for (const seed of SEEDS) {
      const { contents, facts } = drawForTest(frasesNoVaral, level, seed)
      facts.pages.forEach(({ seen, talk }, i) => {
        const asked = seen?.map(({ sentence }) => sentence) ?? talk?.said ?? []
        expect(asked).not.toHaveLength(0)
        for (const words of asked) {
          expect(contents[i]?.texts).toContain(joined(words))
          expect(contents[i]?.texts).not.toContain(words)
        }
      })
    }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(frasesNoVaral)).toEqual([])
})
