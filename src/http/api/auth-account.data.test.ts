import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountsOn, anyone, cookiesOf, SITE_ORIGIN, signUpForm } from '../../../tests/factories/accounts.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { Accounts } from '../../features/accounts/service.server.ts'
import { createLog } from '../../platform/log.ts'
import { authRoutes } from './auth.ts'
import { registerProfiles } from './rest-profiles.ts'
import { createRoutes } from './route.ts'

const database = await testDatabase()
const { open } = await accountsOn(database)
const accounts = open()

function routesOf(service: Accounts) {
  const routes = createRoutes()
  routes.use(async (c, next) => {
    c.set('address', randomUUID())
    c.set('requestId', 'a-request')
    c.set('log', createLog({ level: 'silent' }))
    c.set('session', await service.sessionOf(c.req.raw.headers))
    return next()
  })
  routes.route('/auth/v1', authRoutes({ accounts: service }))
  const rest = createRoutes()
  registerProfiles(rest, service.profiles)
  routes.route('/rest/v1', rest)
  return routes
}
const routes = routesOf(accounts)

async function person() {
  const email = `pessoa-${randomUUID()}@exemplo.com.br`
  const { session, headers } = await accounts.signUp({ ...signUpForm, email }, anyone())
  if (!session) throw new Error('nobody was signed in')
  return { session, cookie: cookiesOf(headers).get('cookie') ?? '' }
}

