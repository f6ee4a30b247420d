import { describe, expect, test } from 'vitest'
import { compulsory, createReader, mostOf } from './rules.ts'
import { NO_VOCABULARY, type Vocabulary } from './vocabulary.rules.ts'

const VOCABULARY: Vocabulary = {
  ...NO_VOCABULARY,
  same: [
    ['adição', 'soma', 'conta de mais', 'mais'],
    ['mais ou menos', 'comparar quantidades'],
    ['ligar os pontos', 'pontilhar'],
    ['interpretação de texto', 'leitura e interpretação'],
  ],
  means: [
    { words: ['tdah', 'não para quieta'], as: ['atenção'] },
    { words: ['dia do índio'], as: ['povos indígenas'] },
  ],
  aside: ['atividade', 'imprimir', 'criança', 'plano de aula', 'em casa'],
  kinds: ['bingo', 'ligar os pontos'],
  audience: ['tdah', 'autista'],
  weak: ['desenho', 'dia'],
  instead: [
    { words: ['verbo'], as: ['frases'] },
    { words: ['outubro rosa'], as: [] },
  ],
}
const reader = createReader(VOCABULARY)
const roles = (text: string, typing = false) =>
  reader.read(text, { typing }).parts.map(({ said, role }) => `${role}: ${said}`)
const queries = (text: string, typing = false) => compulsory(reader.read(text, { typing })).map(({ query }) => query)

describe('a text read as a sentence', () => {
  test.each([
    ['bingo dos números', ['kind: bingo', 'subject: números']],
    ['atividade para criança que não para quieta', ['subject: quieta']],
    ['interpretação de texto 3º ano', ['subject: interpretação de texto']],
    ['o gato e a lua', ['subject: gato', 'subject: lua']],
    ['desenho de gato', ['weak: desenho', 'subject: gato']],
    ['gato para autista', ['subject: gato', 'audience: autista']],
    ['letra a', ['subject: letra', 'letter: a']],
    ['fono letra R', ['subject: fono', 'subject: letra', 'letter: R']],
    ['tabuada do 7', ['subject: tabuada', 'number: 7']],
    ['leitura da turma do 2º', ['subject: leitura', 'subject: turma', 'number: 2º']],
    ['pontinhos para ligar', ['subject: pontinhos', 'subject: ligar']],
    ['binguinho das letras', ['kind: binguinho', 'subject: letras']],
    ['habilidade EF01MA06', ['subject: habilidade', 'kind: EF01MA06']],
    ['um gato em casa', ['subject: gato']],
    ['a casa do gato', ['subject: casa', 'subject: gato']],
    ['ca que qui co cu', ['subject: ca que qui co cu']],
    ['dia do índio', ['subject: dia do índio']],
    ['plano de aula 1 ano', []],
    ['6 anos', []],
    ['que', []],
    // Filler words count only in a text without others.
    ['atividade', ['subject: atividade']],
    ['🐝', []],
  ])('%j has the parts %j', (text, parts) => {
    expect(roles(text)).toEqual(parts)
  })

  test.each([
    ['labirinto', ["('labirinto')"]],
    ['o gato e a lua', ["('gato')", "('lua')"]],
    ['ba be bi bo bu', ["('familia' & ('b':A | ('letra' <-> 'b')))"]],
    ['letra a', ["('letra')", "(('letra' <-> 'a'))"]],
    ['EF01MA', ["('ef01ma':*)"]],
    // A kind is named in titles, tags and search words: a description only mentions it.
    ['bingo', ["('bingo':AB)"]],
    ['gatinhos', ["(('gatinhos') | ('gato'))"]],
    ['até 10', ["((('ate' <-> '10') | ('a' <-> '10') | ('ao' <-> '10')))"]],
    // Kinds and subjects are compulsory; an audience only in a text without them.
    ['gato para autista', ["('gato')"]],
    ['autista', ["('autista')"]],
    ['desenho', ["('desenho')"]],
  ])('%j looks for %j', (text, expected) => {
    expect(queries(text)).toEqual(expected)
  })

  test('a phrase finds what else it is called, the longest one counts', () => {
    expect(queries('contas de mais')[0]).toContain("'adicao'")
    expect(queries('mais')[0]).toContain("'soma'")
    expect(queries('mais ou menos')[0]).not.toContain("'soma'")
    expect(queries('mais ou menos')[0]).toContain("('comparar' & 'quantidades')")
  })

  test('while typing the last word may go on', () => {
    expect(queries('gato lab', true)).toEqual(["('gato')", "('lab':*)"])
    expect(queries('gato l', true)[1]).not.toContain('*')
  })

  test.each([
    ['interpretação de texto 3º ano', ['interpretação de texto']],
    ['seis anos', ['']],
    ['soma 2º ano fácil', ['soma fácil', 'soma 2º ano']],
  ])('each filter of %j can be taken out: %j', (text, rests) => {
    expect(reader.read(text).filters.map(({ rest }) => rest)).toEqual(rests)
  })

  test.each(['"verbo"', '«verbo»', '“verbo”'])('%s is looked for as it is', (text) => {
    const { literal, isExact, parts } = reader.read(text)
    expect([literal, isExact]).toEqual(['verbo', true])
    expect(parts.map(({ query, instead }) => [query, instead])).toEqual([["('verbo')", null]])
  })

  test('what no sheet has may have something near', () => {
    const [part] = reader.read('verbo').parts
    expect([part?.instead, part?.isKnown]).toEqual(["('frases')", true])
    const [nothing] = reader.read('outubro rosa').parts
    expect([nothing?.said, nothing?.instead, nothing?.isKnown]).toEqual(['outubro rosa', null, true])
  })

  test('a text of several words has an end, a word has none', () => {
    expect(mostOf('rima', null)).toBe(Number.POSITIVE_INFINITY)
    expect(mostOf('"rima"', { missing: [] })).toBe(Number.POSITIVE_INFINITY)
    expect(mostOf('verbo', { missing: ['verbo'] })).toBe(60)
    expect(mostOf('tabuada do 7', null)).toBe(60)
  })

  test('nothing that is typed can leave its quotes', () => {
    for (const text of ["' | 'x", '):* & !', "\\'", 'a <-> b', '&|!()', 'ba be bi bo bu', 'letra x', '"\'"'])
      for (const query of queries(text))
        expect(query, text).toMatch(/^(?:\(*'[a-z0-9]+'(?::\*?A?B?)?\)*(?: (?:[&|]|<->) )?)*$/)
  })
})
