import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountsOn, anyone, cookiesOf, outcomeOf, signUpForm } from '../../../../tests/factories/accounts.ts'
import { insertActivity } from '../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { passwordChangedMail } from '../mails/jobs.server.ts'
import type { Session } from '../schema.ts'
import { personalDataSchema } from './schema.ts'

const database = await testDatabase()
const { open, outbox, jobs } = await accountsOn(database)
const accounts = open()

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows
const countOf = async (table: string) => (await rowsOf(`select count(*)::int as n from ${table}`))[0].n

/** Somebody new, signed in. */
async function person(name = 'Ana Beatriz Moraes') {
  const email = `pessoa-${randomUUID()}@exemplo.com.br`
  const { session, headers } = await accounts.signUp({ ...signUpForm, name, email }, anyone())
  if (!session) throw new Error('nobody was signed in')
  return { session, cookie: cookiesOf(headers) }
}

/** Somebody who came in through Google and has no password. */
async function withoutPassword() {
  const one = await person()
  await database.pool.query(
    `update auth_accounts set provider_id = 'google', account_id = $1, password = null where user_id = $2`,
    [randomUUID(), one.session.userId],
  )
  return one
}

/** Leaves traces of somebody in every table that can hold one. */
async function leaveTraces({ userId, email, name }: Session) {
  const { id: activity } = await insertActivity(database.db)
  const subscription = randomUUID()
  const body = { action: 'payment.updated', payer: { email: email.toUpperCase(), name }, external_reference: userId }
  const statements: [string, unknown[]][] = [
    [
      `insert into downloads (user_id, activity_id, activity_title, date_key) values ($1, $2, 'Labirinto', '2026-05-10')`,
      [userId, activity],
    ],
    [
      `insert into subscriptions (id, user_id, provider_id, type, billing_period, status, cancellation_reason)
       values ($1, $2, $3, 'subscription', 'monthly', 'cancelled', $4)`,
      [subscription, userId, randomUUID(), `Sou ${name}, mudei de escola`],
    ],
    [
      `insert into payments (provider_payment_id, subscription_id, user_id, amount_cents, method, status)
       values ($1, $2, $3, 1190, 'card', 'approved')`,
      [randomUUID(), subscription, userId],
    ],
    [
      `insert into payment_monitoring (payment_id, status, amount, user_id, error_message) values ($1, 'error', 11.9, $2, $3)`,
      [randomUUID(), userId, `payer ${email} (${name}) refused`],
    ],
    [
      `insert into webhook_inbox (request_id, topic, resource_id, body, signature_verdict, last_error)
       values ('r1', 'payment', '123', $1, 'valid', $2)`,
      [JSON.stringify(body), `no user ${userId}`],
    ],
    [
      `insert into auth_verifications (id, identifier, value, expires_at) values ($1, 'link', $2, now())`,
      [randomUUID(), JSON.stringify({ link: { email, userId } })],
    ],
    [`update auth_users set image = $1 where id = $2`, [`https://pictures.example/${userId}`, userId]],
  ]
  for (const [sql, values] of statements) await database.pool.query(sql, values)
  await jobs.send(passwordChangedMail, { userId }, { startAfter: new Date(Date.now() + 3_600_000) })
  return { subscription }
}

/** Every place of every table, the queue's too, where one of the words stands in a text, JSON or uuid column. */
async function placesOf(words: string[]): Promise<string[]> {
  const columns = await rowsOf(`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and (c.udt_name in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'uuid', 'citext', '_text', '_varchar', '_uuid', 'bytea')
        or c.data_type = 'USER-DEFINED')`)
  expect(columns.length).toBeGreaterThan(60)
  const places: string[] = []
  for (const { schema, table, column } of columns) {
    const found = await rowsOf(
      `select count(*)::int as n from "${schema}"."${table}", unnest($1::text[]) as word
       where position(lower(word) in lower("${column}"::text)) > 0`,
      [words],
    )
    if (found[0].n > 0) places.push(`${schema}.${table}.${column}`)
  }
  return places.sort()
}

