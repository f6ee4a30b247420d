import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Ana Clara Nunes', 'Ana'],
  ['  Joana  ', 'Joana'],
  ['José\tCarlos', 'José'],
  ['', ''],
  ['   ', ''],
])('the greeting for %j says %j', (name, expected) => {
  expect(firstName(name)).toBe(expected)
})
