import { expect, test } from 'vitest'
import { fileSize, objectionTo } from './chosen-file.ts'

const MB = 1024 * 1024

test.each([
  ['thumbnails', 'image/png', 5 * MB, null],
  ['thumbnails', 'image/png', 5 * MB + 1, 'Arquivo muito grande (máx: 5MB)'],
  ['thumbnails', 'application/pdf', 1, 'Selecione uma imagem válida'],
  ['thumbnails', '', 1, 'Selecione uma imagem válida'],
  ['activities', 'application/pdf', 10 * MB, null],
  ['activities', 'application/pdf', 10 * MB + 1, 'Arquivo muito grande (máx: 10MB)'],
  ['activities', 'image/png', 1, 'Selecione um PDF válido'],
] as const)('for %s, %s of %i bytes: %s', (folder, type, size, title) => {
  expect(objectionTo({ type, size }, folder)?.title ?? null).toBe(title)
})

test.each([
  [0, '1 KB'],
  [1536, '2 KB'],
  [1.2 * MB, '1,2 MB'],
  [10 * MB, '10 MB'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
