import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { balloonsOf } from '../../studio/places/class-comic.ts'
import { COMIC_THEMES, COMICS, jokesOf } from './joke-facts.ts'
import { asksOf } from './joke-pages.ts'
import { piadasECartuns } from './piadas-e-cartuns.ts'

const ALL = COMIC_THEMES.flatMap((theme) => [...jokesOf(COMICS[theme])])
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
const times = (text: string, word: string) => wordsOf(text).filter((one) => one === word).length

test('each of twelve jokes turns on another word, once in the balloons', () => {
  expect(new Set(ALL.map(({ word }) => word)).size).toBe(12)
  const repeated = new Set(['massa'])
  for (const { word, lines } of ALL) {
    expect(times(lines[0], word), word).toBe(1)
    expect(times(lines.join(' '), word), word).toBe(repeated.has(word) ? 2 : 1)
  }
})

test('no sense is another sense or has the word in it', () => {
  const senses = ALL.flatMap((joke) => [...joke.senses])
  for (const { word, senses: both } of ALL) {
    expect(both[0]).not.toBe(both[1])
    for (const sense of both) expect(times(sense, word), sense).toBe(0)
  }
  // A root and a leaf are both parts of a plant, in different editions.
  expect(senses.length - new Set(senses).size).toBe(1)
})

test('each sentence that is asked for has the word, and one option is right', () => {
  for (const theme of COMIC_THEMES)
    for (const joke of [COMICS[theme].asked, COMICS[theme].told]) {
      for (const use of joke.uses) expect(times(use, joke.word), use).toBe(1)
      expect(joke.senses).not.toContain(joke.other)
      const rights = asksOf(joke).map((ask) => ('options' in ask ? ask.options[ask.right] : ''))
      expect(rights.slice(0, 2)).toEqual([...joke.senses])
      expect(joke.uses).toContain(rights[2])
    }
})

test('the narrator of a written joke announces both lines', () => {
  for (const theme of COMIC_THEMES) for (const words of COMICS[theme].told.narrated) expect(words).toMatch(/:$/)
})

test('balloons of a cartoon do not touch', () => {
  for (const { name, lines } of ALL)
    for (const isOpen of [false, true]) {
      const [first, second] = balloonsOf({ name, lines, y: 0, height: isOpen ? 54 : 47, isOpen })
      expect(second.y - first.y - first.height, name).toBeGreaterThan(1.9)
      expect(second.y + second.height, name).toBeLessThan(isOpen ? 53 : 45)
      expect(first.lines.length, name).toBe(2)
    }
})

test('a level asks something else than another', () => {
  for (const { level, page } of everyPage(piadasECartuns)) {
    expect(page.find !== undefined).toBe(level === 'facil')
    expect(page.explain !== undefined).toBe(level === 'medio')
    expect(page.write !== undefined).toBe(level === 'desafio')
    if (page.find) {
      expect(new Set(page.find.jokes.map(({ word }) => word)).size).toBe(3)
      expect([...page.find.bank].sort()).toEqual([0, 1, 2])
    }
    for (const { asks, joke } of page.explain?.jokes ?? [])
      for (const [i, ask] of asks.entries()) {
        if (!('options' in ask)) continue
        if (i < 2) expect(ask.options[ask.right]).toBe(joke.senses[i])
        expect(new Set(ask.options).size).toBe(ask.options.length)
      }
    if (page.write) {
      expect(page.write.endings).toContain(page.write.open.lines[1])
      expect(new Set(page.write.endings).size).toBe(3)
    }
  }
})

test('nothing leaves the page or touches', () => expect(layoutFaults(piadasECartuns, true)).toEqual([]))
