import { describe, expect, it } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { neighboursOf } from './atlas.ts'
import { questionsAbout, waysBetween } from './map-questions.ts'
import { mapaDoBrasil } from './mapa-do-brasil.ts'
import { REGIONS, STATES, stateOf } from './states.ts'

/** Neighbours as the IBGE lists them. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  AC: 'AM RO',
  AL: 'BA PE SE',
  AM: 'AC MT PA RO RR',
  AP: 'PA',
  BA: 'AL ES GO MG PE PI SE TO',
  CE: 'PB PE PI RN',
  // With Minas Gerais it shares two kilometres, too little for this map.
  DF: 'GO',
  ES: 'BA MG RJ',
  GO: 'BA DF MG MS MT TO',
  MA: 'PA PI TO',
  MG: 'BA ES GO MS RJ SP',
  MS: 'GO MG MT PR SP',
  MT: 'AM GO MS PA RO TO',
  PA: 'AM AP MA MT RR TO',
  PB: 'CE PE RN',
  PE: 'AL BA CE PB PI',
  PI: 'BA CE MA PE TO',
  PR: 'MS SC SP',
  RJ: 'ES MG SP',
  RN: 'CE PB',
  RO: 'AC AM MT',
  RR: 'AM PA',
  RS: 'SC',
  SC: 'PR RS',
  SE: 'AL BA',
  SP: 'MG MS PR RJ',
  TO: 'BA GO MA MT PA PI',
}

describe('the map', () => {
  it('has 27 states, each beside its neighbours', () => {
    expect(Object.fromEntries(STATES.map(({ id }) => [id, neighboursOf(id).join(' ')]))).toEqual(NEIGHBOURS)
  })

  it.each([
    ['norte', 7],
    ['nordeste', 9],
    ['centro-oeste', 4],
    ['sudeste', 4],
    ['sul', 3],
  ] as const)('has in %s %i states', (region, count) => {
    expect(STATES.filter((state) => state.region === region)).toHaveLength(count)
  })
})

describe('the questions', () => {
  const all = [null, ...REGIONS].flatMap((region) => questionsAbout(region))

  it('have the neighbours, and never a district, as their answer', () => {
    for (const { kind, text, named } of all.filter((one) => one.kind === 'borders')) {
      const state = STATES.find(
        ({ article, name, id }) =>
          text === `Que estados fazem divisa com ${article} ${name} (${id})?`.replace('  ', ' '),
      )
      expect(state, text).toBeDefined()
      expect(kind, text).toBe('borders')
      expect(named.join(' '), text).toBe(NEIGHBOURS[state?.id ?? '']?.replace(' DF', '').replace('DF ', ''))
    }
    expect(all.some(({ text }) => text.includes('Distrito'))).toBe(false)
  })

  it('ask for a way only where one alone is the shortest', () => {
    expect(waysBetween('RS', 'PR')).toEqual([['SC']])
    expect(waysBetween('SP', 'ES')).toHaveLength(2)
    for (const { kind, named } of all.filter((one) => one.kind === 'way')) {
      expect(kind).toBe('way')
      for (const [i, id] of named.entries()) if (i > 0) expect(neighboursOf(id), named.join()).toContain(named[i - 1])
    }
  })

  it('are four for every region, of three kinds at least', () => {
    for (const region of [null, ...REGIONS]) {
      const questions = questionsAbout(region)
      expect(questions.length, String(region)).toBeGreaterThanOrEqual(8)
      expect(new Set(questions.map(({ kind }) => kind)).size, String(region)).toBeGreaterThanOrEqual(3)
    }
  })
})

it('gives every part another pencil, every state one number, and four different questions', () => {
  for (const { level, seed, page } of everyPage(mapaDoBrasil)) {
    const label = `${level} ${seed}`
    const { paints, written, questions } = page
    if (level === 'facil') expect(new Set(paints.map(({ pencil }) => pencil)).size, label).toBe(paints.length)
    if (level === 'medio') expect(new Set(written.map((id) => stateOf(id).id)).size, label).toBe(written.length)
    if (level === 'desafio') expect(new Set(questions.map(({ text }) => text)).size, label).toBe(4)
  }
})

it('keeps every name off the lines, readable in grey', () => {
  expect(layoutFaults(mapaDoBrasil)).toEqual([])
})

it('prints the name of everything that a question is about', () => {
  const options = { level: 'desafio', color: true, title: 'Mapa', instruction: 'Responda.', pages: 1 } as const
  for (const theme of mapaDoBrasil.themes)
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { contents, facts } = mapaDoBrasil.draw({ ...options, seed, theme })
      const questions = facts.pages[0]?.questions ?? []
      expect(questions, `${theme} ${seed}`).toHaveLength(4)
      for (const { named, about, text } of questions)
        expect(contents[0]?.texts, `${theme} ${seed}: ${text}`).toEqual(expect.arrayContaining([...named, ...about]))
    }
})
