import { describe, expect, test } from 'vitest'
import { rank } from './ranking.rules.ts'

const activity = (title: string, description = 'x', tags: string[] = []) => ({ id: title, title, description, tags })
const titles = (list: { title: string }[]) => list.map((item) => item.title)

describe('rank', () => {
  const list = [
    activity('Zebra', 'nada', ['Abelha']),
    activity('Mel da abelha'),
    activity('Colmeia', 'Onde mora a ABELHA'),
    activity('Abelhas no jardim'),
    activity('abelha e flor'),
    activity('A abelha'),
    activity('Urso'),
  ]
  test('four groups, alphabetical inside each', () => {
    expect(titles(rank(list, 'Abêlha'))).toEqual([
      'abelha e flor',
      'Abelhas no jardim',
      'A abelha',
      'Mel da abelha',
      'Colmeia',
      'Zebra',
    ])
  })
  test('whole words in the four groups come before parts of words in the same four', () => {
    const rhymes = [
      activity('Primavera em flor'),
      activity('Rimando e brincando'),
      activity('Caça-palavras', 'Cada palavra rima com outra.'),
      activity('A rima que eu escrevi'),
      activity('Rimas para a turma'),
      activity('Folha', 'Uma folha da primavera.', ['rima']),
    ]
    expect(titles(rank(rhymes, 'rima'))).toEqual([
      'Rimas para a turma',
      'A rima que eu escrevi',
      'Caça-palavras',
      'Folha',
      'Rimando e brincando',
      'Primavera em flor',
    ])
  })
  test('É sorts with E', () => {
    const words = [activity('Eva a'), activity('Época a'), activity('Zoo a'), activity('Escola a')]
    expect(titles(rank(words, 'a'))).toEqual(['Época a', 'Escola a', 'Eva a', 'Zoo a'])
  })
  test.each(['', '   ', '\u0301', 'dinossauro', '%', '_'])('nothing for %j', (text) => {
    expect(rank(list, text)).toEqual([])
  })
  test('a text over two tags is no match', () => {
    expect(rank([activity('x', 'y', ['mar azul', 'peixe'])], 'azul peixe')).toEqual([])
  })
})
