import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountsOn, anyone, cookiesOf, outcomeOf, signUpForm } from '../../../tests/factories/accounts.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { createLog } from '../../platform/log.ts'

const database = await testDatabase()
const { open } = await accountsOn(database)

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows

describe('sign-up', () => {
  it('makes user, password and profile as the form says, and signs in', async () => {
    const accounts = open()
    const { session, headers } = await accounts.signUp(signUpForm, anyone())
    expect(session).toEqual({
      userId: expect.any(String),
      name: signUpForm.name,
      email: signUpForm.email,
      isAdmin: false,
    })
    expect(await accounts.sessionOf(cookiesOf(headers))).toEqual(session)
    expect(
      await rowsOf('select id, name, email, plan, terms_accepted, receive_emails, own_daily_limit from profiles'),
    ).toEqual([
      {
        id: session?.userId,
        name: signUpForm.name,
        email: signUpForm.email,
        plan: 'gratuito',
        terms_accepted: true,
        receive_emails: false,
        own_daily_limit: null,
      },
    ])
    const [account] = await rowsOf('select password, provider_id from auth_accounts')
    expect(account.provider_id).toBe('credential')
    expect(account.password).not.toContain(signUpForm.password)
  })

  it('sets a cookie no script can read, for this site and https alone', async () => {
    const { headers } = await open().signUp({ ...signUpForm, email: 'cookie@exemplo.com.br' }, anyone())
    const [cookie] = headers.getSetCookie()
    expect(cookie).toMatch(/^__Secure-session=/)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
    const local = await open({ settings: { siteOrigin: 'http://localhost:3000' } }).signUp(
      { ...signUpForm, email: 'local@exemplo.com.br' },
      anyone(),
    )
    expect(local.headers.getSetCookie()[0]).toMatch(/^session=/)
    expect(local.headers.getSetCookie()[0]).not.toContain('Secure')
  })

  it('refuses an address that is taken', async () => {
    const accounts = open()
    await accounts.signUp({ ...signUpForm, email: 'taken@exemplo.com.br' }, anyone())
    expect(await outcomeOf(accounts.signUp({ ...signUpForm, email: 'taken@exemplo.com.br' }, anyone()))).toBe(
      'email_taken',
    )
  })

  it('makes one account of twenty sign-ups at the same moment', async () => {
    const accounts = open()
    const email = 'together@exemplo.com.br'
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => outcomeOf(accounts.signUp({ ...signUpForm, email }, anyone()))),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'email_taken')).toHaveLength(19)
    expect(await rowsOf('select count(*)::int as n from auth_users where email = $1', [email])).toEqual([{ n: 1 }])
    expect(await rowsOf('select count(*)::int as n from profiles where email = $1', [email])).toEqual([{ n: 1 }])
  })

  it('leaves nothing of an account whose profile cannot be made', async () => {
    const email = 'half@exemplo.com.br'
    await database.pool.query(`alter table profiles add constraint no_half check (email <> '${email}')`)
    expect(await outcomeOf(open().signUp({ ...signUpForm, email }, anyone()))).toBe('sign_up_failed')
    await database.pool.query('alter table profiles drop constraint no_half')
    expect(await rowsOf('select id from auth_users where email = $1', [email])).toEqual([])
    expect(await outcomeOf(open().signUp({ ...signUpForm, email }, anyone()))).toBe('done')
  })

  it('waits for the confirmation where it is required', async () => {
    const accounts = open({ settings: { requireEmailConfirmation: true } })
    const email = 'wait@exemplo.com.br'
    const entry = await accounts.signUp({ ...signUpForm, email }, anyone())
    expect(entry.session).toBeNull()
    expect(entry.headers.getSetCookie()).toEqual([])
    expect(await outcomeOf(accounts.signIn({ email, password: 'errada1' }, anyone()))).toBe('bad_credentials')
    expect(await outcomeOf(accounts.signIn({ email, password: signUpForm.password }, anyone()))).toBe(
      'email_not_confirmed',
    )
    await database.pool.query('update auth_users set email_verified = true where email = $1', [email])
    expect(await outcomeOf(accounts.signIn({ email, password: signUpForm.password }, anyone()))).toBe('done')
  })

  it.each([
    ['small letters alone', 'varandaazulcomredes'],
    ['digits alone', '730148259614'],
    ['spaces at both ends', '  tatu bola  '],
    ['other alphabets and pictures', 'ñandú 🐝 тату 兔子'],
    ['128 characters', randomBytes(64).toString('hex')],
  ])('takes a password of any composition, as it was typed: %s', async (_, password) => {
    const email = `composta-${randomUUID()}@exemplo.com.br`
    const accounts = open()
    await accounts.signUp({ ...signUpForm, email, password }, anyone())
    expect(await outcomeOf(accounts.signIn({ email, password }, anyone()))).toBe('done')
    for (const other of [password.toUpperCase(), password.trim(), password.slice(0, -1)].filter((p) => p !== password))
      expect(await outcomeOf(accounts.signIn({ email, password: other }, anyone()))).toBe('bad_credentials')
  })

  it('is turned away after too many from one address', async () => {
    const accounts = open({ limits: { signUp: { points: 1, seconds: 60 } } })
    const caller = { headers: new Headers(), address: '203.0.113.50' }
    expect(await outcomeOf(accounts.signUp({ ...signUpForm, email: 'first@exemplo.com.br' }, caller))).toBe('done')
    const refused = accounts.signUp({ ...signUpForm, email: 'second@exemplo.com.br' }, caller)
    await expect(refused).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: expect.any(Number) })
  })
})

