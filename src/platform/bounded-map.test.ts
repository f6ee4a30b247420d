import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('beyond its size the entry that was set longest ago goes', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([3, undefined, 4, 2])
})

test('never holds more than its size, whatever is set', () => {
  const map = new BoundedMap<number, number>(100)
  for (let n = 0; n < 10_000; n++) map.set(n, n)
  expect(map.size).toBe(100)
  map.delete(9_999)
  expect(map.size).toBe(99)
})
