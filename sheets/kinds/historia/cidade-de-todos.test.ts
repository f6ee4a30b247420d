import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { cidadeDeTodos } from './cidade-de-todos.ts'
import { BODIES, FEASTS, FUNCTIONS, MEMORY, OFFICES, RIGHTS, SPACES } from './town-facts.ts'
import { ARRIVALS, VOICES } from './town-voices.ts'

test('no sentence belongs to two signs', () => {
  const said = [SPACES, BODIES, OFFICES, FEASTS, MEMORY, VOICES, ARRIVALS].map(({ lines }) =>
    Object.values(lines).flat(),
  )
  for (const list of [
    ...said,
    FUNCTIONS.flatMap(([, words]) => words),
    RIGHTS.flatMap(({ kept, broken }) => [kept, broken]),
  ])
    expect(new Set(list).size).toBe(list.length)
})

test('each voice is for or against, and someone is for, someone against', () => {
  const all = Object.values(VOICES.lines).flat()
  for (const says of VOICES.against ?? []) expect(all).toContain(says)
  for (const lines of Object.values(VOICES.lines))
    expect(new Set(lines.map((says) => VOICES.against?.has(says))).size).toBe(2)
})

test('four to six sentences, each with a sign that is in the town', () => {
  for (const { level, page } of everyPage(cidadeDeTodos)) {
    const { signs, lines, legend, laws, ask } = page
    const isShort = signs.some(({ at }) => at === 'festa')
    expect(lines, level).toHaveLength(level === 'desafio' ? 5 : isShort ? 4 : 6)
    expect(new Set(signs.map(({ at }) => at)).size).toBe(signs.length)
    expect(new Set(lines.map(({ sign }) => sign))).toEqual(new Set(signs.map(({ sign }) => sign)))
    if (!legend) expect(lines.map(({ sign }) => sign)).not.toEqual(signs.map(({ sign }) => sign))
    if (legend && !isShort)
      for (const { sign } of signs) expect(lines.filter((line) => line.sign === sign)).toHaveLength(2)
    if (legend?.includes('N contra'))
      for (const { sign } of signs)
        expect(new Set(lines.filter((line) => line.sign === sign).map(({ judged }) => judged)).size).toBe(2)
    if (level !== 'desafio') continue
    expect(new Set(lines.map(({ law }) => law)).size).toBe(4)
    expect([2, 3]).toContain(lines.filter(({ judged }) => judged === 'D').length)
    for (const { says, law, judged } of lines)
      expect(RIGHTS.filter((one) => one.law === law && (judged === 'D' ? one.broken : one.kept) === says)).toHaveLength(
        1,
      )
    const named = laws?.filter(([law]) => ask?.asks.includes(law)).map(([, year]) => year) ?? []
    expect(ask?.written).toBe(`${Math.max(...named) - Math.min(...named)} anos`)
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(cidadeDeTodos)).toEqual([])
})
