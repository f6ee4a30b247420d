import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KINDS } from '../../sheets/kinds/registry.ts'
import { gradesPage } from './grades.ts'

const folder = new URL('../../docs/sheets/', import.meta.url)

test('every kind has its picture and its row among the grades', () => {
  const page = readFileSync(new URL('README.md', folder), 'utf8')
  expect(KINDS.filter(({ id }) => !existsSync(new URL(`${id}.webp`, folder))).map(({ id }) => id)).toEqual([])
  expect(KINDS.filter(({ id }) => !page.includes(`| [${id}](`)).map(({ id }) => id)).toEqual([])
})

test('no kind is graded below B', () => {
  const rows = gradesPage()
    .split('\n')
    .filter((row) => row.startsWith('| ['))
  expect(rows).toHaveLength(KINDS.length)
  expect(rows.filter((row) => !/^\| \[[^|]*\| [^|]* \| [AB–] \|/.test(row))).toEqual([])
})
