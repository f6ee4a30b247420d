import { describe, expect, it } from 'vitest'
import { createApiFetch, saysSessionFailed } from './fetch-api.ts'
import { createRequestGate } from './request-gate.ts'

const ADDRESS = '/functions/v1/check-admin'

describe('saysSessionFailed', () => {
  it.each([
    ['401', new Response('{}', { status: 401 }), true],
    ['403', new Response('{}', { status: 403 }), true],
    ['unauthorized', new Response('Unauthorized', { status: 500 }), true],
    ['invalid token', new Response('{"message":"Invalid token"}', { status: 400 }), true],
    ['jwt expired', new Response('jwt expired', { status: 400 }), true],
    ['session not found', new Response('Session not found', { status: 404 }), true],
    ['another failure', new Response('no such activity', { status: 404 }), false],
    ['a success that says the words', new Response('unauthorized'), false],
  ])('%s', async (_name, answer, expected) => {
    expect(await saysSessionFailed(answer)).toBe(expected)
  })
})

describe('createApiFetch', () => {
  function apiFetch(answer: () => Response) {
    const sent: string[] = []
    const { call, onSessionFailure } = createApiFetch({
      gate: createRequestGate(() => 0),
      send: async (input) => {
        sent.push(String(input))
        return answer()
      },
    })
    return { call, onSessionFailure, sent }
  }

  it.each([
    ['/rest/v1/activities?limit=1', 10, 'Database rate limit exceeded'],
    ['/storage/v1/object/sign/a.pdf?expires=1', 8, 'Rate limit exceeded for storage'],
    ['/auth/v1/sign-out', 50, 'Rate limit exceeded for global'],
    ['/functions/v1/check-admin', 50, 'Rate limit exceeded for global'],
  ])('guards %s', async (address, allowed, message) => {
    const { call, sent } = apiFetch(() => Response.json({}))
    for (let i = 0; i < allowed; i++) await call(address)
    await expect(call(address)).rejects.toThrow(message)
    expect(sent).toHaveLength(allowed)
  })

  it('tells that a session failed and still hands over the answer, whole', async () => {
    const { call, onSessionFailure } = apiFetch(() => Response.json({ error: 'x' }, { status: 401 }))
    const told = new Promise<void>((resolve) => onSessionFailure(resolve))
    expect(await (await call(ADDRESS)).json()).toEqual({ error: 'x' })
    await told
  })

  it('tells nobody who stopped listening', async () => {
    const { call, onSessionFailure } = apiFetch(() => Response.json({}, { status: 401 }))
    let heard = 0
    const stop = onSessionFailure(() => {
      heard++
    })
    stop()
    const told = new Promise<void>((resolve) => onSessionFailure(resolve))
    await call(ADDRESS)
    await told
    expect(heard).toBe(0)
  })
})

describe('undisturbed', () => {
  function open() {
    const releases: (() => void)[] = []
    const { call, undisturbed } = createApiFetch({
      gate: createRequestGate(() => 0),
      send: () => new Promise((resolve) => releases.push(() => resolve(new Response('{}')))),
    })
    return { call, undisturbed, release: () => releases.shift()?.() }
  }

  it.each([
    ['/auth/v1/change-password', 'POST', false],
    ['/auth/v1/get-session', undefined, true],
    ['/rest/v1/profiles', 'PATCH', true],
  ])('a call to %s by %s meanwhile: %s', async (address, method, believed) => {
    const { call, undisturbed, release } = open()
    const asking = undisturbed(async () => {
      const other = call(address, { method })
      release()
      await other
      return 'answer'
    })
    expect(await asking).toEqual({ answer: 'answer', believed })
  })

  it('not while one is still under way, but once it is over', async () => {
    const { call, undisturbed, release } = open()
    const other = call('/auth/v1/sign-in/email', { method: 'POST' })
    expect((await undisturbed(async () => 1)).believed).toBe(false)
    release()
    await other
    expect((await undisturbed(async () => 1)).believed).toBe(true)
  })
})

describe('hasLeft', () => {
  it.each([
    ['a sign-out', ['/auth/v1/sign-out'], 200, true],
    ['a deletion', ['/auth/v1/delete-account'], 200, true],
    ['a sign-out that failed', ['/auth/v1/sign-out'], 500, false],
    ['another change of the account', ['/auth/v1/change-password'], 200, false],
    ['a sign-in that follows', ['/auth/v1/sign-out', '/auth/v1/sign-in/email'], 200, false],
    ['a reading that follows', ['/auth/v1/sign-out', '/auth/v1/get-session'], 200, true],
  ])('after %s', async (_name, addresses, status, expected) => {
    const { call, hasLeft } = createApiFetch({
      gate: createRequestGate(() => 0),
      send: async () => Response.json({}, { status }),
    })
    expect(hasLeft()).toBe(false)
    for (const address of addresses) await call(address, { method: address.includes('get-') ? 'GET' : 'POST' })
    expect(hasLeft()).toBe(expected)
  })
})
