import { expect, test } from 'vitest'
import { FLAKY, flakyTests, unexcused } from './flaky.mjs'

const spec = (title: string, status: string) => ({ file: 'a.e2e.ts', line: 7, title, tests: [{ status }] })

test('the list is short, and every entry has its day', () => {
  expect(FLAKY.length).toBeLessThanOrEqual(5)
  expect(FLAKY.filter(({ since }) => !/^20\d\d-\d\d-\d\d$/.test(since))).toEqual([])
})

test('a test that passed on its second chance fails the run unless it is listed', () => {
  const suites = [
    { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky'), spec('three', 'flaky')] }] },
  ]
  const found = flakyTests(suites)
  expect(found).toEqual([
    { test: 'a.e2e.ts two', line: 7 },
    { test: 'a.e2e.ts three', line: 7 },
  ])
  expect(unexcused(found, [{ test: 'a.e2e.ts two', since: '2026-11-24' }])).toEqual([
    { test: 'a.e2e.ts three', line: 7 },
  ])
})