describe('deleting the account', () => {
  it('leaves nothing of the person in any table, and every count as it was', async () => {
    await accounts.workJobs()
    const { session, cookie } = await person()
    const second = cookiesOf(
      (await accounts.signIn({ email: session.email, password: signUpForm.password }, anyone())).headers,
    )
    await accounts.requestPasswordReset(session.email, randomUUID())
    await expect.poll(() => outbox.filter(({ to }) => to === session.email).length, { timeout: 20_000 }).toBe(2)
    await leaveTraces(session)
    const words = [session.userId, session.email, session.name]
    expect(await placesOf(words)).toEqual(
      expect.arrayContaining([
        'jobs.job_common.data',
        'public.auth_accounts.user_id',
        'public.auth_sessions.user_id',
        'public.auth_users.email',
        'public.auth_verifications.value',
        'public.downloads.user_id',
        'public.payment_monitoring.error_message',
        'public.payments.user_id',
        'public.profiles.name',
        'public.subscriptions.cancellation_reason',
        'public.webhook_inbox.body',
        'public.webhook_inbox.last_error',
      ]),
    )
    const kept = ['downloads', 'payments', 'payment_monitoring', 'subscriptions', 'webhook_inbox']
    const before = await Promise.all(kept.map(countOf))

    await accounts.privacy.deleteAccount(session, { password: signUpForm.password })

    expect(await Promise.all(kept.map(countOf))).toEqual(before)
    expect(await accounts.sessionOf(cookie)).toBeNull()
    expect(await accounts.sessionOf(second)).toBeNull()
    const [inbox] = await rowsOf('select body, topic, resource_id from webhook_inbox order by id desc limit 1')
    expect(inbox).toEqual({
      topic: 'payment',
      resource_id: '123',
      body: {
        action: 'payment.updated',
        payer: { email: '[removido]', name: '[removido]' },
        external_reference: '[removido]',
      },
    })
    // The good-bye is the last that knows the address, and the queue forgets it once it is sent.
    await expect.poll(() => outbox.filter(({ to }) => to === session.email).length, { timeout: 20_000 }).toBe(3)
    await expect.poll(() => placesOf(words), { timeout: 20_000 }).toEqual([])
    expect(await outcomeOf(accounts.signIn({ email: session.email, password: signUpForm.password }, anyone()))).toBe(
      'bad_credentials',
    )
  })

  it('touches nobody else, not even by a name that means something', async () => {
    const other = await person('Carla Dias')
    await leaveTraces(other.session)
    const before = await placesOf([other.session.userId, other.session.email])
    const { session } = await person('payment')
    await accounts.privacy.deleteAccount(session, { password: signUpForm.password })
    expect(await placesOf([other.session.userId, other.session.email])).toEqual(before)
    expect(await rowsOf(`select body->>'action' as action from webhook_inbox order by id desc limit 1`)).toEqual([
      { action: 'payment.updated' },
    ])
    expect(await accounts.sessionOf(other.cookie)).toEqual(other.session)
  })

  it('asks for the password, and only so often', async () => {
    const { session, cookie } = await person()
    const careful = open({ limits: { passwordCheck: { points: 3, seconds: 600 } } })
    for (const wrong of [{ password: 'errada1' }, { email: session.email }, {}]) {
      expect(await outcomeOf(careful.privacy.deleteAccount(session, wrong))).toBe('deletion_wrong_password')
    }
    await expect(careful.privacy.deleteAccount(session, { password: signUpForm.password })).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterSeconds: expect.any(Number),
    })
    expect(await accounts.sessionOf(cookie)).toEqual(session)
  })

  it('asks for the address where there is no password', async () => {
    const { session } = await withoutPassword()
    expect(await outcomeOf(accounts.privacy.deleteAccount(session, { email: 'outra@exemplo.com.br' }))).toBe(
      'deletion_wrong_email',
    )
    expect(await outcomeOf(accounts.privacy.deleteAccount(session, { password: '' }))).toBe('deletion_wrong_email')
    expect(
      await outcomeOf(accounts.privacy.deleteAccount(session, { email: ` ${session.email.toUpperCase()} ` })),
    ).toBe('done')
  })

  it('deletes nothing when the subscription cannot be cancelled first', async () => {
    const { session, cookie } = await person()
    const asked: string[] = []
    const stuck = open({
      beforeDeletion: async ({ userId }) => {
        asked.push(userId)
        throw new Error('the provider is away')
      },
    })
    const deletion = () => stuck.privacy.deleteAccount(session, { password: signUpForm.password })
    await expect(deletion()).rejects.toSatisfy(
      (error) => error instanceof AppError && error.code === 'subscription_not_cancelled' && error.status === 503,
    )
    expect(asked).toEqual([session.userId])
    expect(await accounts.sessionOf(cookie)).toEqual(session)
  })

  it('refuses while a subscription still renews, whatever was said before', async () => {
    const { session, cookie } = await person()
    const { subscription } = await leaveTraces(session)
    await database.pool.query(`update subscriptions set status = 'active' where id = $1`, [subscription])
    const deletion = () => accounts.privacy.deleteAccount(session, { password: signUpForm.password })
    expect(await outcomeOf(deletion())).toBe('subscription_not_cancelled')
    expect(await accounts.sessionOf(cookie)).toEqual(session)
    const cancelling = open({
      beforeDeletion: async () => {
        await database.pool.query(`update subscriptions set status = 'cancelled' where id = $1`, [subscription])
      },
    })
    expect(await outcomeOf(cancelling.privacy.deleteAccount(session, { password: signUpForm.password }))).toBe('done')
  })

  it('ends once, however often it is asked at the same moment', async () => {
    const { session } = await person()
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        outcomeOf(accounts.privacy.deleteAccount(session, { password: signUpForm.password })),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(0)
    expect(outcomes.filter((outcome) => !['done', 'deletion_wrong_email'].includes(outcome))).toEqual([])
    await expect.poll(() => outbox.filter(({ to }) => to === session.email), { timeout: 20_000 }).toHaveLength(1)
  })

  it('every table that points at a person lets go of them', async () => {
    const links = await rowsOf(`
      select conrelid::regclass::text as table, confdeltype as rule from pg_constraint
      where contype = 'f' and confrelid in ('auth_users'::regclass, 'profiles'::regclass)`)
    expect(links.length).toBeGreaterThan(6)
    // c cascade, n set null
    expect(links.filter(({ rule }) => !['c', 'n'].includes(rule))).toEqual([])
  })
})