function send(method: string, path: string, body?: unknown, cookie = '', to = routes) {
  return to.request(`${SITE_ORIGIN}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}
const refusalOf = async (answer: Response) => {
  const { error } = await answer.json()
  return [answer.status, error.code, error.title, error.description]
}
const isSignedIn = async (cookie: string) =>
  (await (await send('GET', '/auth/v1/get-session', undefined, cookie)).json()) !== null
const cookieOf = (answer: Response) => cookiesOf(answer.headers).get('cookie') ?? ''

const CHANGE = '/auth/v1/change-password'
const DELETE = '/auth/v1/delete-account'
const form = { currentPassword: signUpForm.password, newPassword: 'papel e lapis 34' }

describe('POST /change-password', () => {
  it('gives this browser a new cookie and kills every other, a copied one too', async () => {
    const { session, cookie } = await person()
    const second = cookieOf(
      await send('POST', '/auth/v1/sign-in/email', { email: session.email, password: signUpForm.password }),
    )
    expect(await isSignedIn(second)).toBe(true)
    const answer = await send('POST', CHANGE, form, cookie)
    expect([answer.status, await answer.json()]).toEqual([200, { user: session }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect([await isSignedIn(cookieOf(answer)), await isSignedIn(cookie), await isSignedIn(second)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('says why not', async () => {
    const { cookie } = await person()
    const change = async (body: unknown, as = cookie) => refusalOf(await send('POST', CHANGE, body, as))
    expect(await change({ ...form, currentPassword: 'errada1' })).toEqual([
      400,
      'wrong_current_password',
      'Erro ao alterar senha',
      'Senha atual incorreta',
    ])
    expect(await change(form, '')).toEqual([
      401,
      'session_invalid',
      'Erro ao alterar senha',
      'Sessão inválida. Faça login novamente.',
    ])
    expect((await change('{'))[1]).toBe('malformed_json')
    const short = await send('POST', CHANGE, { ...form, newPassword: '12345' }, cookie)
    expect((await short.json()).error.issues).toEqual([
      { path: 'newPassword', message: 'A nova senha deve ter pelo menos 6 caracteres.' },
    ])
    for (const wrong of [{}, null, [], { ...form, currentPassword: '' }, { ...form, newPassword: 'a'.repeat(129) }]) {
      expect((await change(wrong))[1]).toBe('invalid_input')
    }
    expect(await isSignedIn(cookie)).toBe(true)
  })

  it('says when to come back after too many tries', async () => {
    const { cookie } = await person()
    const careful = routesOf(open({ limits: { passwordCheck: { points: 2, seconds: 600 } } }))
    const guess = () => send('POST', CHANGE, { ...form, currentPassword: 'errada1' }, cookie, careful)
    expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([400, 400, 429])
    const refused = await send('POST', DELETE, { password: signUpForm.password }, cookie, careful)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('GET /account-data', () => {
  it('is a file for the signed-in person', async () => {
    const { session, cookie } = await person()
    const answer = await send('GET', '/auth/v1/account-data', undefined, cookie)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="meus-dados-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect((await answer.json()).account).toMatchObject({ id: session.userId, email: session.email })
    expect(await refusalOf(await send('GET', '/auth/v1/account-data'))).toEqual([
      401,
      'authentication_required',
      'Erro de autenticação',
      'Faça login para continuar.',
    ])
  })
})

describe('POST /delete-account', () => {
  it('kills every session at once and takes the cookie away', async () => {
    const { session, cookie } = await person()
    const second = cookieOf(
      await send('POST', '/auth/v1/sign-in/email', { email: session.email, password: signUpForm.password }),
    )
    expect(await refusalOf(await send('POST', DELETE, { password: 'errada1' }, cookie))).toEqual([
      400,
      'deletion_wrong_password',
      'Erro ao excluir conta',
      'Senha incorreta',
    ])
    expect((await refusalOf(await send('POST', DELETE, { password: signUpForm.password })))[1]).toBe(
      'authentication_required',
    )
    expect((await refusalOf(await send('POST', DELETE, { password: 7 }, cookie)))[1]).toBe('invalid_input')
    const answer = await send('POST', DELETE, { password: signUpForm.password }, cookie)
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(answer.headers.getSetCookie().some((header) => /^__Secure-session=;.*Max-Age=0/.test(header))).toBe(true)
    expect([await isSignedIn(cookie), await isSignedIn(second)]).toEqual([false, false])
    expect((await send('POST', DELETE, { password: signUpForm.password }, cookie)).status).toBe(401)
  })
})

describe('/rest/v1/profiles', () => {
  it('reads and renames its own', async () => {
    const { session, cookie } = await person()
    const path = `/rest/v1/profiles/${session.userId}`
    const answer = await send('PATCH', path, { name: '  Marina  ', email: 'x@y.com', plan: 'premium' }, cookie)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const row = await answer.json()
    expect(row).toEqual({
      id: session.userId,
      name: 'Marina',
      email: session.email,
      plan: 'gratuito',
      billing_period: null,
      subscription_end_date: null,
      subscription_status: 'inactive',
    })
    expect(await (await send('GET', path, undefined, cookie)).json()).toEqual(row)
  })

  it('refuses what is not its own, visitors, and names that are none', async () => {
    const { session, cookie } = await person()
    const own = `/rest/v1/profiles/${session.userId}`
    const other = `/rest/v1/profiles/${randomUUID()}`
    expect((await refusalOf(await send('GET', other, undefined, cookie)))[1]).toBe('not_yours')
    expect((await refusalOf(await send('PATCH', other, { name: 'Marina' }, cookie)))[1]).toBe('not_yours')
    expect(await refusalOf(await send('PATCH', own, { name: 'Marina' }))).toEqual([
      401,
      'authentication_required',
      'Erro de autenticação',
      'Faça login para continuar.',
    ])
    for (const [name, message] of [
      ['   ', 'O nome é obrigatório'],
      [undefined, 'O nome é obrigatório'],
      ['a'.repeat(201), 'O nome deve ter no máximo 200 caracteres'],
      ['Mar\u0000ina', 'O nome tem um caractere que não pode ser usado'],
    ]) {
      const answer = await send('PATCH', own, { name }, cookie)
      expect([answer.status, (await answer.json()).error.issues]).toEqual([400, [{ path: 'name', message }]])
    }
    expect((await send('PATCH', '/rest/v1/profiles/1', { name: 'Marina' }, cookie)).status).toBe(400)
  })
})
