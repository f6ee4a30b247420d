import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountsOn, anyone, cookiesOf, outcomeOf, signUpForm } from '../../../../tests/factories/accounts.ts'
import { leaveTraces } from '../../../../tests/factories/traces.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { AppError } from '../../../product/errors.ts'
import { passwordChangedMail } from '../mails/jobs.server.ts'

const database = await testDatabase()
const { open, outbox, jobs } = await accountsOn(database)
const accounts = open()
await accounts.registerJobs()

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows
const countOf = async (table: string) => (await rowsOf(`select count(*)::int as n from ${table}`))[0].n

async function person(name = 'Ana Beatriz Moraes') {
  const email = `pessoa-${randomUUID()}@exemplo.com.br`
  const { session, headers } = await accounts.signUp({ ...signUpForm, name, email }, anyone())
  if (!session) throw new Error('nobody was signed in')
  return { session, cookie: cookiesOf(headers) }
}

/** A user with Google sign-in and no password. */
async function withoutPassword() {
  const one = await person()
  await database.pool.query(
    `update auth_accounts set provider_id = 'google', account_id = $1, password = null where user_id = $2`,
    [randomUUID(), one.session.userId],
  )
  return one
}

/** Every text, JSON or uuid column, the queue's too, that contains one of the words. */
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
      `select count(*)::int as n from "${schema}"."${table}", unnest($1::text[]) as looked_for
       where position(lower(looked_for) in lower("${column}"::text)) > 0`,
      [words],
    )
    if (found[0].n > 0) places.push(`${schema}.${table}.${column}`)
  }
  return places.sort()
}

describe('deleting the account', () => {
  it('leaves nothing of the person in any table, and every count as it was', { timeout: 60_000 }, async () => {
    const { session, cookie } = await person()
    const second = cookiesOf(
      (await accounts.signIn({ email: session.email, password: signUpForm.password }, anyone())).headers,
    )
    await accounts.requestPasswordReset(session.email, randomUUID())
    await expect.poll(() => outbox.filter(({ to }) => to === session.email).length, { timeout: 20_000 }).toBe(2)
    await leaveTraces(database, session)
    await jobs.send(passwordChangedMail, { userId: session.userId }, { startAfter: new Date(Date.now() + 3_600_000) })
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
    const tables = ['downloads', 'payments', 'payment_monitoring', 'subscriptions', 'webhook_inbox']
    const before = await Promise.all(tables.map(countOf))

    await accounts.privacy.deleteAccount(session, { password: signUpForm.password })

    expect(await Promise.all(tables.map(countOf))).toEqual(before)
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
    // The good-bye mail holds the last copy of the address; the queue deletes it once it is sent.
    await expect.poll(() => outbox.filter(({ to }) => to === session.email).length, { timeout: 20_000 }).toBe(3)
    await expect.poll(() => placesOf(words), { timeout: 20_000 }).toEqual([])
    expect(await outcomeOf(accounts.signIn({ email: session.email, password: signUpForm.password }, anyone()))).toBe(
      'bad_credentials',
    )
  })

  it('touches nobody else, not even by a name that means something', async () => {
    const other = await person('Carla Dias')
    await leaveTraces(database, other.session)
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
    const { subscription } = await leaveTraces(database, session)
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

  it('ends once, however often it is asked at the same moment', { timeout: 60_000 }, async () => {
    const { session } = await person()
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        outcomeOf(accounts.privacy.deleteAccount(session, { password: signUpForm.password })),
      ),
    )
    expect(outcomes).toContain('done')
    expect(outcomes.filter((outcome) => !['done', 'deletion_wrong_email'].includes(outcome))).toEqual([])
    const farewells = () => outbox.filter(({ to, subject }) => to === session.email && /exclu/i.test(subject))
    await expect.poll(farewells, { timeout: 20_000 }).toHaveLength(1)
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
