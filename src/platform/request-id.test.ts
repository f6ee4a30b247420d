import { expect, test } from 'vitest'
import { nextRequestId } from './request-id.ts'

test('request ids differ, and fit into a header and a log line', () => {
  const ids = Array.from({ length: 1_000 }, nextRequestId)
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids) expect(id).toMatch(/^[\w-]{14,30}$/)
})
