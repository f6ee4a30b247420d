import { expect, test } from 'vitest'
import { everyPage, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import { CITY_SIGNS } from '../../studio/places/city-uses.ts'
import { COUNTRY_SIGNS } from '../../studio/places/land-uses.ts'
import { RIVER_SIGNS, TAP_SPOTS } from '../../studio/places/river-course.ts'
import { WATER_HOUSES } from '../../studio/places/water-house.ts'
import { aguaESolo } from './agua-e-solo.ts'
import { numberOf } from './land-uses-page.ts'
import { slopeOf } from './slopes-page.ts'
import { POURED_ML } from './soil-jars-page.ts'
import { HOME_USES, LAND_USES, RIVER_HARMS, SLOPE_ARGUMENTS, SLOPE_SIGHTS, SOILS } from './soil-water-facts.ts'
import { HOUSE_QUESTIONS, litresOf } from './water-house-page.ts'

const townPages = (level: 'facil' | 'medio' | 'desafio') =>
  SEEDS.flatMap((seed) => aguaESolo.draw({ ...OPTIONS, level, seed, theme: 'cidade' }).facts.pages)
const OPTIONS = { title: 'Título', instruction: 'Faça.', color: true, pages: 2 }

test('each use has its sign and its own words', () => {
  expect(Object.keys(COUNTRY_SIGNS).sort()).toEqual(LAND_USES.campo.map(({ id }) => id).sort())
  expect(Object.keys(CITY_SIGNS).sort()).toEqual(LAND_USES.cidade.map(({ id }) => id).sort())
  for (const { signs } of WATER_HOUSES) expect(Object.keys(signs).sort()).toEqual(HOME_USES.map(({ id }) => id).sort())
  expect(Object.keys(RIVER_SIGNS).sort()).toEqual(RIVER_HARMS.map(({ id }) => id).sort())
  for (const uses of Object.values(LAND_USES)) {
    expect(new Set(uses.flatMap(({ serves, lacks }) => [serves, lacks])).size).toBe(16)
    for (const of of ['solo', 'água']) expect(uses.filter((use) => use.of === of)).toHaveLength(4)
  }
  for (const words of [HOME_USES.map(({ saves }) => saves), RIVER_HARMS.map(({ solves }) => solves)])
    expect(new Set(words).size).toBe(words.length)
})

test('sand lets more water through than humus, and humus more than clay', () => {
  const passes = Object.fromEntries(SOILS.map(({ name, passes }) => [name, passes]))
  expect(passes.arenoso?.[0]).toBeGreaterThan(passes.humoso?.[1] ?? 0)
  expect(passes.humoso?.[0]).toBeGreaterThan(passes.argiloso?.[1] ?? 0)
  expect(passes.arenoso?.[1]).toBeLessThan(POURED_ML)
})

const TASKS = { facil: ['uses'], medio: ['jars', 'house'], desafio: ['slopes', 'river'] }

test('each level asks for something else, each question with one answer', () => {
  for (const { level, page } of everyPage(aguaESolo)) {
    expect(Object.keys(page)).toHaveLength(1)
    expect(TASKS[level]).toContain(Object.keys(page)[0])
    if (page.uses) {
      const asked = [...page.uses.ofSoil, ...page.uses.ofWater, ...page.uses.missed]
      expect(asked.map((use) => numberOf(page.uses ?? never(), use)).sort()).toEqual([...'12345678'])
    }
    if (page.jars) {
      expect(new Set(page.jars.jars.map(({ soil }) => soil)).size).toBe(3)
      expect(page.jars.jars.every(({ passed }) => passed % 10 === 0 && passed > 0 && passed < POURED_ML)).toBe(true)
    }
    if (page.slopes) {
      const { sights, statements } = page.slopes
      expect(sights.map(({ of }) => slopeOf(page.slopes ?? never(), of)).sort()).toEqual(['A', 'A', 'B', 'B'])
      expect(statements.filter(({ isRight }) => isRight)).toHaveLength(3)
      expect(new Set(statements).size).toBe(5)
      const rights = statements.map(({ isRight }) => isRight)
      expect(rights, 'right ones first').not.toEqual(rights.toSorted())
      expect(rights, 'right ones last').not.toEqual(rights.toSorted().toReversed())
    }
  }
  expect(SLOPE_SIGHTS.filter(({ of }) => of === 'nua')).toHaveLength(3)
  expect(SLOPE_ARGUMENTS.filter(({ isRight }) => !isRight)).toHaveLength(4)
})

const never = (): never => {
  throw new RangeError('no task')
}

test('the sums of a house are whole litres, each question with another answer', () => {
  for (const page of townPages('medio')) {
    if (!page.house) throw new RangeError('no house')
    const litres = litresOf(page.house)
    const amounts = Object.values(litres)
    expect(new Set(amounts).size).toBe(6)
    for (const { answer } of HOUSE_QUESTIONS) expect(Number.isInteger(answer(litres)) && answer(litres) > 0).toBe(true)
    expect(new Set(page.house.savings).size).toBe(4)
    expect(new Set(page.house.questions).size).toBe(2)
  }
  const litres = { chuveiro: 100, pia: 10, vaso: 40, cozinha: 70, máquina: 160, horta: 20 }
  expect(HOUSE_QUESTIONS.map(({ answer }) => answer(litres))).toEqual([150, 90, 90, 50, 20, 200])
})

test('a river always asks for farm and power station, and for the tap next to the spring', () => {
  for (const page of townPages('desafio')) {
    if (!page.river) throw new RangeError('no river')
    const { numbered, asked, taps } = page.river
    expect(new Set(numbered).size).toBe(8)
    expect(new Set(asked).size).toBe(6)
    expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(['irrigação', 'represa']))
    expect([...taps].sort()).toEqual(['A', 'B', 'C'])
  }
  const heights = TAP_SPOTS.map(([, y]) => y)
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(aguaESolo)).toEqual([])
})
