import { expect, it } from 'vitest'
import { createColdRenderings } from './cold-renderings.ts'

function setUp(options: Partial<Parameters<typeof createColdRenderings>[0]> = {}) {
  const clock = { now: 0 }
  const queue = createColdRenderings({ now: () => clock.now, ...options })
  const started: string[] = []
  const enter = (name: string, address = name) => queue.enter(address, () => started.push(name))
  return { clock, queue, started, enter }
}

const left = (entered: ReturnType<ReturnType<typeof setUp>['enter']> | undefined) => {
  if (typeof entered !== 'function') throw new Error(entered)
  entered()
}

it('starts a few, the others in order as places are given back', () => {
  const { started, enter } = setUp({ atOnce: 2 })
  const places = ['a', 'b', 'c', 'd'].map((name) => enter(name))
  expect(started).toEqual(['a', 'b'])
  left(places[1])
  expect(started).toEqual(['a', 'b', 'c'])
  left(places[1])
  expect(started).toEqual(['a', 'b', 'c'])
})

it('one that leaves while it waits is not started', () => {
  const { started, queue, enter } = setUp({ atOnce: 1 })
  const [a, b, c] = ['a', 'b', 'c'].map((name) => enter(name))
  left(b)
  left(a)
  left(c)
  expect(started).toEqual(['a', 'c'])
  expect(queue.size()).toMatchObject({ waiting: 0, running: 0, addresses: 0 })
})

it('an allowance is used up, and comes back with time, never above the burst', () => {
  const { clock, enter } = setUp({ burst: 3, perAddress: 100, atOnce: 100 })
  expect([1, 2, 3, 4].map((n) => typeof enter(`${n}`, 'x'))).toEqual(['function', 'function', 'function', 'string'])
  expect(enter('5', 'x')).toBe('rate_limited')
  clock.now += 500
  expect(typeof enter('6', 'x')).toBe('function')
  expect(enter('7', 'x')).toBe('rate_limited')
  clock.now += 3_600_000
  expect([1, 2, 3].map((n) => typeof enter(`${n}`, 'x'))).toEqual(['function', 'function', 'function'])
  expect(enter('8', 'x')).toBe('rate_limited')
})

it('remembers a bounded number of addresses and waiting pages, whatever comes', () => {
  const { queue, enter } = setUp()
  for (let number = 0; number < 30_000; number++) {
    const place = enter(`${number}`)
    if (typeof place === 'function' && number % 2) place()
  }
  const size = queue.size()
  expect(size.allowances).toBeLessThanOrEqual(10_000)
  expect(size.waiting).toBeLessThanOrEqual(128)
  expect(size.addresses).toBe(size.waiting + size.running)
})
