import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { MEASURE_ROOMS, measuredOf, valuesOf } from './measure-facts.ts'
import { STORIES } from './measure-stories.ts'
import { unidadesDeMedida } from './unidades-de-medida.ts'
import { countOf, MEASURINGS, mostOf } from './unit-facts.ts'

const PAGES = everyPage(unidadesDeMedida).map(({ page }) => page)

/** In mm, mL, g or min. */
const SIZES: Readonly<Record<string, number>> = {
  m: 1000,
  cm: 10,
  mm: 1,
  L: 1000,
  mL: 1,
  kg: 1000,
  g: 1,
  h: 60,
  min: 1,
}
const FAMILIES = [
  ['m', 'cm', 'mm'],
  ['L', 'mL'],
  ['kg', 'g'],
  ['h', 'min'],
]
const number = (text: string) => Number(text.replace(',', '.'))
const sizeOf = (text: string) => {
  const parts = text.split(' ')
  return parts.reduce((sum, part, i) => (i % 2 ? sum : sum + number(part) * (SIZES[parts[i + 1] ?? ''] ?? 0)), 0)
}

test('six things, each instrument used, two units of one quantity', () => {
  for (const { choice } of PAGES) {
    if (!choice) continue
    expect(new Set(choice.things.map(({ name }) => name)).size).toBe(6)
    expect(new Set(choice.things.map(({ instrument }) => instrument)).size).toBe(4)
    for (const { unit, wrong } of choice.things)
      expect(FAMILIES.some((family) => family.includes(unit) && family.includes(wrong) && unit !== wrong)).toBe(true)
  }
})

test('the unit that does not fit is absurd', () => {
  for (const { amount, unit, wrong } of MEASURE_ROOMS.flatMap((room) => measuredOf(room))) {
    const [right, other] = [amount * (SIZES[unit] ?? 0), amount * (SIZES[wrong] ?? 0)]
    expect(Math.max(right, other) / Math.min(right, other)).toBeGreaterThanOrEqual(60)
  }
})

test('rows of a bench or pot agree on its size, and so does the unit that is not drawn', () => {
  const lengths: Readonly<Record<string, number>> = {
    caneta: 14,
    lápis: 20,
    pincel: 24,
    garrafa: 1000,
    caneca: 500,
    copo: 250,
  }
  for (const measuring of Object.values(MEASURINGS).flat()) {
    const [first, second, third] = measuring.rows
    expect((first?.[1] ?? 0) < (second?.[1] ?? 0) && (second?.[1] ?? 0) < (third?.[1] ?? 0)).toBe(true)
    expect(mostOf(measuring)).toBe(third?.[0])
    const known = measuring.rows.flatMap(([unit, count]) => (lengths[unit] ? [lengths[unit] * count] : []))
    expect(new Set(known).size).toBeLessThanOrEqual(1)
    expect(countOf(measuring, measuring.large)).toBeGreaterThan(0)
    expect(countOf(measuring, measuring.small)).toBe(0)
  }
})

test('every conversion is exact', () => {
  for (const { conversion } of PAGES) {
    if (!conversion) continue
    expect(new Set(conversion.things.map(({ name }) => name)).size).toBe(6)
    for (const { given, answer, unit } of conversion.things)
      expect(Math.abs(sizeOf(given) - sizeOf(`${answer} ${unit}`))).toBeLessThan(1e-6)
    expect(new Set(conversion.stories.map(({ unit }) => unit)).size).toBe(2)
  }
})

test('problems have whole answers above zero', () => {
  for (const room of MEASURE_ROOMS) {
    expect(measuredOf(room).every(({ name }) => name.length > 3)).toBe(true)
    expect(valuesOf(room, 'nada')).toEqual([])
    for (const story of STORIES[room])
      for (const n of [2, 3, 4])
        expect(Number.isInteger(Number(story(n).answer)) && Number(story(n).answer) > 0).toBe(true)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(unidadesDeMedida)).toEqual([])
})