describe('the exported data', () => {
  let session: Session
  beforeAll(async () => {
    session = (await person('Davi "Dó" Reis')).session
    await leaveTraces(session)
  })

  it('has everything, in the documented shape, and no key to the account', async () => {
    const data = await accounts.privacy.export(session)
    expect(personalDataSchema.strict().parse(data)).toEqual(data)
    expect(data).toMatchObject({
      version: 1,
      account: { id: session.userId, name: 'Davi "Dó" Reis', email: session.email, emailVerified: false, role: 'user' },
      signInMethods: [{ provider: 'credential' }],
      sessions: [{ expiresAt: expect.any(String) }],
      profile: { plan: 'gratuito', termsAccepted: true, receiveEmails: false, dailyDownloadLimit: 2 },
      downloads: [{ activityTitle: 'Labirinto', day: '2026-05-10' }],
      subscriptions: [{ type: 'subscription', cancellationReason: `Sou ${session.name}, mudei de escola` }],
      payments: [{ amountCents: 1190, currency: 'BRL', method: 'card' }],
      paymentNotices: [{ status: 'error', amount: '11.90' }],
    })
    const text = JSON.stringify(data)
    const [secrets] = await rowsOf(
      `select a.password, s.token from auth_accounts a join auth_sessions s using (user_id) where user_id = $1`,
      [session.userId],
    )
    expect(text).not.toContain(secrets.token)
    expect(text).not.toContain(secrets.password)
  })

  it('covers every table that points at a person', async () => {
    const tables = await rowsOf(`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid in ('auth_users'::regclass, 'profiles'::regclass) order by 1`)
    expect(tables.map(({ table }) => table)).toEqual([
      'auth_accounts',
      'auth_sessions',
      'downloads',
      'payment_monitoring',
      'payments',
      'profiles',
      'subscriptions',
    ])
  })

  it("is nobody else's", async () => {
    const { session: other } = await person()
    const text = JSON.stringify(await accounts.privacy.export(other))
    expect(text).not.toContain(session.userId)
    expect(text).not.toContain(session.email)
  })

  it('comes only so often', async () => {
    const busy = open({ limits: { dataExport: { points: 1, seconds: 600 } } })
    const { session: other } = await person()
    expect(await outcomeOf(busy.privacy.export(other))).toBe('done')
    expect(await outcomeOf(busy.privacy.export(other))).toBe('rate_limited')
  })
})
