import { expect, test } from 'vitest'
import { KINDS } from '../kinds/registry.ts'
import type { Level } from '../scene/scene.ts'
import { keyCount } from './key-count.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const SOME_PAGES = ['familia-silabica', 'texto-e-perguntas', 'tracejar-formas']

test.each([
  ...KINDS.map((kind) => [kind.id, 2, kind] as const),
  ...KINDS.filter(({ id }) => SOME_PAGES.includes(id)).map((kind) => [kind.id, 5, kind] as const),
])('the key of %s with %i pages is counted before it is drawn (rule: booklets)', (id, pages, kind) => {
  const [theme] = kind.themes
  const from = { title: 'Folha', instruction: 'Observe e faça.', seed: 3, color: true, keyApart: true, keyByPage: true }
  const drawn = LEVELS.map((level) => {
    const sheet = kind.draw({ ...from, level, pages, ...(theme !== undefined && { theme }) })
    return [sheet.pages.length, sheet.answerKeys.length]
  })
  expect(drawn).toEqual(LEVELS.map((level) => [pages, keyCount(id, level, pages)]))
})
