import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { cicloDaAgua } from './ciclo-da-agua.ts'
import { OPEN_QUESTIONS, STATIONS, STEPS, TEXTS, WATER_RIDDLES } from './water-facts.ts'
import { numberOfStation } from './water-pages.ts'

const NEXT = { mar: 'vapor', vapor: 'nuvem', nuvem: 'chuva', chuva: 'rio', rio: 'mar' } as const

test('the drop goes from each station to the next, the whole way round', () => {
  for (const start of STATIONS) {
    expect(numberOfStation(start, start)).toBe(1)
    for (const station of STATIONS)
      expect(numberOfStation(NEXT[station], start)).toBe((numberOfStation(station, start) % STATIONS.length) + 1)
  }
})

test('riddles and gaps have answers that a child has met', () => {
  for (const { answer } of WATER_RIDDLES) expect(STEPS).toContain(answer)
  const words = [...STEPS, 'Sol', 'vapor', 'nuvens', 'chuva', 'mar', 'solo', 'rios', 'lençol']
  for (const text of TEXTS) {
    const gaps = text.flatMap((line) => line.split('*').filter((_, i) => i % 2 === 1))
    expect(gaps.length).toBeGreaterThanOrEqual(5)
    expect(new Set(gaps).size).toBe(gaps.length)
    for (const gap of gaps) expect(words).toContain(gap)
    for (const line of text) expect(line.split('*').length % 2).toBe(1)
    const shown = text.join(' ').replace(/\*[^*]+\*/g, '')
    for (const gap of gaps) expect(shown).not.toMatch(new RegExp(`\\b${gap}\\b`))
  }
  expect(new Set(OPEN_QUESTIONS.map(({ asks }) => asks)).size).toBe(OPEN_QUESTIONS.length)
})

test('each level asks something else; a page asks nothing twice', () => {
  for (const { level, page } of everyPage(cicloDaAgua)) {
    const { start, arrows, text, question } = page
    expect([start !== undefined, arrows !== undefined, text !== undefined && question !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (!arrows) continue
    expect([...arrows.bank].sort()).toEqual([...STEPS].sort())
    const answers = new Set(arrows.riddles.map(({ answer }) => answer))
    expect(answers.size).toBe(2)
    expect(answers).not.toContain(arrows.given)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(cicloDaAgua)).toEqual([])
})

test('the sentences of the easiest pages are those of all stations, never in the order of the journey', () => {
  for (const { level, page } of everyPage(cicloDaAgua)) {
    if (level !== 'facil') continue
    const numbers = (page.told ?? []).map((station) => numberOfStation(station, page.start ?? 'mar'))
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5])
    expect(numbers).not.toEqual([1, 2, 3, 4, 5])
  }
})
