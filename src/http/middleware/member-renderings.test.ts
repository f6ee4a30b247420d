import { expect, it } from 'vitest'
import { createMemberRenderings } from './member-renderings.ts'

function setUp(options: Parameters<typeof createMemberRenderings>[0] = {}) {
  const queue = createMemberRenderings(options)
  const started: string[] = []
  const enter = (name: string, account = 'ana') => {
    const entered = queue.enter(account, () => started.push(name))
    return typeof entered === 'function' ? entered : null
  }
  return { queue, started, enter }
}

it('an account has a few pages at work; the others follow in order', () => {
  const { started, enter } = setUp({ atOnce: 2 })
  const [a] = ['a', 'b', 'c', 'd'].map((name) => enter(name))
  expect(started).toEqual(['a', 'b'])
  a?.()
  a?.()
  expect(started).toEqual(['a', 'b', 'c'])
})

it('another account starts at once, however many pages the first one waits for', () => {
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

it('all accounts together have a bound, and take turns', () => {
  const { started, enter } = setUp({ atOnce: 2, atOnceInAll: 3 })
  const places = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => enter(name, name.slice(0, 1)))
  expect(started).toEqual(['a1', 'a2', 'b1'])
  places[0]?.()
  expect(started.at(-1)).toBe('c1')
  places[3]?.()
  expect(started.at(-1)).toBe('b2')
})

it('when too many wait, an account without a page gets its place all the same', () => {
  const { enter } = setUp({ atOnceInAll: 1, waitingInAll: 2 })
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']
  const places = names.filter((name) => enter(name, name.slice(0, 1)))
  expect(places).toEqual(['a1', 'a2', 'a3', 'b1'])
})

it('nothing stays in memory of accounts without pages under way, and of one never more than its queue', () => {
  const { queue, enter } = setUp({ atOnce: 3, waitingMax: 60, waitingInAll: 2_000 })
  const places = Array.from({ length: 1_000 }, (_, n) => enter(`${n}`))
  expect(places.filter((place) => place !== null)).toHaveLength(63)
  const others = Array.from({ length: 1_000 }, (_, n) => enter('x', `account ${n}`))
  expect(queue.size().accounts).toBe(1_001)
  for (const leave of [...places, ...others]) leave?.()
  expect(queue.size()).toEqual({ accounts: 0, running: 0, waiting: 0 })
})
