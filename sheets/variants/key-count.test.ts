import { expect, test } from 'vitest'
import { SEEDS } from '../../tests/factories/sheets.ts'
import { KINDS } from '../kinds/registry.ts'
import type { Level, SheetKind } from '../scene/scene.ts'
import { keyCount } from './key-count.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
/** Kinds with answers on some of their pages. */
const SOME_PAGES = ['familia-silabica', 'texto-e-perguntas', 'tracejar-formas']
const FROM = { title: 'Folha', instruction: 'Observe e faça.', seed: 3, color: true, keyApart: true, keyByPage: true }

/** With more themes than this, each is drawn at one of the levels in turn; at every level in `npm run trust`. */
const FEW_THEMES = SEEDS.length > 20 ? Number.POSITIVE_INFINITY : 5
const levelsOf = ({ themes }: SheetKind, place: number) =>
  themes.length > FEW_THEMES ? LEVELS.slice(place % LEVELS.length, (place % LEVELS.length) + 1) : LEVELS

/** Each drawing with the pages of its key, as counted and as drawn. */
const drawn = (kind: SheetKind, pages: number) =>
  kind.themes.flatMap((theme, place) =>
    levelsOf(kind, place).map((level) => {
      const source = { level, pages, theme }
      const sheet = kind.draw({ ...FROM, ...source })
      const counted = keyCount({ kind: kind.id, ...source })
      return { ...source, keys: [counted, sheet.answerKeys.length], isWhole: sheet.pages.length === pages }
    }),
  )

test.each([
  ...KINDS.map((kind) => [kind.id, 1, kind] as const),
  ...KINDS.filter(({ id }) => SOME_PAGES.includes(id)).map((kind) => [kind.id, 5, kind] as const),
])('the key of %s with %i pages is counted before it is drawn, for each theme (rule: booklets)', (_, pages, kind) => {
  expect(drawn(kind, pages).filter(({ keys: [counted, keys], isWhole }) => counted !== keys || !isWhole)).toEqual([])
})
