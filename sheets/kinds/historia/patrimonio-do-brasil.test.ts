import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { LANDS_OF_PEOPLES, LIVING_FACTS, MAPPED, SITE_FACTS } from './heritage.ts'
import { ATLAS } from './heritage-map-page.ts'
import { letterIn } from './letters.ts'
import { LOAN_WORDS, ORIGINS, SHARES, soundsNear } from './loan-words.ts'
import { patrimonioDoBrasil } from './patrimonio-do-brasil.ts'

test('each clue and each older word is of one thing alone', () => {
  for (const list of [
    LIVING_FACTS.map(({ clue }) => clue),
    SITE_FACTS.map(({ clue }) => clue),
    LOAN_WORDS.map(({ word }) => word),
    LOAN_WORDS.map(({ from }) => from),
    LANDS_OF_PEOPLES.map(({ state }) => state),
  ])
    expect(new Set(list).size).toBe(list.length)
  for (const { says } of LANDS_OF_PEOPLES) expect(says).not.toMatch(/quilomb|indígena|povo|negr|escrav/i)
})

test('six groups or places, each with its letter', () => {
  for (const { level, page } of everyPage(patrimonioDoBrasil)) {
    if (page.tupi) continue
    const task = page.living ?? page.sites
    expect(task !== undefined, level).toBe(level === 'facil')
    if (!task) continue
    const shown: readonly unknown[] = task.shown
    expect(
      [...task.asked]
        .map((one) => letterIn<unknown>(shown, one))
        .sort()
        .join(''),
    ).toBe('ABCDEF')
  }
})

test('eight words with the shares of their origins', () => {
  for (const { level, page } of everyPage(patrimonioDoBrasil)) {
    if (page.tupi) continue
    expect(page.words !== undefined, level).toBe(level === 'medio')
    const { words } = page
    if (!words) continue
    expect(
      words.asked
        .map((one) => letterIn(words.shown, one))
        .sort()
        .join(''),
    ).toBe('ABCDEFGH')
    for (const { word } of words.shown)
      expect(words.shown.some((one) => one.word !== word && soundsNear(one.word, word))).toBe(false)
    for (const origin of ORIGINS)
      expect(words.shown.filter((one) => one.origin === origin)).toHaveLength(SHARES[origin])
  }
})

test('six different states on a map, three of each sort, and two questions with different answers', () => {
  for (const { level, page } of everyPage(patrimonioDoBrasil)) {
    if (page.tupi) continue
    expect(page.map !== undefined, level).toBe(level === 'desafio')
    if (!page.map) continue
    const { shown, asked, questions } = page.map
    expect(new Set(shown.map(({ state }) => state)).size).toBe(6)
    expect(new Set(asked)).toEqual(new Set(shown))
    const sorts = shown.map(({ sort }) => sort)
    expect(sorts.filter((sort) => sort === 'I')).toHaveLength(3)
    expect(new Set(questions.map(({ answer }) => answer)).size).toBe(2)
  }
})

test('each spot of the map is inside its state', () => {
  for (const { state, place } of [...LANDS_OF_PEOPLES, ...MAPPED])
    expect(ATLAS.within(state)(ATLAS.at(place[0], place[1])), state).toBe(true)
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(patrimonioDoBrasil)).toEqual([])
})
