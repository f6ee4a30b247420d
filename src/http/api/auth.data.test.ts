import { describe, expect, it } from 'vitest'
import { accountsOn, cookiesOf, SITE_ORIGIN, signUpForm } from '../../../tests/factories/accounts.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { Accounts } from '../../features/accounts/service.server.ts'
import { createLog } from '../../platform/log.ts'
import { authRoutes } from './auth.ts'
import { createRoutes } from './route.ts'

const database = await testDatabase()
const { open } = await accountsOn(database)

function routesOf(accounts: Accounts, log = createLog({ level: 'silent' })) {
  const site = createRoutes()
  site.use(async (c, next) => {
    c.set('address', c.req.header('x-test-address') ?? crypto.randomUUID())
    c.set('requestId', 'a-request')
    c.set('log', log)
    return next()
  })
  site.route('/auth/v1', authRoutes({ accounts }))
  return site
}
const routes = routesOf(open())

const post = (path: string, body: unknown, headers: Record<string, string> = {}, to = routes) =>
  to.request(`${SITE_ORIGIN}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const errorOf = async (answer: Response) => (await answer.json()).error

describe('POST /sign-up/email', () => {
  it('creates the account, trims and lower-cases the address, and takes nothing but the form', async () => {
    const answer = await post('/sign-up/email', {
      ...signUpForm,
      name: '  Marina  ',
      email: '  Marina@Exemplo.com.BR ',
      role: 'admin',
      emailVerified: true,
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { user } = await answer.json()
    expect(user).toEqual({ userId: user.userId, name: 'Marina', email: 'marina@exemplo.com.br', isAdmin: false })
    const { rows } = await database.pool.query('select role, email_verified from auth_users')
    expect(rows).toEqual([{ role: 'user', email_verified: false }])
  })

  it.each([
    [{ email: 'MARINA@exemplo.com.br' }, 409, 'email_taken', 'Este email já está cadastrado'],
    [{ email: 'marina@' }, 400, 'invalid_email', 'Email inválido'],
    [{ email: 'marina@exemplo.com.br\r\nBcc: x@y.com' }, 400, 'invalid_email', 'Email inválido'],
    [{ password: '12345' }, 400, 'weak_password', 'Senha muito fraca'],
  ])('refuses %j', async (change, status, code, description) => {
    const answer = await post('/sign-up/email', { ...signUpForm, ...change })
    expect(answer.status).toBe(status)
    expect(await errorOf(answer)).toMatchObject({
      code,
      title: 'Erro ao criar conta',
      description,
      requestId: 'a-request',
    })
  })

  it.each([
    [{ name: ' Ma ' }, 'name', 'O nome deve ter pelo menos 3 caracteres'],
    [{ name: 'a'.repeat(201) }, 'name', 'O nome deve ter no máximo 200 caracteres'],
    [{ name: 'Mar\u0000ina' }, 'name', 'O nome tem um caractere que não pode ser usado'],
    [{ name: undefined }, 'name', 'O nome deve ter pelo menos 3 caracteres'],
    [{ email: 'sem arroba' }, 'email', 'Por favor, insira um email válido'],
    [{ email: 7 }, 'email', 'Por favor, insira um email válido'],
    [{ password: '12345' }, 'password', 'A senha deve ter pelo menos 6 caracteres'],
    [{ password: 'a'.repeat(129) }, 'password', 'A senha deve ter no máximo 128 caracteres'],
    [{ terms_accepted: false }, 'terms_accepted', 'Você precisa aceitar os termos de uso para continuar'],
    [{ terms_accepted: 'sim' }, 'terms_accepted', 'Você precisa aceitar os termos de uso para continuar'],
  ])('says what is wrong with %j', async (change, path, message) => {
    const answer = await post('/sign-up/email', { ...signUpForm, email: 'outra@exemplo.com.br', ...change })
    expect(answer.status).toBe(400)
    expect((await errorOf(answer)).issues[0]).toEqual({ path, message })
  })

  it.each([
    ['{', 'malformed_json'],
    ['', 'malformed_json'],
    ['null', 'invalid_input'],
    ['[]', 'invalid_input'],
    ['"texto"', 'invalid_input'],
  ])('answers the body %j with 400', async (body, code) => {
    const answer = await post('/sign-up/email', body)
    expect(answer.status).toBe(400)
    expect((await errorOf(answer)).code).toBe(code)
  })

  it.each([{ 'content-type': 'application/x-www-form-urlencoded' }, { 'content-type': 'text/plain' }])(
    'takes JSON alone, not %j',
    async (headers) => {
      const answer = await post('/sign-up/email', JSON.stringify(signUpForm), headers)
      expect(answer.status).toBe(415)
      expect((await errorOf(answer)).code).toBe('unsupported_media')
    },
  )
})

describe('POST /sign-in/email', () => {
  it('answers a wrong password and an unknown address with the same words', async () => {
    const wrong = await post('/sign-in/email', { email: signUpForm.email, password: 'errada1' })
    const unknown = await post('/sign-in/email', { email: 'ninguem@exemplo.com.br', password: 'errada1' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const said = await errorOf(wrong)
    expect(said).toMatchObject({ title: 'Erro ao fazer login', description: 'Email ou senha incorretos' })
    expect(await errorOf(unknown)).toEqual(said)
    expect(wrong.headers.getSetCookie()).toEqual(unknown.headers.getSetCookie())
  })

  it('lets in, and the cookie is the session', async () => {
    const answer = await post('/sign-in/email', { email: ' Marina@exemplo.com.br', password: signUpForm.password })
    expect(answer.status).toBe(200)
    const headers = cookiesOf(answer.headers)
    const current = await routes.request(`${SITE_ORIGIN}/auth/v1/get-session`, { headers })
    expect(await current.json()).toEqual({
      user: (await answer.json()).user,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    const out = await post('/sign-out', {}, { cookie: headers.get('cookie') ?? '' })
    expect(await out.json()).toEqual({ success: true })
    const after = await routes.request(`${SITE_ORIGIN}/auth/v1/get-session`, { headers })
    expect(await after.json()).toBeNull()
  })

  it('turns guessing away and says when to come back', async () => {
    const limited = routesOf(open({ limits: { signIn: { points: 2, seconds: 600 } } }))
    const guess = () =>
      post('/sign-in/email', { email: 'a@exemplo.com.br', password: 'errada1' }, { 'x-test-address': 'one' }, limited)
    expect([(await guess()).status, (await guess()).status]).toEqual([401, 401])
    const refused = await guess()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await errorOf(refused)).toMatchObject({
      code: 'rate_limited',
      title: 'Muitas tentativas',
      description: 'Aguarde um pouco e tente novamente.',
    })
  })

  it('turns one address away that goes through many accounts', async () => {
    const limited = routesOf(open({ limits: { signInAddress: { points: 2, seconds: 600 } } }))
    const statuses: number[] = []
    for (let n = 0; n < 3; n++) {
      const form = { email: `a${n}@exemplo.com.br`, password: 'errada1' }
      statuses.push((await post('/sign-in/email', form, { 'x-test-address': 'two' }, limited)).status)
    }
    expect(statuses).toEqual([401, 401, 429])
  })

  it('says that the address has to be confirmed first, where it has to', async () => {
    const strict = routesOf(open({ settings: { requireEmailConfirmation: true } }))
    const form = { ...signUpForm, email: 'espera@exemplo.com.br' }
    expect(await (await post('/sign-up/email', form, {}, strict)).json()).toEqual({ user: null })
    const answer = await post('/sign-in/email', form, {}, strict)
    expect(answer.status).toBe(403)
    expect((await errorOf(answer)).code).toBe('email_not_confirmed')
  })
})

describe('the rest of /auth/v1', () => {
  it('answers a password request alike for known and unknown addresses', async () => {
    const known = await post('/request-password-reset', { email: signUpForm.email })
    const unknown = await post('/request-password-reset', { email: 'ninguem@exemplo.com.br' })
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(await known.json()).toEqual(await unknown.json())
    expect((await post('/request-password-reset', { email: 'x' })).status).toBe(400)
  })

  it('refuses a made-up token for a new password', async () => {
    const answer = await post('/reset-password', { token: 'forged', password: 'nova senha' })
    expect(answer.status).toBe(400)
    expect((await errorOf(answer)).code).toBe('reset_link_invalid')
    const unreadable = await post('/reset-password', { token: 'a\0b', password: 'nova senha' })
    expect(unreadable.status).toBe(400)
    expect((await errorOf(unreadable)).code).toBe('reset_link_invalid')
    const short = await post('/reset-password', { token: 'forged', password: '12345' })
    expect((await errorOf(short)).issues[0].message).toBe('A nova senha deve ter pelo menos 6 caracteres.')
  })

  it('leads a confirmation link of an earlier version to the page, and nowhere else', async () => {
    const answer = await routes.request(
      `${SITE_ORIGIN}/auth/v1/verify-email?token=forged&callbackURL=https://evil.example`,
    )
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/confirm-email?token=forged')
  })

  it('says that Google is not there without its settings', async () => {
    const answer = await post('/sign-in/social', { provider: 'google' })
    expect(answer.status).toBe(503)
    expect((await errorOf(answer)).title).toBe('Erro no login com Google')
    expect((await post('/sign-in/social', { provider: 'github' })).status).toBe(400)
  })

  it('leads a way back from Google that was forged to /login, without an alarm', async () => {
    const alarms: string[] = []
    const withGoogle = routesOf(
      open({
        settings: { google: { clientId: 'an-id', clientSecret: 'a-secret', issuer: 'http://127.0.0.1:1' } },
      }),
      createLog({ level: 'error', destination: { write: (line) => void alarms.push(line) } }),
    )
    const answer = await withGoogle.request(`${SITE_ORIGIN}/auth/v1/callback/google?code=x&state=forged`)
    expect(answer.status).toBe(302)
    const target = new URL(answer.headers.get('location') ?? '', SITE_ORIGIN)
    expect([target.origin, target.pathname]).toEqual([SITE_ORIGIN, '/login'])
    expect(target.searchParams.has('error')).toBe(true)
    for (const query of ['', '?code=x', '?state=forged', '?error=access_denied'])
      expect((await withGoogle.request(`${SITE_ORIGIN}/auth/v1/callback/google${query}`)).status).toBe(302)
    expect(alarms).toEqual([])
  })

  it.each([
    ['POST', '/update-user'],
    ['POST', '/change-email'],
    ['POST', '/delete-user'],
    ['GET', '/list-sessions'],
    ['GET', '/ok'],
    ['GET', '/error'],
    ['GET', '/sign-up/email'],
    ['POST', '/sign-up/email/'],
    ['GET', '/callback/github'],
    ['GET', ''],
  ])('does not know %s %s', async (method, path) => {
    const answer = await routes.request(`${SITE_ORIGIN}/auth/v1${path}`, { method })
    expect(answer.status).toBe(404)
    expect((await errorOf(answer)).code).toBe('not_found')
  })
})
