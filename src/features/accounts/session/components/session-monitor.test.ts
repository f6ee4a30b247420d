import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SessionState } from './session-calls.ts'
import { createSessionMonitor, type Reason } from './session-monitor.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** Duration of timers without delay (ms). */
const SOON = 2

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(state: SessionState = { kind: 'here', userId: '1' }) {
  const states: [string, Reason][] = []
  const server = { state, asked: 0 }
  const monitor = createSessionMonitor({
    ask: async () => {
      server.asked += 1
      return server.state
    },
    onState: ({ kind }, reason) => states.push([kind, reason]),
  })
  return { monitor, states, server }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('looks after 1 s, then every 30 s, until it is stopped', async () => {
  const { monitor, server } = open()
  await pass(SECOND - 1)
  expect(server.asked).toBe(0)
  await pass(SOON)
  expect(server.asked).toBe(1)
  await pass(30 * SECOND - SOON)
  expect(server.asked).toBe(1)
  await pass(SOON)
  expect(server.asked).toBe(2)
  monitor.stop()
  await pass(5 * MINUTE)
  expect(server.asked).toBe(2)
})

it('reports states, and no unknown one', async () => {
  const { states, server } = open({ kind: 'unknown' })
  await pass(2 * MINUTE)
  expect(server.asked).toBeGreaterThan(3)
  expect(states).toEqual([])
  server.state = { kind: 'gone' }
  await pass(30 * SECOND)
  expect(states).toEqual([['gone', 'routine']])
})

it('checks after a refused call, but never twice within 5 s', async () => {
  const { monitor, states, server } = open()
  await pass(SECOND + SOON)
  for (let n = 0; n < 10; n++) monitor.doubt('refused_call')
  await pass(5 * SECOND - SOON)
  expect(server.asked).toBe(1)
  await pass(2 * SOON)
  expect(server.asked).toBe(2)
  expect(states).toEqual([
    ['here', 'routine'],
    ['here', 'refused_call'],
  ])
})

it('keeps a doubt that was not answered', async () => {
  const { monitor, states, server } = open({ kind: 'unknown' })
  monitor.doubt('refused_call')
  await pass(SECOND)
  server.state = { kind: 'gone' }
  await pass(30 * SECOND)
  expect(states[0]).toEqual(['gone', 'refused_call'])
})

it('follows another tab’s word at once', async () => {
  const { monitor, states } = open({ kind: 'gone' })
  await pass(SECOND + SOON)
  monitor.doubt('other_tab')
  await pass(0)
  expect(states).toEqual([
    ['gone', 'routine'],
    ['gone', 'other_tab'],
  ])
})

it.each([
  [5 * MINUTE, 0],
  [5 * MINUTE + 1, 1],
])('seen again after %i ms it looks at once: %i', async (hidden, looks) => {
  const { monitor, server } = open()
  await pass(10 * SECOND)
  // Between two rounds, so that only the visibility can be the reason.
  monitor.seen(false)
  monitor.seen(false)
  await pass(hidden)
  const before = server.asked
  monitor.seen(true)
  await pass(5 * SECOND)
  expect(server.asked - before).toBe(looks)
})

it('says nothing once it is stopped, even of an answer under way', async () => {
  const { monitor, states } = open()
  await pass(SECOND - 1)
  monitor.doubt('other_tab')
  monitor.stop()
  await pass(MINUTE)
  expect(states).toEqual([])
})
