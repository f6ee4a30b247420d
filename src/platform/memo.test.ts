import { expect, test } from 'vitest'
import { createMemo } from './memo.ts'

function counting(options: { max?: number; lifetimeMs?: number } = {}) {
  let now = 0
  const found: string[] = []
  const memo = createMemo<string>({ max: 2, lifetimeMs: 100, now: () => now, ...options })
  const get = (key: string) =>
    memo.get(key, async () => {
      found.push(key)
      return `${key}${found.length}`
    })
  return {
    memo,
    get,
    found,
    later(ms: number) {
      now += ms
    },
  }
}

test('an answer is found once for all who ask, until its time is over', async () => {
  const { get, found, later } = counting()
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a1', 'a1'])
  later(99)
  expect(await get('a')).toBe('a1')
  later(1)
  expect(await get('a')).toBe('a2')
  expect(found).toHaveLength(2)
})

test('the least recently asked for makes room', async () => {
  const { get, found } = counting()
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(found).toEqual(['a', 'b', 'c', 'b'])
})

test('everything is forgotten at once', async () => {
  const { memo, get, found } = counting()
  await get('a')
  memo.clear()
  await get('a')
  expect(found).toEqual(['a', 'a'])
})

test('a failure rejects every waiting caller and is not cached', async () => {
  const { memo } = counting()
  await expect(memo.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await expect(memo.get('a', async () => 'there')).resolves.toBe('there')
})
