import { expect, test } from 'vitest'
import { lastWords, moved } from './rules.ts'

test.each([
  ['b', 'up', 'bac'],
  ['b', 'down', 'acb'],
  ['a', 'up', 'abc'],
  ['c', 'down', 'abc'],
  ['x', 'up', 'abc'],
  ['x', 'down', 'abc'],
] as const)('%s moved %s in abc is %s', (id, direction, expected) => {
  expect(moved(['a', 'b', 'c'], id, direction).join('')).toBe(expected)
})

test.each([
  ['a+ b+ a-', 'b+ a-'],
  ['a+ a- a+', 'a+'],
  ['', ''],
])('of %j counts %j', (presses, expected) => {
  const changes = presses
    .split(' ')
    .filter(Boolean)
    .map(([activityId = '', sign]) => ({ activityId, saved: sign === '+' }))
  expect(
    lastWords(changes)
      .map(({ activityId, saved }) => `${activityId}${saved ? '+' : '-'}`)
      .join(' '),
  ).toBe(expected)
})
