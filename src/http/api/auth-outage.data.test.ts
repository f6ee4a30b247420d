import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountsOn, anyone, cookiesOf, SITE_ORIGIN, signUpForm } from '../../../tests/factories/accounts.ts'
import { cleanUpLater } from '../../../tests/setup/cleanups.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { openProxy } from '../../../tests/trust/site/proxy.ts'
import { openDatabase } from '../../platform/db/pool.ts'
import { createLog } from '../../platform/log.ts'
import { authRoutes } from './auth.ts'
import { registerProfiles } from './rest-profiles.ts'
import { createRoutes } from './route.ts'

const SECRET = 'another secret of forty characters, or so'
const { url: direct, pool } = await testDatabase()
const proxy = await openProxy(Number(new URL(direct).port))
cleanUpLater(proxy.close)
const outside = new URL(direct)
outside.port = String(proxy.port)
const reached = openDatabase(outside.href)
cleanUpLater(reached.close)
const { open } = await accountsOn({ ...reached, url: outside.href })
const accounts = open({ secret: SECRET })

const routes = createRoutes()
routes.use(async (c, next) => {
  c.set('address', randomUUID())
  c.set('requestId', 'a-request')
  c.set('log', createLog({ level: 'silent' }))
  c.set('session', await accounts.sessionOf(c.req.raw.headers))
  return next()
})
routes.route('/auth/v1', authRoutes({ accounts }))
const rest = createRoutes()
registerProfiles(rest, accounts.profiles)
routes.route('/rest/v1', rest)

async function person() {
  const email = `pessoa-${randomUUID()}@exemplo.com.br`
  const { session, headers } = await accounts.signUp({ ...signUpForm, email }, anyone())
  if (!session) throw new Error('nobody was signed in')
  return { id: session.userId, email, cookie: cookiesOf(headers).get('cookie') ?? '' }
}
type Person = Awaited<ReturnType<typeof person>>

/** One call of the API. */
type Call = (person: Person) => { method?: string; path: string; cookie?: string; body?: object }

const fresh = () => `nova-${randomUUID()}@exemplo.com.br`
const SIGN_UP: Call = () => ({ path: '/auth/v1/sign-up/email', body: { ...signUpForm, email: fresh() } })
const SIGN_IN: Call = ({ email }) => ({
  path: '/auth/v1/sign-in/email',
  body: { email, password: signUpForm.password },
})
const SIGN_OUT: Call = ({ cookie }) => ({ path: '/auth/v1/sign-out', cookie, body: {} })
const ASK_RESET: Call = ({ email }) => ({ path: '/auth/v1/request-password-reset', body: { email } })
const CHANGE_PASSWORD: Call = ({ cookie }) => ({
  path: '/auth/v1/change-password',
  cookie,
  body: { currentPassword: signUpForm.password, newPassword: 'papel e lapis 34' },
})
const DELETE: Call = ({ cookie }) => ({
  path: '/auth/v1/delete-account',
  cookie,
  body: { password: signUpForm.password },
})
const RENAME: Call = ({ id, cookie }) => ({
  method: 'PATCH',
  path: `/rest/v1/profiles/${id}`,
  cookie,
  body: { name: 'Outro Nome' },
})

const CALLS: readonly (readonly [string, Call])[] = [
  ['sign-up', SIGN_UP],
  ['sign-in', SIGN_IN],
  ['sign-out', SIGN_OUT],
  ['the session', ({ cookie }) => ({ method: 'GET', path: '/auth/v1/get-session', cookie })],
  ['asking for a new password', ASK_RESET],
  ['a new password', () => ({ path: '/auth/v1/reset-password', body: { token: 'a-token', password: 'nova senha 7' } })],
  ['another password', CHANGE_PASSWORD],
  ["one's data", ({ cookie }) => ({ method: 'GET', path: '/auth/v1/account-data', cookie })],
  ['leaving for good', DELETE],
  ['the profile', ({ id, cookie }) => ({ method: 'GET', path: `/rest/v1/profiles/${id}`, cookie })],
  ['another name', RENAME],
]

async function ask(call: Call, who: Person) {
  const { method = 'POST', path, cookie = '', body } = call(who)
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const answer = await routes.request(`${SITE_ORIGIN}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const { error } = text.startsWith('{') ? JSON.parse(text) : {}
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), error }
}

const UNAVAILABLE = {
  code: 'unavailable',
  title: 'Serviço indisponível',
  description: 'Tente novamente em alguns instantes.',
}

describe('while the database cannot be reached', () => {
  it.each(CALLS)('%s answers 503 and says when to come back', async (_, call) => {
    const who = await person()
    await proxy.down()
    try {
      const { status, retryAfter, error } = await ask(call, who)
      expect(error).toMatchObject(UNAVAILABLE)
      expect([status, Number(retryAfter) > 0]).toEqual([503, true])
    } finally {
      await proxy.up()
    }
    await expect.poll(async () => (await ask(call, who)).status).toBeLessThan(500)
  })
})

/** Statements that change a table fail with this SQLSTATE meanwhile. */
async function failing<T>(event: string, code: string, work: () => Promise<T>): Promise<T> {
  await pool.query(
    `create function fail() returns trigger language plpgsql as
     $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`,
  )
  await pool.query(`create trigger fail before ${event} for each row execute function fail()`)
  try {
    return await work()
  } finally {
    await pool.query('drop function fail cascade')
  }
}

describe('in the middle of it', () => {
  const STEPS: readonly (readonly [string, string, Call, string, string])[] = [
    ['insert on profiles', 'sign_up_failed', SIGN_UP, 'Erro ao criar conta', 'Não foi possível criar a conta'],
    [
      'update on profiles',
      'profile_not_updated',
      RENAME,
      'Erro ao atualizar perfil',
      'Não foi possível salvar as suas informações. Tente novamente.',
    ],
    [
      'update on auth_accounts',
      'password_not_changed',
      CHANGE_PASSWORD,
      'Erro ao alterar senha',
      'Não foi possível alterar a senha. Tente novamente.',
    ],
    [
      'delete on auth_users',
      'account_not_deleted',
      DELETE,
      'Erro ao excluir conta',
      'Não foi possível excluir a conta. Tente novamente.',
    ],
  ]

  it.each(STEPS)('a failure %s keeps the words of the product', async (event, code, call, title, description) => {
    const who = await person()
    const { status, error } = await failing(event, 'P0001', () => ask(call, who))
    expect([status, error.code, error.title, error.description]).toEqual([500, code, title, description])
  })

  it.each(STEPS)('a disk without room %s is no failure', async (event, _, call) => {
    const who = await person()
    const { status, error } = await failing(event, '53100', () => ask(call, who))
    expect([status, error]).toMatchObject([503, UNAVAILABLE])
  })

  it('a profile that is missing and cannot be made at sign-in keeps the words of the product', async () => {
    const who = await person()
    await pool.query('delete from profiles where id = $1', [who.id])
    const failed = await failing('insert on profiles', 'P0001', () => ask(SIGN_IN, who))
    expect([failed.status, failed.error.code, failed.error.description]).toEqual([
      500,
      'profile_not_created',
      'Erro ao criar perfil do usuário',
    ])
    const away = await failing('insert on profiles', '53100', () => ask(SIGN_IN, who))
    expect([away.status, away.error]).toMatchObject([503, UNAVAILABLE])
  })
})
