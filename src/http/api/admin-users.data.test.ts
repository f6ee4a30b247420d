import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { insertUser } from '../../../tests/factories/database.ts'
import { subscriptionsAlone } from '../../../tests/factories/subscriptions.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { Session } from '../../features/accounts/schema.ts'
import { createAccountSupport } from '../../features/accounts/support/service.server.ts'
import { createAudit } from '../../features/audit/service.server.ts'
import { createReporting } from '../../features/reporting/service.server.ts'
import { createAdminUsers } from '../../features/reporting/users/service.server.ts'
import { dateKey, systemClock } from '../../platform/time.ts'
import type { HttpEnv } from '../env.ts'
import { registerAdminUsers } from './admin-users.ts'
import { createRoutes } from './route.ts'

/** A month from now. */
const AHEAD = dateKey(new Date(Date.now() + 30 * 86_400_000))

const { db } = await testDatabase()
const clock = systemClock
const audit = createAudit({ db, clock })
const adminUsers = createAdminUsers({
  db,
  clock,
  audit,
  support: createAccountSupport({ db, clock, jobs: { send: async () => undefined } }),
  premium: subscriptionsAlone({ db, clock }),
})

const functions = createRoutes()
registerAdminUsers(functions, { audit, adminUsers, reporting: createReporting({ db, clock }) })

/** The routes with a signed-in person. */
function routes(session: Session | null) {
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'r1')
    c.set('session', session)
    await next()
  })
  app.route('/', functions)
  return (method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    })
}

async function person(role: 'user' | 'admin'): Promise<Session> {
  const { id, name, email } = await insertUser(db, { role })
  return { userId: id, name, email, isAdmin: role === 'admin' } as Session
}

const outcome = async (answer: Response) => {
  const body = (await answer.json()) as { error?: { code: string } }
  return [answer.status, body.error?.code]
}

/** Every registered route, from its OpenAPI description. */
const ROUTES = Object.entries(
  functions.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 't', version: '1' } }).paths ?? {},
).flatMap(([path, methods]) => Object.keys(methods ?? {}).map((method) => [method.toUpperCase(), path] as const))

describe('every route', () => {
  it('is known', () => {
    expect(ROUTES.map((route) => route.join(' '))).toEqual([
      'GET /admin/dashboard',
      'GET /admin/users',
      'GET /admin/users/{id}',
      'POST /admin/users/{id}/premium',
      'POST /admin/users/{id}/end-sessions',
      'POST /admin/users/{id}/resend-confirmation',
      'GET /admin/audit',
    ])
  })

  it.each(ROUTES)('%s %s refuses visitors and members, whatever they send', async (method, path) => {
    const [visitor, member] = [routes(null), routes(await person('user'))]
    for (const place of [path.replace('{id}', randomUUID()), path.replace('{id}', 'x')]) {
      for (const body of method === 'POST' ? [{}, '{', { action: 'end', reason: 'teste' }] : [undefined]) {
        expect(await outcome(await visitor(method, place, body))).toEqual([401, 'authentication_required'])
        expect(await outcome(await member(method, place, body))).toEqual([403, 'access_denied'])
      }
    }
  })

  it('answers administrators, and only them', async () => {
    const call = routes(await person('admin'))
    const { userId } = await person('user')
    const answers = [
      await call('GET', '/admin/dashboard'),
      await call('GET', '/admin/users?search=pessoa&plan=gratuito'),
      await call('GET', `/admin/users/${userId}`),
      await call('POST', `/admin/users/${userId}/premium`, {
        action: 'grant',
        until: AHEAD,
        reason: ' Cortesia ',
      }),
      await call('POST', `/admin/users/${userId}/premium`, { action: 'end', reason: 'Engano' }),
      await call('POST', `/admin/users/${userId}/end-sessions`),
      await call('GET', '/admin/audit?limit=2'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200])
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('private, no-store')
    expect(await outcome(await call('POST', `/admin/users/${userId}/resend-confirmation`))).toEqual([
      409,
      'already_confirmed',
    ])
    expect(
      await outcome(await call('POST', `/admin/users/${userId}/premium`, { action: 'end', reason: 'de novo' })),
    ).toEqual([409, 'premium_not_running'])
    expect(await outcome(await call('GET', `/admin/users/${randomUUID()}`))).toEqual([404, 'not_found'])
  })
})

it.each([
  ['no reason', { action: 'grant', until: AHEAD }],
  ['an empty reason', { action: 'grant', until: AHEAD, reason: '   ' }],
  ['a huge reason', { action: 'end', reason: 'x'.repeat(501) }],
  ['control characters', { action: 'end', reason: 'abc\u0000def' }],
  ['no date', { action: 'grant', reason: 'teste' }],
  ['a date that is none', { action: 'grant', until: '2030-02-31', reason: 'teste' }],
  ['a day that is over', { action: 'grant', until: '2020-01-01', reason: 'teste' }],
  ['nothing', {}],
  ['a list', []],
])('a change with %s is refused', async (_name, body) => {
  const { userId } = await person('user')
  const call = routes(await person('admin'))
  expect(await outcome(await call('POST', `/admin/users/${userId}/premium`, body))).toEqual([400, 'invalid_input'])
})

it.each(['?limit=0', '?limit=1000', '?plan=ouro', '?after=x'])('a list asked with %s is refused', async (query) => {
  const call = routes(await person('admin'))
  expect(await outcome(await call('GET', `/admin/users${query}`))).toEqual([400, 'invalid_input'])
})
