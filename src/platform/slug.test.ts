import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Labirinto do coração', 'labirinto-do-coracao'],
  ['Quantas frutas tem aqui?', 'quantas-frutas-tem-aqui'],
  ['O que vai com o quê?', 'o-que-vai-com-o-que'],
  ['  Um, dois… e já!  ', 'um-dois-e-ja'],
  ['Número 10 — dez', 'numero-10-dez'],
  ['…', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a slug that is cut does not end in a hyphen', () => {
  expect(slugOf('…ligue os pontos', 6)).toBe('ligue')
})
