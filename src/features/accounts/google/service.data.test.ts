import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGoogleSandbox } from '../../../../sandbox/google/server.ts'
import {
  accountsOn,
  anyone,
  cookiesOf,
  outcomeOf,
  SITE_ORIGIN,
  signUpForm,
} from '../../../../tests/factories/accounts.ts'
import { chooseAtGoogle } from '../../../../tests/factories/google-page.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { GOOGLE_RETURN_PATH } from './rules.ts'

const database = await testDatabase()
const { open, outbox } = await accountsOn(database)
const redirectUri = `${SITE_ORIGIN}${GOOGLE_RETURN_PATH}`

let google: Awaited<ReturnType<typeof startGoogleSandbox>>
beforeAll(async () => {
  google = await startGoogleSandbox({ redirectUri, port: { from: 40_226 } })
})
afterAll(() => google.stop())

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows
const accounts = () => open({ settings: { google } })
type Accounts = ReturnType<typeof accounts>

/** The complete flow; `change` forges the return address. */
async function signIn(
  service: Accounts,
  choice: Parameters<typeof chooseAtGoogle>[1],
  {
    next,
    change = (url) => url,
    headers = new Headers(),
  }: {
    next?: string
    change?: (url: string) => string
    headers?: Headers
  } = {},
) {
  const start = await service.startGoogle(next, { ...anyone(), headers })
  const back = await chooseAtGoogle(start.url, choice)
  expect(back).toMatch(/^https:\/\/atividario\.example\/auth\/v1\/callback\/google\?/)
  const cookie = [cookiesOf(start.headers).get('cookie'), headers.get('cookie')].filter(Boolean).join('; ')
  const answer = await service.finishGoogle(new Request(change(back), { headers: { cookie } }))
  const target = new URL(answer.headers.get('location') ?? 'about:blank', SITE_ORIGIN)
  const session = await service.sessionOf(cookiesOf(answer.headers))
  return { target, session, error: target.searchParams.get('error'), cookies: cookiesOf(answer.headers) }
}

const signUp = (email: string) => accounts().signUp({ ...signUpForm, email }, anyone())
const password = (email: string) => outcomeOf(accounts().signIn({ email, password: signUpForm.password }, anyone()))

