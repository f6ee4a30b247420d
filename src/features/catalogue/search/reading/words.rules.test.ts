import { describe, expect, test } from 'vitest'
import {
  keyOf,
  numberOf,
  ordinalOf,
  plainWords,
  typedWords,
  undiminished,
  withoutDiminutives,
  withoutWords,
  wordForm,
} from './words.rules.ts'

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

  test('each has its place in the text', () => {
    const text = 'Ma\u0302os, 1º ano'
    expect(typedWords(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Ma\u0302os', '1º', 'ano'])
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

  test.each([
    ['interpretação de texto 3º ano', [3, 4], 'interpretação de texto'],
    ['caça-palavras para o 2º ano', [4, 5], 'caça-palavras'],
    ['atividades para 6 anos de soma', [2, 3], 'atividades para soma'],
    ['6 anos', [0, 1], ''],
  ])('%j without %j is %j', (text, gone, rest) => {
    expect(withoutWords(text, typedWords(text), new Set(gone))).toBe(rest)
  })

  test.each([
    ['jogo dos 7 erros', 'jogo de 7 erro'],
    ['Dia das Mães', 'dia da mãe'],
    ['letras móveis', 'letra móvel'],
    ['aprendendo a ler', 'aprender a ler'],
    ['lendo', 'ler'],
  ])('%j and %j are one phrase', (one, other) => {
    expect(keyOf(plainWords(one))).toBe(keyOf(plainWords(other)))
  })

  test.each([
    ['gatinhos', ['gato']],
    ['historinha', ['histora']],
    ['joguinho', ['jogo', 'jogue']],
    ['macaquinho', ['macaco', 'macaque']],
    ['parquinho', ['parco', 'parque']],
    ['florzinha', ['flor']],
    ['galinha', []],
    ['caminhos', []],
    ['minha', []],
    ['gato', []],
  ])('%s may come from %j', (word, words) => {
    expect(undiminished(word)).toEqual(words)
  })

  test('a phrase loses its diminutives together', () => {
    expect(withoutDiminutives(['joguinho', 'da', 'memoria'])).toEqual([
      ['joguinho', 'da', 'memoria'],
      ['jogo', 'da', 'memoria'],
      ['jogue', 'da', 'memoria'],
    ])
    expect(withoutDiminutives(['gato'])).toEqual([['gato']])
  })

  test.each([
    ['7', 7],
    ['sete', 7],
    ['duas', 2],
    ['2027', null],
    ['gato', null],
  ])('%s says the number %j', (word, number) => {
    expect(numberOf(word)).toBe(number)
  })

  test.each([
    ['3o', 3],
    ['terceiro', 3],
    ['terceira', 3],
    ['tres', null],
  ])('%s says the ordinal %j', (word, number) => {
    expect(ordinalOf(word)).toBe(number)
  })
})
