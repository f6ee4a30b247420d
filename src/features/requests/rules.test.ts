import { describe, expect, test } from 'vitest'
import { isNews, mayMerge, mayVote, nearestFirst, REQUEST_STATES } from './rules.ts'

test.each(
  REQUEST_STATES.flatMap((state) =>
    [true, false].flatMap((isPublic) => [true, false].map((isOwn) => ({ state, isPublic, isOwn }))),
  ),
)('who may vote: %j', (request) => {
  const open = ['received', 'in_progress'].includes(request.state)
  expect(mayVote(request)).toBe(open && request.isPublic && !request.isOwn)
})

test.each([
  ['received', null, 'received', null, false],
  ['received', null, 'in_progress', null, true],
  ['in_progress', null, 'in_progress', 'Em breve', true],
  ['in_progress', 'Em breve', 'in_progress', 'Em breve', false],
  ['in_progress', 'Em breve', 'in_progress', null, false],
  ['in_progress', null, 'received', null, false],
  ['in_progress', null, 'declined', 'Não faremos', true],
  ['received', null, 'done', null, true],
] as const)('from %s (%j) to %s (%j) is news: %s', (before, said, after, says, news) => {
  expect(isNews({ state: before, answer: said }, { state: after, answer: says })).toBe(news)
})

describe('merging', () => {
  const open = { kind: 'sheet', state: 'received', mergedInto: null } as const
  test.each([
    ['two open ones', { ...open, id: 'a' }, { ...open, id: 'b', state: 'in_progress' }, true],
    ['one with itself', { ...open, id: 'a' }, { ...open, id: 'a' }, false],
    ['a sheet and an improvement', { ...open, id: 'a' }, { ...open, id: 'b', kind: 'improvement' }, false],
    ['an answered one', { ...open, id: 'a', state: 'declined' }, { ...open, id: 'b' }, false],
    ['into an answered one', { ...open, id: 'a' }, { ...open, id: 'b', state: 'done' }, false],
    ['one that is merged', { ...open, id: 'a', mergedInto: 'c' }, { ...open, id: 'b' }, false],
    ['into one that is merged', { ...open, id: 'a' }, { ...open, id: 'b', mergedInto: 'c' }, false],
  ] as const)('%s', (_, request, into, may) => {
    expect(mayMerge(request, into)).toBe(may)
  })

  test('offers the themes that share most words first, accents and plural aside', () => {
    const themes = ['Planetas', 'Sílabas com R', 'Dinossauro', 'Atividades de dinossauros para recortar']
    const others = themes.map((theme) => ({ theme }))
    expect(nearestFirst({ theme: 'dinossauros de recortar' }, others).map(({ theme }) => theme)).toEqual([
      'Atividades de dinossauros para recortar',
      'Dinossauro',
      'Planetas',
      'Sílabas com R',
    ])
  })
})
