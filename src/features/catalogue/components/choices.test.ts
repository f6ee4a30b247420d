import { expect, test } from 'vitest'
import { type Choices, newest, whenAsked, whenDrawn } from './choices.ts'

type Step = readonly ['ask' | 'draw', string]

const table: readonly (readonly [string, readonly Step[], string])[] = [
  ['nothing yet', [], '/'],
  ['a choice', [['ask', '/a']], '/a'],
  [
    'a choice that is drawn',
    [
      ['ask', '/a'],
      ['draw', '/a'],
    ],
    '/a',
  ],
  [
    'a first choice that is drawn after the second',
    [
      ['ask', '/a'],
      ['ask', '/ab'],
      ['draw', '/a'],
    ],
    '/ab',
  ],
  [
    'a first choice that is never drawn',
    [
      ['ask', '/a'],
      ['ask', '/ab'],
      ['draw', '/ab'],
    ],
    '/ab',
  ],
  [
    'a choice after a late drawing',
    [
      ['ask', '/a'],
      ['ask', '/ab'],
      ['draw', '/a'],
      ['ask', '/abc'],
    ],
    '/abc',
  ],
  [
    'all drawn in their order',
    [
      ['ask', '/a'],
      ['ask', '/ab'],
      ['draw', '/a'],
      ['draw', '/ab'],
    ],
    '/ab',
  ],
  [
    'there and back',
    [
      ['ask', '/a'],
      ['ask', '/'],
      ['draw', '/a'],
    ],
    '/',
  ],
  [
    'a link elsewhere',
    [
      ['ask', '/a'],
      ['draw', '/other'],
    ],
    '/other',
  ],
  [
    'a list that could not be read',
    [
      ['ask', '/a'],
      ['draw', '/a'],
      ['draw', '/'],
    ],
    '/',
  ],
]

test.each(table)('%s', (_, steps, expected) => {
  const choices = steps.reduce<Choices>(
    (before, [what, href]) => (what === 'ask' ? whenAsked(before, href) : whenDrawn(before, href)),
    { drawn: '/', waiting: [] },
  )
  expect(newest(choices)).toBe(expected)
})

test('one address that is asked for again and again waits once', () => {
  const once = whenAsked({ drawn: '/', waiting: [] }, '/a')
  expect(whenAsked(once, '/a')).toBe(once)
})
