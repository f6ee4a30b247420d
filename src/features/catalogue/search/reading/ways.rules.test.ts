import { expect, test } from 'vitest'
import { createReader } from './rules.ts'
import { NO_VOCABULARY, type Vocabulary } from './vocabulary.rules.ts'
import { waysOn } from './ways.rules.ts'

const VOCABULARY: Vocabulary = {
  ...NO_VOCABULARY,
  kinds: ['bingo', 'colorir'],
  aside: ['plano de aula'],
  leads: [
    { words: ['índio'], dates: ['povos-indigenas'] },
    { words: ['prova'], searches: ['sondagem', 'prova'], goals: ['atencao'] },
    { words: ['plano de aula'], searches: ['EF01MA'] },
    { words: ['nome'], creations: ['nome-tracado'] },
  ],
  creations: [
    { id: 'caca-palavras-proprio', title: 'Caça-palavras' },
    { id: 'nome-tracado', title: 'Meu nome' },
    { id: 'labirinto-retangular', title: 'Labirinto', themes: [['coelho', 'Coelho']] },
    {
      id: 'colorir-desenho',
      title: 'Desenho para colorir',
      themes: [
        ['unicornio', 'Unicórnio'],
        ['coelho', 'Coelho'],
      ],
    },
  ],
}
const reader = createReader(VOCABULARY)
const ways = (text: string, total: number, missing: string[] = []) =>
  waysOn(reader.read(text), { total, missing }, VOCABULARY).map(({ href }) => href)

test.each([
  ['unicórnio', 0, ['/criar/colorir-desenho#tema=unicornio', '/pedidos?tema=unic%C3%B3rnio']],
  ['unicórnios para colorir', 60, ['/criar/colorir-desenho#tema=unicornio']],
  ['coelho', 20, ['/criar/colorir-desenho#tema=coelho', '/criar/labirinto-retangular#tema=coelho']],
  // A kind without a sheet to make: only where little was found.
  ['bingo coelho', 20, []],
  ['dia do índio', 8, ['/datas/povos-indigenas']],
  ['prova', 11, ['/activities?search=sondagem', '/objetivos/atencao']],
  ['plano de aula 1 ano', 60, ['/activities?search=EF01MA']],
  ['natal', 10, ['/datas/natal']],
  ['meu nome', 30, ['/criar/nome-tracado']],
  ['dia do bombeiro', 0, ['/datas', '/pedidos?tema=dia%20do%20bombeiro', '/criar/caca-palavras-proprio']],
  ['7º ano soma', 60, ['/activities?year=5']],
  ['rima', 20, []],
  ['EF99MA99', 0, ['/bncc']],
  ['EF01MA01', 12, []],
  ['coelhinho', 20, ['/criar/colorir-desenho#tema=coelho', '/criar/labirinto-retangular#tema=coelho']],
])('%j with %i sheets leads to %j', (text, total, hrefs) => {
  expect(ways(text, total)).toEqual(hrefs)
})

test('a request asks for what is missing, whatever else was found', () => {
  expect(ways('folclore saci', 8, ['saci'])).toContain('/pedidos?tema=saci')
})

test('sheets of a theme that the kind has none of are one step away', () => {
  const reading = reader.read('bingo de robôs')
  const outcome = { total: 8, missing: ['bingo de robôs'], apart: ['robôs'] }
  const hrefs = waysOn(reading, outcome, VOCABULARY).map(({ href }) => href)
  expect(hrefs).toContain('/activities?search=rob%C3%B4s')
  expect(hrefs).toContain('/pedidos?tema=bingo%20de%20rob%C3%B4s')
})

test('a text in quotes that is found leads nowhere', () => {
  expect(ways('"natal"', 3)).toEqual([])
})
