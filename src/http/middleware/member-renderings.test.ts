import { expect, it } from 'vitest'
import { createMemberRenderings } from './member-renderings.ts'

function setUp(options: Parameters<typeof createMemberRenderings>[0] = {}) {
  const queue = createMemberRenderings(options)
  const started: string[] = []
  const enter = (name: string, session = 'ana') => {
    const entered = queue.enter(session, () => started.push(name))
    return typeof entered === 'function' ? entered : null
  }
  return { queue, started, enter }
}

it('a session has a few pages at work; the others follow in order', () => {
  const { started, enter } = setUp({ atOnce: 2 })
  const [a] = ['a', 'b', 'c', 'd'].map((name) => enter(name))
  expect(started).toEqual(['a', 'b'])
  a?.()
  a?.()
  expect(started).toEqual(['a', 'b', 'c'])
})

it('another session starts at once, however many pages the first one waits for', () => {
  const { started, enter } = setUp()
  for (let page = 0; page < 50; page++) enter(`ana ${page}`)
  enter('rita', 'rita')
  expect(started).toEqual(['ana 0', 'ana 1', 'ana 2', 'rita'])
})

it('a page that is given up while it waits is not started, and makes room', () => {
  const { started, enter } = setUp({ atOnce: 1, waitingMax: 1 })
  const a = enter('a')
  const b = enter('b')
  expect(enter('c')).toBeNull()
  b?.()
  enter('d')
  a?.()
  expect(started).toEqual(['a', 'd'])
})

it('nothing stays in memory of sessions without pages under way, and of one never more than its queue', () => {
  const { queue, enter } = setUp({ atOnce: 3, waitingMax: 60 })
  const places = Array.from({ length: 1_000 }, (_, n) => enter(`${n}`))
  expect(places.filter((place) => place !== null)).toHaveLength(63)
  const others = Array.from({ length: 1_000 }, (_, n) => enter('x', `session ${n}`))
  expect(queue.size()).toBe(1_001)
  for (const leave of [...places, ...others]) leave?.()
  expect(queue.size()).toBe(0)
})
