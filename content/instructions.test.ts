import { expect, test } from 'vitest'
import { readableInstruction } from '../src/features/catalogue/recipe/rules.ts'
import { STARTING_CATALOGUE } from './catalogue.ts'

test('no sentence that is read apart from its page has a hole in it', () => {
  const sentences = STARTING_CATALOGUE.flatMap(({ key, title, plainTitle, description, goal, instructions }) =>
    [title, plainTitle, description, goal, ...Object.values(instructions).map(readableInstruction)].map(
      (sentence) => [key, sentence] as const,
    ),
  )
  expect(sentences.length).toBeGreaterThan(10_000)
  expect(sentences.filter(([, sentence]) => /[{}|]| {2}| [.,]/.test(sentence))).toEqual([])
})
