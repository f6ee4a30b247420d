import { expect, test } from 'vitest'
import { LEVELS, themesAt } from '../../tests/factories/sheets.ts'
import { KINDS } from '../kinds/registry.ts'
import type { SheetKind } from '../scene/scene.ts'
import { keyCount } from './key-count.ts'

/** Kinds with answers on some of their pages. */
const SOME_PAGES = ['familia-silabica', 'texto-e-perguntas', 'tracejar-formas']
const FROM = { title: 'Folha', instruction: 'Observe e faça.', seed: 3, color: true, keyApart: true, keyByPage: true }

/** Each drawing with the pages of its key, as counted and as drawn. */
const drawn = (kind: SheetKind, pages: number) =>
  LEVELS.flatMap((level) =>
    themesAt(kind, level).map((theme) => {
      const source = { level, pages, theme }
      const sheet = kind.draw({ ...FROM, ...source })
      const counted = keyCount({ kind: kind.id, ...source })
      return { ...source, keys: [counted, sheet.answerKeys.length], isWhole: sheet.pages.length === pages }
    }),
  )

test.each([
  ...KINDS.map((kind) => [kind.id, 1, kind] as const),
  ...KINDS.filter(({ id }) => SOME_PAGES.includes(id)).map((kind) => [kind.id, 5, kind] as const),
])('the key of %s with %i pages is counted before it is drawn (rule: booklets)', (_, pages, kind) => {
  expect(drawn(kind, pages).filter(({ keys: [counted, keys], isWhole }) => counted !== keys || !isWhole)).toEqual([])
})
