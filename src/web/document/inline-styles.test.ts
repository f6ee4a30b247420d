import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { styleSheetsInside } from './inline-styles.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'atividario-styles-'))
mkdirSync(path.join(folder, 'assets'))
writeFileSync(path.join(folder, 'assets', 'a-B_1.css'), 'p{content:"$&"}.none{color:red}\n')
afterAll(() => rmSync(folder, { recursive: true }))

it('puts the sheets of the build into the page, as they are', () => {
  const inside = styleSheetsInside(folder)
  const page = '<link rel="stylesheet" href="/assets/a-B_1.css"/><link rel="icon" href="/a.svg"/>'
  const expected =
    '<style>p{content:"$&"}.none{color:red}</style><link rel="stylesheet" href="/assets/a-B_1.css" disabled="" media="not all"/>' +
    '<link rel="icon" href="/a.svg"/>'
  expect(inside(page)).toBe(expected)
  expect(inside(page)).toBe(expected)
})

it('leaves what is none of the build alone', () => {
  for (const page of [
    '<link rel="stylesheet" href="https://example.com/a.css"/>',
    '<link rel="stylesheet" href="/assets/../a.css"/>',
  ])
    expect(styleSheetsInside(folder)(page)).toBe(page)
})
