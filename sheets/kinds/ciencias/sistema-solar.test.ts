import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { SHADOW_TIPS, SUNS } from '../../studio/places/sun-yard.ts'
import { FACT_QUESTIONS } from './fact-questions.ts'
import { planetAt } from './orbit-page.ts'
import { kilometres, PLANET_RIDDLES, PLANETS } from './planets.ts'
import { sistemaSolar } from './sistema-solar.ts'

const ORDER = ['Mercúrio', 'Vênus', 'Terra', 'Marte', 'Júpiter', 'Saturno', 'Urano', 'Netuno'] as const

test('planets stand in their order, each on an orbit beyond the one before', () => {
  expect(PLANETS.map(({ name }) => name)).toEqual(ORDER)
  const years = PLANETS.map(({ year }) => year)
  expect([...years].sort((a, b) => a - b)).toEqual(years)
  const orbits = ORDER.map((name) => Math.hypot(planetAt(name).x - 4, planetAt(name).y - 140))
  expect([...orbits].sort((a, b) => a - b)).toEqual(orbits)
})

test('the table says in words what the numbers are', () => {
  for (const { yearText, year, spinText, spin } of PLANETS) {
    const [turns, unit] = yearText.split(' ')
    expect(unit === 'anos' ? Math.round(year / 365.25) : year).toBe(Number(turns))
    const [hours, hourUnit] = spinText.split(' ')
    expect(hourUnit === 'dias' ? Math.round(spin / 24) : spin).toBe(Number(hours))
  }
  expect(PLANETS.map(({ diameter }) => kilometres(diameter)).slice(3, 5)).toEqual(['6.800', '143.000'])
})

test('each question has the answer that a schoolbook gives', () => {
  expect(FACT_QUESTIONS.map(({ answer }) => answer)).toEqual([
    'Júpiter',
    'Mercúrio',
    'Mercúrio',
    'Netuno',
    'Júpiter',
    'Vênus',
    'Vênus',
    'Vênus',
    '4',
    '3',
    '687 dias',
    '17 horas',
    '12 anos',
    '5',
    'Marte',
    '4',
    '12.800',
    '143.000',
    '25 horas',
    '29 anos',
    '165 anos',
    '225 dias',
    'Urano',
    'Saturno',
    'Marte',
    'Urano',
    'Marte',
    '3',
  ])
  expect(new Set(FACT_QUESTIONS.map(({ asks }) => asks)).size).toBe(FACT_QUESTIONS.length)
})

test('riddles about neighbours name the planet between them', () => {
  for (const { says, answer } of PLANET_RIDDLES) {
    const named = ORDER.flatMap((name, i) => (says.includes(name) ? [i] : []))
    if (!says.startsWith('Fico entre')) continue
    expect(named).toHaveLength(2)
    expect(ORDER[((named[0] ?? 0) + (named[1] ?? 0)) / 2]).toBe(answer)
  }
})

test('a shadow points away from its Sun, and is shorter the higher the Sun stands', () => {
  const [noon] = SUNS[2] ?? [0]
  for (const [i, [x, y]] of SUNS.entries()) {
    const [across] = SHADOW_TIPS[i] ?? [0]
    expect(Math.sign(across) + Math.sign(x - noon)).toBe(0)
    for (const [j, [, other]] of SUNS.entries())
      if (other < y) expect(Math.abs(SHADOW_TIPS[j]?.[0] ?? 0)).toBeLessThan(Math.abs(across))
  }
})

test('each level asks something else; no page asks the same twice', () => {
  for (const { level, page } of everyPage(sistemaSolar)) {
    const { shadows, orbit, questions } = page
    expect([shadows.length > 0, orbit !== null, questions.length > 0]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    expect(new Set(shadows.map(({ caster }) => caster.name)).size).toBe(shadows.length)
    const written = shadows.filter(({ isDrawn }) => !isDrawn).map(({ sun }) => sun)
    const drawn = shadows.filter(({ isDrawn }) => isDrawn).map(({ sun }) => sun)
    expect([written.length, new Set(written).size]).toEqual(level === 'facil' ? [4, 4] : [0, 0])
    expect([drawn.length, new Set(drawn).size]).toEqual(level === 'facil' ? [2, 2] : [0, 0])
    if (orbit) {
      expect([...orbit.bank].sort()).toEqual([...orbit.asked].sort())
      expect(new Set(orbit.asked).size).toBe(6)
      expect(new Set(orbit.riddles.map(({ answer }) => answer)).size).toBe(2)
    }
    expect(new Set(questions).size).toBe(level === 'desafio' ? 5 : 0)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(sistemaSolar)).toEqual([])
})
