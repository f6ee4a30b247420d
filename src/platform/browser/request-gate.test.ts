import { describe, expect, it } from 'vitest'
import { createRequestGate } from './request-gate.ts'

type Kind = Parameters<ReturnType<typeof createRequestGate>['pass']>[0]

/** A gate with a clock to set, and what each request met: 'ok' or the error's message. */
function gateAt() {
  const clock = { now: 0 }
  const gate = createRequestGate(() => clock.now)
  const send = (kind: Kind) => {
    try {
      gate.pass(kind)
      return 'ok'
    } catch (error) {
      return error instanceof Error ? error.message : 'no error'
    }
  }
  const sendMany = (count: number, kind: Kind) => Array.from({ length: count }, () => send(kind))
  return { clock, send, sendMany }
}

const LIMITS = [
  ['images', 10, 1_000, 2_000, 'Rate limit exceeded for images'],
  ['database', 10, 1_000, 2_000, 'Database rate limit exceeded'],
  ['storage', 8, 2_000, 5_000, 'Rate limit exceeded for storage'],
] as const

describe.each(LIMITS)('the limiter %s', (kind, requests, windowMs, blockMs, message) => {
  it(`lets ${requests} through and refuses the next`, () => {
    const { send, sendMany } = gateAt()
    expect(sendMany(requests, kind).every((answer) => answer === 'ok')).toBe(true)
    expect(send(kind)).toBe(message)
  })

  it('forgets what left the window', () => {
    const { clock, send, sendMany } = gateAt()
    sendMany(requests - 1, kind)
    clock.now = windowMs - 1
    expect(send(kind)).toBe('ok')
    clock.now = windowMs
    expect(sendMany(requests - 1, kind).every((answer) => answer === 'ok')).toBe(true)
    expect(send(kind)).toBe(message)
  })

  it(`stays closed for ${blockMs} ms, however often it is asked, then starts anew`, () => {
    const { clock, send, sendMany } = gateAt()
    clock.now = 100
    sendMany(requests + 1, kind)
    clock.now = 100 + blockMs - 1
    expect(send(kind)).toBe(message)
    clock.now = 100 + blockMs
    expect(sendMany(requests, kind).every((answer) => answer === 'ok')).toBe(true)
    expect(send(kind)).toBe(message)
  })

  it('leaves the other kinds open', () => {
    const { send, sendMany } = gateAt()
    sendMany(requests + 1, kind)
    for (const [other] of LIMITS.filter(([name]) => name !== kind)) expect(send(other)).toBe('ok')
    expect(send(null)).toBe('ok')
  })
})

describe('the limiter global', () => {
  it('counts every request of every kind, 50 in 5 s, and blocks all of them for 10 s', () => {
    const { clock, send, sendMany } = gateAt()
    sendMany(10, 'database')
    sendMany(10, 'images')
    sendMany(8, 'storage')
    expect(sendMany(22, null).every((answer) => answer === 'ok')).toBe(true)
    expect(send(null)).toBe('Rate limit exceeded for global')
    clock.now = 9_999
    expect(['database', 'images', 'storage', null].map((kind) => send(kind as Kind))).toEqual(
      Array.from({ length: 4 }, () => 'Rate limit exceeded for global'),
    )
    clock.now = 10_000
    expect(send('database')).toBe('ok')
  })

  it('does not count what another limiter refused', () => {
    const { send, sendMany } = gateAt()
    sendMany(10 + 30, 'database')
    expect(sendMany(40, null).every((answer) => answer === 'ok')).toBe(true)
    expect(send(null)).toBe('Rate limit exceeded for global')
  })
})
