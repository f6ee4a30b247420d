import { expect, test } from 'vitest'
import type { VariantChoices } from '../../../sheets/variants/choices.ts'
import { variantFileName } from './file-name.rules.ts'

const original = { title: 'Juntando sílabas!', level: 'facil', seed: 7 } as const
const asInCatalogue: VariantChoices = {
  level: 'facil',
  seed: 7,
  ink: 'color',
  letters: null,
  pages: 1,
  amount: 'normal',
  copies: 1,
  beside: 'same',
  answers: 'with',
}

test.each<[Partial<VariantChoices>, string]>([
  [{}, 'juntando-sílabas-fácil.pdf'],
  [{ level: 'medio' }, 'juntando-sílabas-médio.pdf'],
  [{ level: 'desafio', ink: 'outlines' }, 'juntando-sílabas-desafio-economia.pdf'],
  [{ ink: 'black', letters: 'cursiva' }, 'juntando-sílabas-fácil-preto-e-branco-cursiva.pdf'],
  [{ level: 'medio', seed: 48_213 }, 'juntando-sílabas-médio-desenho-48213.pdf'],
])('%j is saved as %s', (chosen, name) => {
  expect(variantFileName(original, { ...asInCatalogue, ...chosen })).toBe(name)
})

test('each level of a sheet has a name of its own', () => {
  const names = (['facil', 'medio', 'desafio'] as const).map((level) =>
    variantFileName(original, { ...asInCatalogue, level }),
  )
  expect(new Set(names).size).toBe(3)
})
