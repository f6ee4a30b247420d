import { expect, test } from 'vitest'
import { BackupError } from './error.ts'
import { referredFirst } from './tables.ts'

test('tables come after those they refer to; a circle is refused', () => {
  const names = (tables: { name: string; refersTo: string[] }[]) => referredFirst(tables).map(({ name }) => name)
  expect(
    names([
      { name: 'a', refersTo: ['b'] },
      { name: 'b', refersTo: ['c'] },
      { name: 'c', refersTo: [] },
    ]),
  ).toEqual(['c', 'b', 'a'])
  expect(() =>
    names([
      { name: 'a', refersTo: ['b'] },
      { name: 'b', refersTo: ['a'] },
    ]),
  ).toThrow(BackupError)
})
