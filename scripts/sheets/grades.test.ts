import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KINDS } from '../../sheets/kinds/registry.ts'
import { changedSince, gradesPage, readJury } from './grades.ts'

const folder = new URL('../../docs/sheets/', import.meta.url)

test('every kind has its picture and its row among the grades', () => {
  const page = readFileSync(new URL('README.md', folder), 'utf8')
  expect(KINDS.filter(({ id }) => !existsSync(new URL(`${id}.webp`, folder))).map(({ id }) => id)).toEqual([])
  expect(KINDS.filter(({ id }) => !page.includes(`| [${id}](`)).map(({ id }) => id)).toEqual([])
})

test('the record of the juries is about kinds that exist, and no juror judges one twice', () => {
  const known = new Set(KINDS.map(({ id }) => id))
  for (const [kind, { pieces, verdicts }] of Object.entries(readJury())) {
    expect(known).toContain(kind)
    expect(Object.keys(pieces), kind).not.toEqual([])
    expect(new Set(verdicts.map(({ juror }) => juror)).size, kind).toBe(verdicts.length)
  }
})

test('verdicts of pages that changed are said to be old', () => {
  const [{ id } = { id: '' }] = KINDS
  const verdicts = [{ juror: '1', grade: 'C', why: 'vazia | fraca', lift: 'uma cena' } as const]
  const judged = { pieces: { peca: 'before' }, verdicts }
  expect(changedSince(judged, { peca: { pages: 'before' } })).toBe(false)
  expect(changedSince(judged, { peca: { pages: 'after' } })).toBe(true)
  expect(changedSince(judged, {})).toBe(true)
  expect(gradesPage({ [id]: judged })).toContain(
    `| [${id}](${id}.webp) | C (changed since) | vazia / fraca | uma cena |`,
  )
})
