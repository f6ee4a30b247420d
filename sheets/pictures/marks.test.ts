import { expect, test } from 'vitest'
import { lessonWordsOf } from '../kinds/alfabetizacao/lesson-words.ts'
import { LIBRARY } from './drawing.ts'
import { WORD_THEMES } from './vocabulary.ts'

const idsOf = (theme: string) => lessonWordsOf(theme).map(({ id }) => id)

test.each([
  ['casa', ['steam-train', 'jangada', 'oca', 'tooth', 'brain', 'ipe']],
  ['bichos', ['nest', 'web', 'feather']],
  ['comidas', ['spoon', 'plate', 'bone']],
] as const)('a lesson of «%s» shows nothing that its theme does not promise', (theme, strangers) => {
  const ids = idsOf(theme)
  expect(strangers.filter((id) => ids.includes(id))).toEqual([])
  expect(ids.length).toBeGreaterThan(30)
})

test('what no theme promises is still among all of them', () => {
  const all = idsOf('tudo')
  for (const id of ['steam-train', 'tooth', 'spoon']) expect(all).toContain(id)
  for (const theme of WORD_THEMES) expect(idsOf(theme).filter((id) => !all.includes(id))).toEqual([])
})

test('animals and food of our own drawing are in their categories', () => {
  const categoryOf = (wanted: string) => LIBRARY.find(({ id }) => id === wanted)?.category
  expect(['capybara', 'cashew', 'hammock'].map(categoryOf)).toEqual(['animal', 'comida', 'objeto'])
})
