import { expect, test } from 'vitest'
import { readableInstruction } from '../src/features/catalogue/recipe/rules.ts'
import { CREATION_KINDS } from '../src/features/creations/kinds.rules.ts'
import { KIND_CONTENTS, STARTING_CATALOGUE } from './catalogue.ts'

test('no sentence that is read apart from its page has a hole or foreign quotation marks in it', () => {
  const sentences = STARTING_CATALOGUE.flatMap(({ key, title, plainTitle, description, goal, instructions }) =>
    [title, plainTitle, description, goal, ...Object.values(instructions).map(readableInstruction)].map(
      (sentence) => [key, sentence] as const,
    ),
  )
  expect(sentences.length).toBeGreaterThan(10_000)
  expect(sentences.filter(([, sentence]) => /[{}|«»]| {2}| [.,]/.test(sentence))).toEqual([])
})

const OF_GRAMMAR = STARTING_CATALOGUE.filter(({ sheet }) => sheet.kind.startsWith('gramatica-'))

test('no page of grammar sends to a notebook what its own lines are for', () => {
  expect(OF_GRAMMAR.length).toBeGreaterThan(30)
  expect(OF_GRAMMAR.filter(({ description }) => description.includes('no caderno')).map(({ key }) => key)).toEqual([])
})

test('verbs by person name their tense; only the tables are for the oldest', () => {
  const verbs = OF_GRAMMAR.filter(({ sheet }) => sheet.kind === 'gramatica-verbos')
  const byPerson = verbs.filter(({ sheet }) => sheet.theme === 'pessoa')
  expect(byPerson.length).toBe(3)
  expect(
    byPerson
      .filter(({ sheet, instructions }) => !instructions[sheet.level].includes('no presente'))
      .map(({ key }) => key),
  ).toEqual([])
  const old = verbs.filter(({ shelf }) => shelf.ageRange === '10+ anos')
  expect(new Set(old.map(({ sheet }) => sheet.level))).toEqual(new Set(['desafio']))
})

test('a text read aloud is called by its own name, not by its number on a shelf', () => {
  const aloud = STARTING_CATALOGUE.filter(({ sheet }) => sheet.kind === 'fluencia-leitora')
  expect(aloud.length).toBeGreaterThan(50)
  expect(aloud.filter(({ title }) => /\bano\b|: \p{Ll}+ \d/u.test(title)).map(({ title }) => title)).toEqual([])
})

test('a sheet that a person makes asks for the same as those of the catalogue', () => {
  const ofCatalogue = new Map(KIND_CONTENTS.map(({ kind, instruction }) => [kind, instruction]))
  const shared = CREATION_KINDS.filter(({ id }) => ofCatalogue.has(id))
  expect(shared.length).toBeGreaterThan(5)
  for (const { id, instructions } of shared) expect(instructions, id).toEqual(ofCatalogue.get(id))
})