describe('sign-in', () => {
  const credentials = { email: 'entra@exemplo.com.br', password: signUpForm.password }
  beforeAll(async () => {
    await open().signUp({ ...signUpForm, email: credentials.email }, anyone())
  })

  it('leaves a line in the log, with the person and without the address', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } })
    const accounts = open({ log })
    const { session, headers } = await accounts.signIn(credentials, anyone())
    await accounts.signOut(cookiesOf(headers))
    const said = lines.map((line) => JSON.parse(line))
    expect(said).toMatchObject([
      { msg: 'signed in', userId: session?.userId, by: 'password' },
      { msg: 'signed out', userId: session?.userId },
    ])
    expect(lines.join()).not.toContain(credentials.email)
  })

  it('answers an unknown address and a wrong password alike', async () => {
    const accounts = open()
    expect(await outcomeOf(accounts.signIn({ ...credentials, password: 'errada1' }, anyone()))).toBe('bad_credentials')
    expect(await outcomeOf(accounts.signIn({ ...credentials, email: 'ninguem@exemplo.com.br' }, anyone()))).toBe(
      'bad_credentials',
    )
    expect(await outcomeOf(accounts.signIn({ email: 'nem endereço', password: 'x' }, anyone()))).toBe('bad_credentials')
  })

  it('ends the session the browser came with', async () => {
    const accounts = open()
    const before = cookiesOf((await accounts.signIn(credentials, anyone())).headers)
    const after = cookiesOf((await accounts.signIn(credentials, { ...anyone(), headers: before })).headers)
    expect(await accounts.sessionOf(before)).toBeNull()
    expect(await accounts.sessionOf(after)).not.toBeNull()
  })

  it('makes the profile that is missing', async () => {
    await database.pool.query('delete from profiles where email = $1', [credentials.email])
    await database.pool.query(`update auth_users set name = '' where email = $1`, [credentials.email])
    await open().signIn(credentials, anyone())
    expect(
      await rowsOf('select name, terms_accepted, receive_emails from profiles where email = $1', [credentials.email]),
    ).toEqual([{ name: 'entra', terms_accepted: true, receive_emails: true }])
  })

  it('starts no session when the profile cannot be made', async () => {
    const email = 'semperfil@exemplo.com.br'
    const accounts = open()
    const { session } = await accounts.signUp({ ...signUpForm, email }, anyone())
    await database.pool.query('delete from profiles where email = $1', [email])
    await database.pool.query('delete from auth_sessions where user_id = $1', [session?.userId])
    await database.pool.query(`alter table profiles add constraint no_profile check (email <> '${email}')`)
    expect(await outcomeOf(accounts.signIn({ email, password: signUpForm.password }, anyone()))).toBe(
      'profile_not_created',
    )
    await database.pool.query('alter table profiles drop constraint no_profile')
    expect(await rowsOf('select id from auth_sessions where user_id = $1', [session?.userId])).toEqual([])
  })

  it('locks out the one who guesses, not the owner elsewhere', async () => {
    const accounts = open({ limits: { signIn: { points: 3, seconds: 60 } } })
    const guesser = { headers: new Headers(), address: '203.0.113.7' }
    const wrong = { ...credentials, password: 'errada1' }
    for (let n = 0; n < 3; n++) expect(await outcomeOf(accounts.signIn(wrong, guesser))).toBe('bad_credentials')
    await expect(accounts.signIn(credentials, guesser)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: expect.any(Number),
    })
    expect(await outcomeOf(accounts.signIn(credentials, anyone()))).toBe('done')
  })
})

describe('Google', () => {
  it('is not there without its settings', async () => {
    expect(await outcomeOf(open().startGoogle('/', anyone()))).toBe('google_unavailable')
  })
})
