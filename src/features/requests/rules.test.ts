import { expect, test } from 'vitest'
import { isNews, mayVote, REQUEST_STATES } from './rules.ts'

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
