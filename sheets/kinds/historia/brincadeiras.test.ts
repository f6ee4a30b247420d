import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { PLAYERS } from '../../studio/games/players.ts'
import { brincadeiras } from './brincadeiras.ts'
import { GAMES, gameNamed, RULES } from './games.ts'
import { PLACED } from './who-plays-page.ts'

test('every game has one name, every rule five different steps', () => {
  expect(new Set(GAMES.map(({ name }) => name)).size).toBe(GAMES.length)
  for (const { game, steps } of RULES) {
    expect(gameNamed(game).name).toBe(game)
    expect(new Set(steps).size).toBe(5)
  }
})

test('eight different games, each number once, a child plays one game', () => {
  for (const { level, page } of everyPage(brincadeiras)) {
    expect(page.who !== null, level).toBe(level === 'facil')
    if (!page.who) continue
    const { placed, named } = page.who
    expect(new Set(placed).size).toBe(PLACED)
    expect(new Set(named)).toEqual(new Set(placed))
    expect(placed.reduce((sum, { players }) => sum + players, 0)).toBeLessThanOrEqual(PLAYERS.length)
    expect(placed.findLastIndex(({ isBehind }) => isBehind)).toBeLessThan(3)
  }
})

test('the table asks for all games of both pictures, some of them in both', () => {
  for (const { level, page } of everyPage(brincadeiras)) {
    expect(page.times !== null, level).toBe(level === 'medio')
    if (!page.times) continue
    const { past, present, asked } = page.times
    expect(new Set(asked)).toEqual(new Set([...past, ...present]))
    expect(asked.length).toBe(new Set(asked).size)
    expect(past.filter((game) => present.includes(game)).every(({ era }) => era === 'both')).toBe(true)
    expect(past.filter((game) => !present.includes(game)).every(({ era }) => era === 'old')).toBe(true)
    expect(present.filter((game) => !past.includes(game)).every(({ era }) => era === 'new')).toBe(true)
  }
})

test('all steps of one game, never in their order', () => {
  for (const { level, page } of everyPage(brincadeiras)) {
    expect(page.rules !== null, level).toBe(level === 'desafio')
    if (!page.rules) continue
    const { rules, shown } = page.rules
    expect(RULES).toContain(rules)
    expect([...shown].sort()).toEqual([...rules.steps].sort())
    expect(shown).not.toEqual(rules.steps)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(brincadeiras)).toEqual([])
})
