import { describe, expect, test } from 'vitest'
import { labelFaults } from '../../tests/factories/overlaps.ts'
import { faultsOf, footMarginOf } from '../../tests/factories/sheets.ts'
import { KINDS } from '../kinds/registry.ts'
import { amountOf } from '../page/amount.ts'
import { ANSWER_RED } from '../scene/inks.ts'
import type { Level, Mark, Sheet, SheetKind } from '../scene/scene.ts'
import { KINDS_WITH_AMOUNTS } from './kinds-with-amounts.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const [FIRST, SECOND] = [3, 8]
/** Kinds with one question, and those whose key has an ink for each thing: one mark in red, however many things. */
const ONE_RED = new Set(['figuras-sobrepostas', 'tracejar-formas'])

function draw(kind: SheetKind, level: Level, seed: number, fewer: boolean, pages = 1): Sheet {
  const theme = kind.themes[seed % kind.themes.length]
  const heading = { title: 'Folha', instruction: 'Observe e faça.' }
  return kind.draw({ ...heading, level, seed, pages, color: true, fewer, ...(theme !== undefined && { theme }) })
}

/** Single marks, those in groups, too. */
const leaves = (marks: readonly Mark[]): readonly Mark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? leaves(mark.children) : [mark]))
/** Items of the pages; of pages without named items, their marks. */
const thingsOn = ({ pages, contents }: Sheet) =>
  contents.flatMap(({ items }) => items).length || pages.flatMap(({ marks }) => leaves(marks)).length
const isAnswer = (mark: Mark) =>
  mark.kind !== 'group' && (mark.fill === ANSWER_RED || (mark.kind === 'path' && mark.stroke === ANSWER_RED))
const answersOn = (sheet: Sheet) => sheet.answerKeys.flatMap(({ marks }) => leaves(marks).filter(isAnswer)).length
/** Pictures that overlap on purpose also do so with fewer. */
const faults = (sheet: Sheet, footMargin: number, mayTouch: boolean) =>
  sheet.pages
    .flatMap((page) => [...faultsOf(page, footMargin), ...labelFaults(page)])
    .concat(sheet.answerKeys.flatMap((page) => faultsOf(page)).filter((fault) => !fault.includes('touch')))
    .filter((fault) => !(mayTouch && fault.includes('touch')))

test.each([
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
  [6, 4],
  [7, 4],
  [10, 6],
  [14, 8],
])('of %i things fewer are %i', (things, fewer) => {
  expect(amountOf({ fewer: true }, things)).toBe(fewer)
  expect(amountOf({}, things)).toBe(things)
})

test('the kinds that can draw fewer things are those that say so', () => {
  const draws = KINDS.filter(
    (kind) =>
      JSON.stringify(draw(kind, 'medio', FIRST, true).pages) !==
      JSON.stringify(draw(kind, 'medio', FIRST, false).pages),
  )
  expect(draws.map(({ id }) => id).sort()).toEqual([...KINDS_WITH_AMOUNTS].sort())
})

describe.each(KINDS.filter(({ id }) => KINDS_WITH_AMOUNTS.includes(id)).map((kind) => [kind.id, kind] as const))(
  '%s with fewer things',
  (_, kind) => {
    test.each(LEVELS)('%s: less on the page and in its key, laid out as well', (level) => {
      for (const seed of [FIRST, SECOND]) {
        const [plain, few] = [draw(kind, level, seed, false), draw(kind, level, seed, true)]
        expect(thingsOn(few), `things, drawing ${seed}`).toBeLessThan(thingsOn(plain))
        expect(few.answerKeys.length).toBe(plain.answerKeys.length)
        if (answersOn(plain) > 0) {
          expect(answersOn(few), `answers, drawing ${seed}`).toBeGreaterThan(0)
          const most = answersOn(plain) - (ONE_RED.has(kind.id) ? 0 : 1)
          expect(answersOn(few), `answers, drawing ${seed}`).toBeLessThanOrEqual(most)
        }
        const mayTouch = plain.pages.flatMap((page) => faultsOf(page)).some((fault) => fault.includes('touch'))
        expect(faults(few, footMarginOf(kind), mayTouch), `drawing ${seed}`).toEqual([])
      }
    })

    test('as many pages as of the whole sheet', () => {
      expect(draw(kind, 'medio', FIRST, true, 4).pages).toHaveLength(4)
    })
  },
)
