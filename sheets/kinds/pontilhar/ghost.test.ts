import { expect, test } from 'vitest'
import { drawForTest, LEVELS, SEEDS } from '../../../tests/factories/sheets.ts'
import type { Mark, PathMark, ScenePage } from '../../scene/scene.ts'
import { PONTILHAR_KINDS } from './kinds.ts'

/** Plates of a line or area that stays behind black dots and numbers, added up. */
const PALE = 60
/** Sheets that are looked at, of each kind and level. */
const LOOKED_AT = 6

const pathsOf = (marks: readonly Mark[]): PathMark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? pathsOf(mark.children) : mark.kind === 'path' ? [mark] : []))

const formsOf = (page: ScenePage | undefined) => pathsOf(page?.marks ?? []).map((path) => JSON.stringify(path))

const sumOf = (ink: PathMark['fill']) => (ink ?? []).reduce((sum, plate) => sum + plate, 0)

test.each(PONTILHAR_KINDS.map((kind) => [kind.id, kind] as const))(
  'the card of %s has all of its page, and behind it a pale figure',
  (_, kind) => {
    for (const level of LEVELS)
      for (const seed of SEEDS.slice(0, LOOKED_AT)) {
        const { pages, card } = drawForTest(kind, level, seed)
        const own = formsOf(pages[0])
        const left = [...own]
        const added = formsOf(card).filter((form) => {
          if (form !== left[0]) return true
          left.shift()
          return false
        })
        const place = `${level} ${seed}`
        expect(left, place).toEqual([])
        expect(added.length, place).toBeGreaterThan(0)
        const inks = added.map((form): PathMark => JSON.parse(form)).flatMap(({ fill, stroke }) => [fill, stroke])
        expect(Math.max(...inks.map(sumOf)), place).toBeLessThan(PALE)
      }
  },
)
