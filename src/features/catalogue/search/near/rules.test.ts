import { describe, expect, test } from 'vitest'
import { createNearSearch, plainWords, type Synonyms, wordForm } from './rules.ts'

const SYNONYMS: Synonyms = {
  same: [
    ['adição', 'soma', 'conta de mais', 'mais'],
    ['mais ou menos', 'comparar quantidades'],
    ['ligar os pontos', 'pontilhar'],
  ],
  means: [{ words: ['maternal'], as: ['3-4 anos'] }],
  aside: ['atividade', 'imprimir'],
}
const near = createNearSearch(SYNONYMS)
const query = (text: string, options: { every?: boolean; typing?: boolean } = {}) =>
  near.query(plainWords(text), { every: true, typing: false, ...options })

describe('words of a typed text', () => {
  test.each([
    ['Caça-palavras de FRUTAS!', ['caca', 'palavras', 'de', 'frutas']],
    ['1º ano', ['1o', 'ano']],
    ['1 ano', ['1o', 'ano']],
    ['1° ano', ['1o', 'ano']],
    ['primeiro ano', ['1o', 'ano']],
    ['3-4 anos', ['3', '4', 'anos']],
    ['🐝 %_', []],
    ['', []],
  ])('%j', (typed, words) => {
    expect(plainWords(typed)).toEqual(words)
  })

  test.each([
    ['adicoes', 'adicao'],
    ['animais', 'animal'],
    ['papeis', 'papel'],
    ['nuvens', 'nuvem'],
    ['labirintos', 'labirintos'],
    ['x', 'x'],
  ])('%s is written %s', (word, form) => {
    expect(wordForm(word)).toBe(form)
  })
})

describe('a query', () => {
  test.each([
    ['labirinto', "(('labirinto'))"],
    ['letra a', "(('letra')) & (('a'))"],
    ['o gato e a lua', "(('gato')) & (('lua'))"],
    ['atividade de gato para imprimir', "(('gato'))"],
    // Words that say nothing are looked for where there are no others.
    ['atividade', "(('atividade'))"],
    ['de', "(('de'))"],
    ['maternal', "(('maternal') | ('3' & '4' & 'anos'))"],
    ['EF01MA', "(('ef01ma':*))"],
  ])('%j is %s', (text, expected) => {
    expect(query(text)).toBe(expected)
  })

  test('no words, no query', () => {
    expect(query('!?')).toBeNull()
  })

  test('a phrase finds what else it is called, the longest one counts', () => {
    expect(query('contas de mais')).toContain("'adicao'")
    expect(query('mais')).toContain("'soma'")
    expect(query('mais ou menos')).not.toContain("'soma'")
    expect(query('mais ou menos')).toContain("('comparar' & 'quantidades')")
  })

  test('while typing the last word may go on', () => {
    expect(query('gato lab', { typing: true })).toBe("(('gato')) & (('lab':*))")
    expect(query('gato l', { typing: true })).toBe("(('gato')) & (('l'))")
  })

  test('where one word is enough, phrases are taken apart', () => {
    expect(query('ligar os pontos', { every: false })).toBe("(('ligar')) | (('pontos'))")
  })

  test('nothing that is typed can leave its quotes', () => {
    for (const text of ["' | 'x", '):* & !', "\\'", 'a <-> b', '&|!()'])
      expect(query(text) ?? '', text).toMatch(/^(?:\(*'[a-z0-9]+'(?::\*)?\)*(?: [&|] )?)*$/)
  })
})

test('words with synonyms are never taken for misspelled', () => {
  expect(near.unknown(plainWords('soma de gatu'))).toEqual(['gatu'])
})
