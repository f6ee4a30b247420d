import { expect, test } from 'vitest'
import { rowWithoutFree } from './rules.ts'

/** `p` is premium, `f` free. */
const list = (letters: string) => [...letters].map((letter) => ({ isPremium: letter === 'p' }))

test.each([
  ['f', null],
  ['pf', null],
  ['ppf', 'phone'],
  ['pppf', 'tablet'],
  ['ppppf', 'tablet'],
  ['pppppf', 'every'],
  ['ppp', 'every'],
  ['', 'every'],
])('a list that begins with %s lacks a free one up to: %s', (letters, rows) => {
  expect(rowWithoutFree(list(letters))).toBe(rows)
})
