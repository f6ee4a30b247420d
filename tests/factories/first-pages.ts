import type { PagesFacts } from '../../sheets/page/compose.ts'
import type { Mark, SheetKind } from '../../sheets/scene/scene.ts'
import { drawForTest, LEVELS, SEEDS } from './sheets.ts'

/** The facts of a page of the kind, for every level and seed; other tests check the layout. */
export function firstPages<Facts>(kind: SheetKind<PagesFacts<Facts>>) {
  return LEVELS.flatMap((level) =>
    SEEDS.map((seed) => ({
      level,
      theme: kind.themes[seed % kind.themes.length] ?? '',
      page: drawForTest(kind, level, seed).facts.pages[0] as Facts,
    })),
  )
}

export const areDifferent = (values: readonly unknown[]) => new Set(values).size === values.length

/** All marks of a page that is a picture, groups included, whatever group they are in. */
export const marksWithin = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? [mark, ...marksWithin(mark.children)] : [mark]))
