import { beforeAll, describe, expect, it } from 'vitest'
import { accountsOn, anyone, cookiesOf, signUpForm } from '../../../tests/factories/accounts.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { openDatabase } from '../../platform/db/pool.ts'
import { grantAdmin } from './roles/service.server.ts'

const database = await testDatabase()
const { open } = await accountsOn(database)

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows

describe('sessions', () => {
  const email = 'sessao@exemplo.com.br'
  let userId: string
  beforeAll(async () => {
    userId = (await open().signUp({ ...signUpForm, email }, anyone())).session?.userId ?? ''
  })
  const enter = async () => (await open().signIn({ email, password: signUpForm.password }, anyone())).headers

  it.each([
    ['no credentials', {}],
    ['an empty cookie', { cookie: '__Secure-session=' }],
    ['a cookie without signature', { cookie: '__Secure-session=abcdefghijklmnopqrstuvwxyz012345' }],
    ['a cookie with a made-up signature', { cookie: `__Secure-session=abc.${'A'.repeat(43)}%3D` }],
    ['a cookie that is no text', { cookie: '__Secure-session=%E0%A4%A' }],
    ['a bearer that is no token', { authorization: 'Bearer x' }],
    ['a bearer with a made-up signature', { authorization: `Bearer abc.${'A'.repeat(43)}=` }],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('is nobody: %s', async (_, headers) => {
    expect(await open().sessionOf(new Headers(headers))).toBeNull()
  })

  it('is nobody: the cookie of another installation', async () => {
    const cookie = cookiesOf(await enter())
    expect(await open().sessionOf(cookie)).not.toBeNull()
    expect(await open({ secret: 'another secret of forty characters, too' }).sessionOf(cookie)).toBeNull()
  })

  it('is nobody: a signature moved to another token', async () => {
    const [one, two] = [await enter(), await enter()].map((headers) =>
      decodeURIComponent(cookiesOf(headers).get('cookie')?.split('=').slice(1).join('=') ?? ''),
    )
    const mixed = `${one?.split('.')[0]}.${two?.split('.')[1]}`
    expect(await open().sessionOf(new Headers({ cookie: `__Secure-session=${encodeURIComponent(mixed)}` }))).toBeNull()
  })

  it('is nobody: an expired session, and one deleted from the table', async () => {
    const expired = cookiesOf(await enter())
    await database.pool.query(`update auth_sessions set expires_at = now() - interval '1 second'`)
    expect(await open().sessionOf(expired)).toBeNull()
    const deleted = cookiesOf(await enter())
    await database.pool.query('delete from auth_sessions where user_id = $1', [userId])
    expect(await open().sessionOf(deleted)).toBeNull()
  })

  it('says that nobody can tell while the database is out of reach', async () => {
    const { db, pool, close } = openDatabase('postgres://app@127.0.0.1:1/app')
    const accounts = (await accountsOn({ ...database, db, pool })).open()
    const cookie = cookiesOf(await enter())
    await expect(accounts.sessionOf(cookie)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(accounts.currentSession(cookie)).rejects.toMatchObject({ code: 'unavailable' })
    await close()
  })

  it('takes the signed token as a bearer, but not the one in the table', async () => {
    const headers = await enter()
    const bearer = headers.get('set-auth-token')
    expect(await open().sessionOf(new Headers({ authorization: `Bearer ${bearer}` }))).toMatchObject({ userId })
    const [{ token }] = await rowsOf('select token from auth_sessions where user_id = $1', [userId])
    expect(await open().sessionOf(new Headers({ authorization: `Bearer ${token}` }))).toBeNull()
  })

  it('is read as better-auth reads it, in every spelling', async () => {
    const bearer = (await enter()).get('set-auth-token') ?? ''
    const plain = decodeURIComponent(bearer)
    const quoted = encodeURIComponent(plain)
    const [token = '', signature = ''] = plain.split('.')
    const forged = `${token}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const own = `__Secure-session=${quoted}`
    const spellings: [string, Record<string, string>, boolean][] = [
      ['the cookie', { cookie: own }, true],
      ['the cookie as it is', { cookie: `__Secure-session=${plain}` }, true],
      ['in quotation marks, among others', { cookie: `a=1; b; __Secure-session="${quoted}" ; c=%` }, true],
      ['a forged one before it', { cookie: `__Secure-session=${forged}; ${own}` }, false],
      ['a forged one after it', { cookie: `${own}; __Secure-session=${forged}` }, true],
      ['under the name for http', { cookie: `session=${quoted}` }, false],
      ['another token', { cookie: `__Secure-session=x${quoted}` }, false],
      ['no token', { cookie: `__Secure-session=.${encodeURIComponent(signature)}` }, false],
      ['half a signature', { cookie: own.slice(0, -10) }, false],
      ['more than a signature', { cookie: `${own}=` }, false],
      ['a space in the signature', { cookie: `__Secure-session=${token}.${signature.slice(0, 42)} =` }, false],
      ['the bearer', { authorization: `Bearer ${plain}` }, true],
      ['the bearer as the cookie has it, in small letters', { authorization: `bearer  ${quoted}` }, true],
      ['a forged bearer', { authorization: `Bearer ${forged}` }, false],
      ['a forged bearer beside the cookie', { authorization: `Bearer ${forged}`, cookie: own }, true],
      ['the bearer beside a forged cookie', { authorization: `Bearer ${plain}`, cookie: `${own}x` }, true],
      ['a bearer that cannot be decoded', { authorization: `Bearer ${plain}%` }, false],
      ['another scheme beside the cookie', { authorization: 'Basic YTpi', cookie: own }, true],
    ]
    const accounts = open()
    for (const [name, given, expected] of spellings) {
      const read = await accounts.sessionOf(new Headers(given))
      const { session } = await accounts.currentSession(new Headers(given))
      expect([name, read?.userId, session?.userId]).toEqual([name, ...Array(2).fill(expected ? userId : undefined)])
    }
  })

  it('asks the database once', async () => {
    const cookie = cookiesOf(await enter())
    const accounts = open()
    await accounts.sessionOf(cookie)
    let queries = 0
    const counting = database.pool.on('acquire', () => queries++)
    await accounts.sessionOf(cookie)
    expect(queries).toBe(1)
    counting.removeAllListeners('acquire')
  })

  it('signs out everywhere', async () => {
    const accounts = open()
    const here = cookiesOf(await enter())
    const elsewhere = cookiesOf(await enter())
    const { session, headers } = await accounts.signOut(here)
    expect(session).toBeNull()
    expect(headers.getSetCookie().some((cookie) => /^__Secure-session=;.*Max-Age=0/.test(cookie))).toBe(true)
    expect(await accounts.sessionOf(here)).toBeNull()
    expect(await accounts.sessionOf(elsewhere)).toBeNull()
    await expect(accounts.signOut(new Headers())).resolves.toMatchObject({ session: null })
  })

  it('lasts seven days, is renewed once it is a day old, and only then', async () => {
    const accounts = open()
    const cookie = cookiesOf(await enter())
    const inDatabase = async () => {
      const asked = `select token, extract(epoch from expires_at - now()) / 86400 as days from auth_sessions
                     where user_id = $1 order by created_at desc limit 1`
      return (await database.pool.query<{ token: string; days: string }>(asked, [userId])).rows[0]
    }
    const made = await inDatabase()
    // 32 of 62 characters: 190 bits.
    expect(made?.token).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(Number(made?.days)).toBeCloseTo(7, 1)
    const fresh = await accounts.currentSession(cookie)
    expect(fresh.session).toMatchObject({ userId })
    expect(fresh.headers.getSetCookie()).toEqual([])
    await database.pool.query(`update auth_sessions set expires_at = now() + interval '5 days' where user_id = $1`, [
      userId,
    ])
    const renewed = await accounts.currentSession(cookie)
    expect(renewed.headers.getSetCookie()[0]).toMatch(/^__Secure-session=/)
    expect(Number((await inDatabase())?.days)).toBeCloseTo(7, 1)
    expect(await accounts.currentSession(new Headers())).toMatchObject({ session: null, expiresAt: null })
  })

  it('leaves a dead cookie alone when asked who is here', async () => {
    const accounts = open()
    const cookie = cookiesOf(await enter())
    await accounts.signOut(cookie)
    const { session, headers } = await accounts.currentSession(cookie)
    expect([session, headers.getSetCookie()]).toEqual([null, []])
  })

  it('proves administrators and refuses everybody else', async () => {
    const accounts = open()
    const cookie = cookiesOf(await enter())
    const session = await accounts.sessionOf(cookie)
    expect(() => accounts.requireAdmin(session)).toThrow(expect.objectContaining({ code: 'access_denied' }))
    expect(() => accounts.requireAdmin(null)).toThrow(expect.objectContaining({ code: 'authentication_required' }))
    expect(await grantAdmin(database.db, ` ${email.toUpperCase()} `)).toBe('granted')
    expect(await grantAdmin(database.db, email)).toBe('already')
    expect(await grantAdmin(database.db, 'ninguem@exemplo.com.br')).toBe('unknown')
    const admin = await accounts.sessionOf(cookie)
    expect(accounts.requireAdmin(admin)).toMatchObject({ isAdmin: true })
  })
})
