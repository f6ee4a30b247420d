import { expect, it } from 'vitest'
import { askAdmin, askSession } from './session-calls.ts'

const answering = (status: number, body: unknown) => async () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
const failing = () => Promise.reject(new TypeError('Failed to fetch'))
const user = { userId: '1', name: 'Ana', email: 'ana@exemplo.com.br', isAdmin: false }

it.each([
  [200, { user, expiresAt: '2026-01-01T00:00:00.000Z' }, { kind: 'here', userId: '1' }],
  [200, null, { kind: 'gone' }],
  [401, {}, { kind: 'gone' }],
  [403, {}, { kind: 'gone' }],
  [400, { error: { title: 'JWT expired' } }, { kind: 'gone' }],
  [500, { error: { title: 'session not found' } }, { kind: 'gone' }],
  [500, {}, { kind: 'unknown' }],
  [503, 'O site está iniciando.', { kind: 'unknown' }],
  [429, {}, { kind: 'unknown' }],
  [200, '<html>a wall of a person’s Wi-Fi</html>', { kind: 'unknown' }],
  [200, { user: {} }, { kind: 'unknown' }],
  [200, 'true', { kind: 'unknown' }],
] as const)('%i %j means %j', async (status, body, expected) => {
  expect(await askSession(answering(status, body))).toEqual(expected)
})

it('signs nobody out without a network', async () => {
  expect(await askSession(failing)).toEqual({ kind: 'unknown' })
})

it.each([
  [200, { isAdmin: true }, true],
  [200, { isAdmin: false }, false],
  [200, { isAdmin: 'true' }, null],
  [200, null, null],
  [200, '<html>', null],
  [401, { isAdmin: true }, null],
  [500, {}, null],
] as const)('%i %j makes an administrator: %s', async (status, body, expected) => {
  expect(await askAdmin(answering(status, body))).toBe(expected)
})

it('makes nobody an administrator without a network', async () => {
  expect(await askAdmin(failing)).toBeNull()
})
