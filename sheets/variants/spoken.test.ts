import { expect, test } from 'vitest'
import type { PageContent } from '../scene/scene.ts'
import { spokenWords } from './spoken.ts'

const page = (...texts: string[]): PageContent => ({ instruction: 'Ligue.', pictures: [], texts, items: [] })

test.each([
  [[page('Bichos', 'Ligue.', 'GATO', 'PATO')], 'gato, pato'],
  [[page('3 + 4', 'A', '=')], ''],
  [[page('BOLA'), page('CASA')], 'bola, casa'],
  [
    [page('Era uma vez um sapo que morava', 'na lagoa. Ele cantava.', 'Fim')],
    'Era uma vez um sapo que morava na lagoa. Ele cantava. Fim',
  ],
  [[page('Bia', 'Caio')], 'Bia, Caio'],
])('%j is read as «%s»', (pages, words) => {
  expect(spokenWords(pages, 'Bichos')).toBe(words)
})

test('a long text ends at a word', () => {
  const words = spokenWords([page(...Array.from({ length: 900 }, (_, i) => `palavra${i}`))], '')
  expect(words.length).toBeLessThanOrEqual(2_001)
  expect(words).toMatch(/palavra\d+,…$/)
})