describe('signing in by Google', () => {
  it('makes an account with its profile the first time, and finds it again', async () => {
    const email = 'nova@exemplo.com.br'
    const first = await signIn(accounts(), { email: 'Nova@Exemplo.com.br' }, { next: '/plans?plan=annual' })
    expect(first.session).toMatchObject({ email, name: 'Ana Google', isAdmin: false })
    expect(`${first.target.pathname}${first.target.search}`).toBe('/login?next=%2Fplans%3Fplan%3Dannual')
    const again = await signIn(accounts(), { email, name: 'Outro Nome' })
    expect(again.session?.userId).toBe(first.session?.userId)
    expect(`${again.target.pathname}${again.target.search}`).toBe('/login')
    expect(await rowsOf('select email_verified from auth_users where email = $1', [email])).toEqual([
      { email_verified: true },
    ])
    expect(await rowsOf('select name, terms_accepted from profiles where email = $1', [email])).toEqual([
      { name: 'Ana Google', terms_accepted: true },
    ])
    expect(
      await rowsOf('select access_token, refresh_token, id_token from auth_accounts where user_id = $1', [
        first.session?.userId,
      ]),
    ).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
  })

  it('comes back to this site alone, and asks for PKCE, a state and a nonce', async () => {
    const { url, headers } = await accounts().startGoogle('https://evil.example', anyone())
    const target = new URL(url)
    expect(target.origin).toBe(google.issuer)
    expect(target.searchParams.get('redirect_uri')).toBe(redirectUri)
    expect(target.searchParams.get('code_challenge_method')).toBe('S256')
    for (const name of ['code_challenge', 'state', 'nonce']) expect(target.searchParams.get(name)).toMatch(/.{20}/)
    expect(headers.getSetCookie().length).toBeGreaterThan(0)
    const stored = await rowsOf('select value from auth_verifications where value like $1', ['%callbackURL%'])
    expect(JSON.stringify(stored)).not.toContain('evil')
  })

  it('takes the place of the session the browser had', async () => {
    const earlier = cookiesOf((await signUp('antes@exemplo.com.br')).headers)
    const entered = await signIn(accounts(), { email: 'depois@exemplo.com.br' }, { headers: earlier })
    expect(entered.session).toMatchObject({ email: 'depois@exemplo.com.br' })
    expect(await accounts().sessionOf(earlier)).toBeNull()
  })

  it('says that it was refused there', async () => {
    const { error, session, target } = await signIn(
      accounts(),
      { email: 'nao@exemplo.com.br', deny: true },
      { next: '/plans' },
    )
    expect([target.pathname, target.searchParams.get('next'), error, session]).toEqual([
      '/login',
      '/plans',
      'access_denied',
      null,
    ])
    expect(await rowsOf('select 1 from auth_users where email = $1', ['nao@exemplo.com.br'])).toEqual([])
  })

  it.each([
    ['another state', (url: string) => url.replace(/state=[^&]+/, 'state=forged')],
    ['no state', (url: string) => url.replace(/state=[^&]+/, '')],
    ['another code', (url: string) => url.replace(/code=[^&]+/, 'code=forged')],
    ['no code', (url: string) => url.replace(/code=[^&]+/, '')],
    ['another issuer', (url: string) => url.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example')],
  ])('does not believe %s', async (name, change) => {
    const email = `forjado-${name.replaceAll(' ', '-')}@exemplo.com.br`
    const { error, session, target } = await signIn(accounts(), { email }, { change })
    expect([target.origin, target.pathname, session]).toEqual([SITE_ORIGIN, '/login', null])
    expect(error).toEqual(expect.any(String))
    expect(await rowsOf('select 1 from auth_users where email = $1', [email])).toEqual([])
  })

  it('does not believe a way back that another browser began, nor one that was used', async () => {
    const service = accounts()
    const start = await service.startGoogle('/', anyone())
    const back = await chooseAtGoogle(start.url, { email: 'alheia@exemplo.com.br' })
    const elsewhere = await service.finishGoogle(new Request(back))
    expect(await service.sessionOf(cookiesOf(elsewhere.headers))).toBeNull()

    const own = await service.startGoogle('/', anyone())
    const ownBack = await chooseAtGoogle(own.url, { email: 'minha@exemplo.com.br' })
    const finish = () => service.finishGoogle(new Request(ownBack, { headers: cookiesOf(own.headers) }))
    expect(await service.sessionOf(cookiesOf((await finish()).headers))).not.toBeNull()
    expect(await service.sessionOf(cookiesOf((await finish()).headers))).toBeNull()
  })

  it('signs in whichever of two tabs comes back, each to where it began', async () => {
    const service = accounts()
    const browser = new Map<string, string>()
    const keep = (headers: Headers) => {
      for (const line of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        browser.set(name, value)
      }
    }
    const cookie = () => [...browser].map(([name, value]) => `${name}=${value}`).join('; ')
    const begin = async (next: string) => {
      const start = await service.startGoogle(next, { ...anyone(), headers: new Headers({ cookie: cookie() }) })
      keep(start.headers)
      return start.url
    }
    const [first, second] = [await begin('/favoritos'), await begin('/plans')]
    for (const [start, place] of [
      [first, '/favoritos'],
      [second, '/plans'],
    ] as const) {
      const back = await chooseAtGoogle(start, { email: 'duas-abas@exemplo.com.br' })
      const answer = await service.finishGoogle(new Request(back, { headers: { cookie: cookie() } }))
      keep(answer.headers)
      const target = new URL(answer.headers.get('location') ?? 'about:blank', SITE_ORIGIN)
      expect([target.searchParams.get('next'), target.searchParams.get('error')]).toEqual([place, null])
    }
    expect(await rowsOf('select 1 from auth_users where email = $1', ['duas-abas@exemplo.com.br'])).toHaveLength(1)
    expect(cookie()).not.toMatch(/state[^=]*=[^;]/)
  })

  it('keeps few sign-ins under way in one browser', async () => {
    const service = accounts()
    const browser = new Map<string, string>()
    for (let turn = 0; turn < 12; turn++) {
      const cookie = [...browser].map(([name, value]) => `${name}=${value}`).join('; ')
      const { headers } = await service.startGoogle('/', { ...anyone(), headers: new Headers({ cookie }) })
      for (const line of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0\b/i.test(line)) browser.delete(name)
        else browser.set(name, value)
      }
    }
    expect([...browser.keys()].filter((name) => name.includes('state')).length).toBeLessThanOrEqual(5)
  })

  it('says that the provider is down, and works once it is back', async () => {
    const down = await startGoogleSandbox({ redirectUri, port: { from: 40_326 } })
    await down.stop()
    const service = open({ settings: { google: down } })
    expect(await outcomeOf(service.startGoogle('/', anyone()))).toBe('google_unavailable')
    const port = { exactly: Number(new URL(down.issuer).port) }
    const back = await startGoogleSandbox({ redirectUri, port })
    const entered = await signIn(service, { email: 'paciente@exemplo.com.br' })
    expect(entered.session).toMatchObject({ email: 'paciente@exemplo.com.br' })
    await back.stop()
  })

  it('says so when the provider goes down on the way', async () => {
    const other = await startGoogleSandbox({ redirectUri, port: { from: 40_426 } })
    const service = open({ settings: { google: other } })
    const start = await service.startGoogle('/', anyone())
    const back = await chooseAtGoogle(start.url, { email: 'meio@exemplo.com.br' })
    await other.stop()
    const answer = await service.finishGoogle(new Request(back, { headers: cookiesOf(start.headers) }))
    const target = new URL(answer.headers.get('location') ?? 'about:blank', SITE_ORIGIN)
    expect([target.pathname, target.searchParams.has('error')]).toEqual(['/login', true])
    expect(await service.sessionOf(cookiesOf(answer.headers))).toBeNull()
  })

  it('refuses a provider that says it is another one', async () => {
    const issuer = google.issuer.replace('127.0.0.1', 'localhost')
    expect(await outcomeOf(open({ settings: { google: { ...google, issuer } } }).startGoogle('/', anyone()))).toBe(
      'google_unavailable',
    )
  })
})

