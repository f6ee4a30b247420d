import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { MEASURE_ROOMS, MEASURED } from './measure-facts.ts'
import { STORIES } from './measure-stories.ts'
import { unidadesDeMedida } from './unidades-de-medida.ts'
import { countOf, MEASURINGS, mostOf, type UnitName, type UnitRow } from './unit-facts.ts'

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
    for (const { unit, unfit } of choice.things)
      expect(FAMILIES.some((family) => family.includes(unit) && family.includes(unfit) && unit !== unfit)).toBe(true)
  }
})

test('the unit that does not fit is absurd', () => {
  for (const { amount, unit, unfit } of Object.values(MEASURED).flat()) {
    const [right, other] = [amount * (SIZES[unit] ?? 0), amount * (SIZES[unfit] ?? 0)]
    expect(Math.max(right, other) / Math.min(right, other)).toBeGreaterThanOrEqual(60)
  }
})

/** Least and most of a unit, in cm or mL. */
const LENGTHS: Readonly<Record<UnitName, readonly [number, number]>> = {
  livro: [28, 30],
  palmo: [15, 16],
  caneta: [14, 14],
  lápis: [20, 20],
  pincel: [24, 24],
  giz: [8, 8],
  garrafa: [1000, 1000],
  caneca: [500, 500],
  copo: [250, 250],
  xícara: [200, 200],
  copinho: [50, 50],
}
/** Some size is as much as each of these. */
const agree = (rows: readonly UnitRow[]) =>
  Math.max(...rows.map(([unit, count]) => LENGTHS[unit][0] * count)) <=
  Math.min(...rows.map(([unit, count]) => LENGTHS[unit][1] * count))

test('rows of a bench or pot agree on its size, and so does the unit that is not drawn', () => {
  for (const measuring of Object.values(MEASURINGS).flat()) {
    const { rows, large, each, small } = measuring
    const counts = rows.map(([, count]) => count)
    expect(counts).toHaveLength(3)
    expect(counts.every((count, i) => count > (counts[i - 1] ?? 0))).toBe(true)
    expect(countOf(measuring, mostOf(measuring))).toBe(Math.max(...counts))
    expect(countOf(measuring, large)).toBeGreaterThan(0)
    expect(countOf(measuring, small)).toBe(0)
    expect(agree([...rows, [small, countOf(measuring, large) * each]])).toBe(true)
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
    for (const story of STORIES[room])
      for (const n of [2, 3, 4])
        expect(Number.isInteger(Number(story(n).answer)) && Number(story(n).answer) > 0).toBe(true)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(unidadesDeMedida)).toEqual([])
})
