import { expect, test } from 'vitest'
import type { VariantChoices } from '../../../sheets/variants/choices.ts'
import { firstChoices } from './draft.rules.ts'
import { creationFileName } from './file-name.rules.ts'
import { CREATION_KINDS } from './kinds.rules.ts'

test.each<[string, Partial<VariantChoices>, string]>([
  ['caca-palavras-proprio', {}, 'caça-palavras-médio.pdf'],
  ['caca-palavras-proprio', { level: 'desafio' }, 'caça-palavras-desafio.pdf'],
  ['caca-palavras-proprio', { seed: 48_213 }, 'caça-palavras-médio-desenho-48213.pdf'],
  ['nome-tracado', { letters: 'cursiva', ink: 'outlines' }, 'meu-nome-fácil-economia-cursiva.pdf'],
  // A kind without levels.
  ['copiar-palavras', {}, 'ler-e-copiar-bastão.pdf'],
])('%s with %j is saved as %s', (id, chosen, name) => {
  const kind = CREATION_KINDS.find((one) => one.id === id)
  if (!kind) throw new RangeError(id)
  expect(creationFileName(kind, { ...firstChoices(kind).choices, ...chosen })).toBe(name)
})

test('no two kinds are saved under one name', () => {
  const names = CREATION_KINDS.map((kind) => creationFileName(kind, firstChoices(kind).choices))
  expect(new Set(names).size).toBe(names.length)
})
