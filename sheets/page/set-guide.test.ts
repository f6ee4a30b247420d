import { expect, test } from 'vitest'
import { drawForTest, faultsOf } from '../../tests/factories/sheets.ts'
import { textsOf } from '../scene/marks.ts'
import { CONTENT } from './paper.ts'
import { guideKind } from './set-guide.ts'
import { SET_GUIDES } from './set-guides.ts'
import { PAPER_TEXTS } from './texts.ts'

const SETS = Object.keys(SET_GUIDES)

test.each(SETS)('%s: its spaces to colour, a note that fits its page, a row of the record for each', (set) => {
  const kind = guideKind('guia', 'tracejar', [set])
  const { pages, contents, facts, answerKeys } = drawForTest(kind, 'facil', 0, 4)
  expect(facts.pages.map(({ page }) => page)).toEqual(['progress', 'note', 'record', 'certificate'])
  for (const page of pages) expect(faultsOf(page)).toEqual([])
  expect(facts.pages[1]?.bottom).toBeLessThanOrEqual(CONTENT.y + CONTENT.height)
  expect(answerKeys).toEqual([])
  const texts = contents.map((content) => content.texts)
  expect(SET_GUIDES[set]?.spaces.filter((space) => !texts[2]?.includes(space))).toEqual([])
  expect(pages.map(({ marks }) => textsOf(marks).includes(PAPER_TEXTS.name))).toEqual([true, false, false, false])
})

test('as many spaces as a set has steps, and every note says how to adapt it', () => {
  expect(SETS.map((set) => SET_GUIDES[set]?.spaces.length)).toEqual([30, 26, 21, 17])
  for (const guide of Object.values(SET_GUIDES)) {
    expect(guide.adapt.map(([whom]) => whom)).toEqual(['TEA', 'TDAH', 'Baixa visão'])
    expect(guide.skills.every((skill) => /^E[IF]\d\d[A-Z]{2}\d\d: /.test(skill))).toBe(true)
  }
})
