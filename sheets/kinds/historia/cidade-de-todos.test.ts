import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { cidadeDeTodos } from './cidade-de-todos.ts'
import { BODIES, FUNCTIONS, OFFICES, RIGHTS, SPACES, YEARS } from './town-facts.ts'

test('no sentence belongs to two signs', () => {
  const said = [SPACES, BODIES, OFFICES].map(({ lines }) => Object.values(lines).flat())
  for (const list of [...said, FUNCTIONS.flatMap(([, words]) => words), RIGHTS.flatMap(({ words }) => words)])
    expect(new Set(list).size).toBe(list.length)
})

test('six sentences, each with a sign that is in the town', () => {
  for (const { level, page } of everyPage(cidadeDeTodos)) {
    const { signs, lines, legend, ask } = page
    expect(lines, level).toHaveLength(6)
    expect(new Set(signs.map(({ at }) => at)).size).toBe(signs.length)
    expect(new Set(lines.map(({ sign }) => sign))).toEqual(new Set(signs.map(({ sign }) => sign)))
    if (!legend) expect(lines.map(({ sign }) => sign)).not.toEqual(signs.map(({ sign }) => sign))
    if (legend) for (const { sign } of signs) expect(lines.filter((line) => line.sign === sign)).toHaveLength(2)
    if (level !== 'desafio') continue
    expect(new Set(lines.map(({ law }) => law)).size).toBe(4)
    const [before = 0, after = 0] = [...(ask?.asks.matchAll(/\((\d+)\)/g) ?? [])].map(([, year]) => Number(year))
    expect(Object.values(YEARS)).toEqual(expect.arrayContaining([before, after]))
    expect(ask?.written).toBe(`${after - before} anos`)
    expect(after - before).toBeGreaterThan(10)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(cidadeDeTodos)).toEqual([])
})
