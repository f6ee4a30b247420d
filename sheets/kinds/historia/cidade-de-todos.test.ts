import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { CELEBRATIONS } from '../../studio/places/feast-town.ts'
import { cidadeDeTodos } from './cidade-de-todos.ts'
import { FEAST_OF, FEAST_SAYS } from './feast-page.ts'
import { MEN, WOMEN } from './honoured.ts'
import { BODIES, FUNCTIONS, OFFICES, RIGHTS, SPACES } from './town-facts.ts'
import { ANNIVERSARY, OWN_LINES, SHARED_LINES } from './town-groups.ts'
import { ARRIVALS, VOICES } from './town-voices.ts'

const PLAIN = { pages: 1, color: true, title: '', instruction: '' } as const

test('no sentence belongs to two signs', () => {
  const said = [SPACES, BODIES, OFFICES, VOICES, ARRIVALS, ANNIVERSARY].map(({ lines }) => Object.values(lines).flat())
  for (const list of [
    ...said,
    FUNCTIONS.flatMap(([, words]) => words),
    RIGHTS.flatMap(({ kept, broken }) => [kept, broken]),
    [...Object.values(OWN_LINES).flat(), ...SHARED_LINES],
  ])
    expect(new Set(list).size).toBe(list.length)
})

test('each voice is for or against, and someone is for, someone against', () => {
  for (const { lines: voices, against } of [VOICES, ANNIVERSARY]) {
    const all = Object.values(voices).flat()
    for (const says of against ?? []) expect(all).toContain(says)
    for (const lines of Object.values(voices)) expect(new Set(lines.map((says) => against?.has(says))).size).toBe(2)
  }
})

test('five or six sentences, each with a sign that is in the town', () => {
  for (const { level, page } of everyPage(cidadeDeTodos)) {
    if (!page.town) continue
    const { signs, lines, legend, laws, ask } = page.town
    expect(lines, level).toHaveLength(level === 'desafio' ? 5 : 6)
    expect(new Set(signs.map(({ at }) => at)).size).toBe(signs.length)
    if (legend?.includes('T todas as três')) {
      expect(new Set(lines.map(({ sign }) => sign))).toEqual(new Set(['A', 'Q', 'M', 'T']))
      for (const { says, sign } of lines) expect(sign === 'T' ? SHARED_LINES : OWN_LINES[sign]).toContain(says)
      continue
    }
    expect(new Set(lines.map(({ sign }) => sign))).toEqual(new Set(signs.map(({ sign }) => sign)))
    if (!legend) expect(lines.map(({ sign }) => sign)).not.toEqual(signs.map(({ sign }) => sign))
    if (legend) for (const { sign } of signs) expect(lines.filter((line) => line.sign === sign)).toHaveLength(2)
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

test('a celebration gets the letter of the place where it is drawn', () => {
  const all: string[] = Object.values(FEAST_SAYS)
  expect(new Set(all).size).toBe(Object.keys(CELEBRATIONS).length)
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { facts } = cidadeDeTodos.draw({ ...PLAIN, level: 'facil', seed, theme: 'festas' })
    const { places = [], feasts = [], lines = [] } = facts.pages[0]?.feast ?? {}
    expect(new Set(places).size).toBe(3)
    expect(new Set(feasts.flatMap(({ who }) => who)).size).toBe(8)
    for (const { says, sign } of lines) {
      const at = feasts.findIndex(({ what }) => FEAST_SAYS[what] === says)
      expect(sign).toBe(FEAST_OF[places[Math.min(at, 2)] ?? 'escola'][0])
    }
  }
})

test('six people are remembered in three kinds of records; of those to be counted fewer are women', () => {
  expect(new Set([...MEN, ...WOMEN].map(({ name }) => name)).size).toBe(MEN.length + WOMEN.length)
  for (const theme of ['memoria', 'homenagens'])
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { facts } = cidadeDeTodos.draw({ ...PLAIN, level: 'medio', seed, theme })
      const { lines = [] } = facts.pages[0]?.memory ?? {}
      expect(new Set(lines.map(({ one }) => one.name)).size).toBe(6)
      for (const letter of 'RME') expect(lines.filter(({ sign }) => sign === letter)).toHaveLength(2)
      if (theme === 'homenagens') expect([1, 2]).toContain(lines.filter(({ one }) => one.isWoman).length)
    }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(cidadeDeTodos)).toEqual([])
})