describe('an address that is known here', () => {
  it('joins an account whose person proved to read the mailbox, which keeps its password and its sessions', async () => {
    const email = 'confirmada@exemplo.com.br'
    const entry = await signUp(email)
    await database.pool.query('update auth_users set email_verified = true, mailbox_proven = true where email = $1', [
      email,
    ])
    const joined = await signIn(accounts(), { email })
    expect(joined.session?.userId).toBe(entry.session?.userId)
    expect(await accounts().sessionOf(cookiesOf(entry.headers))).not.toBeNull()
    expect(await password(email)).toBe('done')
  })

  it('takes over an account that nobody confirmed: its password and sessions are dead, and the owner is notified', async () => {
    const service = accounts()
    await service.registerJobs()
    const email = 'emboscada@exemplo.com.br'
    const ambush = await signUp(email)
    const joined = await signIn(service, { email })
    expect(joined.session?.userId).toBe(ambush.session?.userId)
    expect(await service.sessionOf(cookiesOf(ambush.headers))).toBeNull()
    expect(await service.sessionOf(joined.cookies)).not.toBeNull()
    expect(await password(email)).toBe('bad_credentials')
    expect(await rowsOf('select email_verified from auth_users where email = $1', [email])).toEqual([
      { email_verified: true },
    ])
    const told = () => outbox.filter(({ to, subject }) => to === email && subject.includes('Google'))
    await expect.poll(told, { timeout: 15_000 }).toHaveLength(1)
  })

  it('takes over an account whose link was merely opened, by a mail scanner say', async () => {
    const email = 'aberta@exemplo.com.br'
    const ambush = await signUp(email)
    await database.pool.query('update auth_users set email_verified = true where email = $1', [email])
    await signIn(accounts(), { email })
    expect(await accounts().sessionOf(cookiesOf(ambush.headers))).toBeNull()
    expect(await password(email)).toBe('bad_credentials')
    expect(await rowsOf('select mailbox_proven from auth_users where email = $1', [email])).toEqual([
      { mailbox_proven: true },
    ])
  })

  it('lets no session through that the old password is just making', async () => {
    const email = 'corrida@exemplo.com.br'
    await signUp(email)
    const [{ id }] = await rowsOf('select id from auth_users where email = $1', [email])
    // The account is taken over between the password check and the session.
    await database.pool.query(`
      create function take_over() returns trigger language plpgsql as $$
      begin
        delete from auth_accounts where user_id = new.user_id and provider_id = 'credential';
        return new;
      end $$;
      create trigger take_over after insert on auth_sessions for each row when (new.user_id = '${id}') execute function take_over()`)
    await rowsOf('delete from auth_sessions where user_id = $1', [id])
    expect(await password(email)).toBe('bad_credentials')
    expect(await rowsOf('select 1 from auth_sessions where user_id = $1', [id])).toEqual([])
  })

  it.each(['conhecida@exemplo.com.br', 'desconhecida@exemplo.com.br'])(
    'is refused while Google has not confirmed it: %s',
    async (email) => {
      const known = email.startsWith('conhecida')
      if (known) await signUp(email)
      const { error, session, target } = await signIn(accounts(), { email, verified: false })
      expect([target.pathname, error, session]).toEqual(['/login', 'email_not_confirmed_there', null])
      if (known) expect(await password(email)).toBe('done')
      else expect(await rowsOf('select 1 from auth_users where email = $1', [email])).toEqual([])
    },
  )

  it('becomes administrator by ADMIN_EMAIL, which Google has confirmed', async () => {
    const adminEmail = 'chefe@exemplo.com.br'
    const service = open({ settings: { google, adminEmail } })
    await signIn(service, { email: adminEmail })
    const { session } = await signIn(service, { email: adminEmail })
    expect(session).toMatchObject({ isAdmin: true })
  })
})
