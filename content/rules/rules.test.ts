import { expect, test, vi } from 'vitest'
import { drawCatalogue } from './drawn.ts'
import { NOT_YET } from './not-yet.ts'
import { RULES } from './rules.ts'

vi.setConfig({ testTimeout: 120_000 })

const catalogue = drawCatalogue()

test.each(RULES.map((rule) => [rule.id, rule] as const))('every piece keeps the rule: %s', (id, rule) => {
  const faults = catalogue.map((piece) => ({ piece, found: rule.faults(piece, catalogue) }))
  const broken = faults.filter(({ found }) => found.length > 0)
  const open = NOT_YET[id] ?? []
  const told = broken.filter(({ piece }) => !open.includes(piece.entry.sheet.kind))
  expect(told.map(({ piece, found }) => `${piece.entry.sheet.kind} ${piece.entry.key}: ${found.join('; ')}`)).toEqual(
    [],
  )
  // A kind that keeps the rule by now is taken off the list.
  const failing = new Set(broken.map(({ piece }) => piece.entry.sheet.kind))
  expect(open.filter((kind) => !failing.has(kind))).toEqual([])
})

test('the list of kinds that do not keep a rule yet names rules that there are', () => {
  const ids = new Set(RULES.map(({ id }) => id))
  expect(Object.keys(NOT_YET).filter((id) => !ids.has(id))).toEqual([])
})
