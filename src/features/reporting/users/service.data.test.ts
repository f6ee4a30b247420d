import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountsOn, outcomeOf } from '../../../../tests/factories/accounts.ts'
import { insertActivity, insertUser } from '../../../../tests/factories/database.ts'
import { subscriptionsAlone } from '../../../../tests/factories/subscriptions.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { createAccountSupport } from '../../accounts/support/service.server.ts'
import { createAudit } from '../../audit/service.server.ts'
import { createAdminUsers } from './service.server.ts'

const NOW = new Date('2026-05-10T12:00:00.000Z')
const TODAY = '2026-05-10'
const clock = () => NOW

const database = await testDatabase()
const { db } = database
const audit = createAudit({ db, clock })
const sent: object[] = []
const users = createAdminUsers({
  db,
  clock,
  audit,
  support: createAccountSupport({ db, clock, jobs: { send: async (_job, data) => void sent.push(data) } }),
  premium: subscriptionsAlone({ db, clock }),
})

let admin: AdminSession
beforeAll(async () => {
  const { id, name, email } = await insertUser(db, {
    role: 'admin',
    name: 'Zeladora',
    email: 'zeladora@exemplo.com.br',
  })
  admin = { userId: id, name, email, isAdmin: true } as AdminSession
})

const namesOf = async (query: Parameters<typeof users.list>[1]) =>
  (await users.list(admin, query)).users.map(({ name }) => name).sort()

describe('the list', () => {
  it('finds by name, email, plan and id, without case or accents', async () => {
    const ines = await insertUser(db, { name: 'Inês Conceição', email: 'ines.c@escola.example' })
    await insertUser(db, { name: 'Rui 100%', email: 'rui_x@casa.example', plan: 'basico' })
    await insertUser(db, { name: 'Lia', email: 'lia@casa.example', plan: 'premium' })
    expect(await namesOf({ search: 'conceicao' })).toEqual(['Inês Conceição'])
    expect(await namesOf({ search: ' INÊS ' })).toEqual(['Inês Conceição'])
    expect(await namesOf({ search: '@CASA.' })).toEqual(['Lia', 'Rui 100%'])
    expect(await namesOf({ search: 'Premium' })).toEqual(['Lia'])
    expect(await namesOf({ search: 'básico' })).toEqual(['Rui 100%'])
    expect(await namesOf({ search: ines.id.slice(9, 23).toUpperCase() })).toEqual(['Inês Conceição'])
    expect(await namesOf({ search: '0%' })).toEqual(['Rui 100%'])
    expect(await namesOf({ search: 'i_x' })).toEqual(['Rui 100%'])
    expect(await namesOf({ search: 'casa', plan: 'premium' })).toEqual(['Lia'])
    expect(await namesOf({ plan: 'basico' })).toEqual(['Rui 100%'])
  })

  it.each(["' or 1=1 --", '\\', '%', '\0', '\ud800', 'x'.repeat(10_000), '´', 'lia lia@casa'])(
    'is not moved by %j',
    async (search) => {
      const { users: found, total } = await users.list(admin, { search })
      expect(found.length).toBe(total)
      expect(found.length).toBeLessThanOrEqual(1)
    },
  )

  it('goes through everybody, forth and back, by id from the highest', async () => {
    for (let i = 0; i < 7; i++) await insertUser(db, { name: `Fila ${i}` })
    const search = 'fila '
    const pages: string[][] = []
    let page = await users.list(admin, { search, limit: 3 })
    expect(page.previous).toBeNull()
    for (;;) {
      pages.push(page.users.map(({ id }) => id))
      if (page.next === null) break
      page = await users.list(admin, { search, limit: 3, after: page.next })
    }
    expect(pages.map((ids) => ids.length)).toEqual([3, 3, 1])
    expect(pages.flat()).toEqual(pages.flat().toSorted().toReversed())
    expect(page.total).toBe(7)
    for (const expected of [pages[1], pages[0]]) {
      page = await users.list(admin, { search, limit: 3, before: page.previous ?? '' })
      expect(page.users.map(({ id }) => id)).toEqual(expected)
    }
    expect(page.previous).toBeNull()
    expect(page.next).not.toBeNull()
  })

  it('says how much of the day is used, and of what', async () => {
    const [free, paid] = [
      await insertUser(db, { name: 'Conta livre', own_daily_limit: 3 }),
      await insertUser(db, {
        name: 'Conta paga',
        plan: 'premium',
        subscription_status: 'active',
        subscription_end_date: new Date('2026-06-10T00:00:00Z'),
      }),
    ]
    const activity = await insertActivity(db)
    const download = { activity_id: activity.id, activity_title: activity.title }
    await db
      .insertInto('downloads')
      .values([
        { ...download, user_id: free.id, date_key: TODAY },
        { ...download, user_id: free.id, date_key: '2026-05-09' },
        { ...download, user_id: paid.id, date_key: TODAY },
      ])
      .execute()
    const { users: rows } = await users.list(admin, { search: 'conta ' })
    const byName = new Map(rows.map((row) => [row.name, [row.daily_used_downloads, row.daily_download_limit]]))
    expect(byName.get('Conta livre')).toEqual([1, 3])
    expect(byName.get('Conta paga')).toEqual([1, null])
  })
})

describe('one person', () => {
  it('is shown with account, plan, downloads, payments and subscriptions', async () => {
    const person = await insertUser(db, {
      name: 'Marina',
      receive_emails: true,
      plan: 'premium',
      billing_period: 'annual',
      subscription_status: 'cancelled',
      subscription_end_date: new Date('2026-12-01T00:00:00Z'),
    })
    const activity = await insertActivity(db, { title: 'Urso' })
    for (let day = 1; day <= 13; day++) {
      await db
        .insertInto('downloads')
        .values({
          user_id: person.id,
          activity_id: activity.id,
          activity_title: 'Urso',
          date_key: `2026-04-${String(day).padStart(2, '0')}`,
        })
        .execute()
    }
    const { id: subscription } = await db
      .insertInto('subscriptions')
      .values({
        user_id: person.id,
        type: 'subscription',
        billing_period: 'annual',
        status: 'cancelled',
        cancellation_reason: 'Fim do ano letivo',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('payments')
      .values({
        provider_payment_id: 'p-1',
        subscription_id: subscription,
        user_id: person.id,
        amount_cents: 9_990,
        method: 'card',
        status: 'approved',
        approved_at: new Date('2025-06-01T00:00:00Z'),
      })
      .execute()

    const detail = await users.detail(admin, person.id)
    expect(detail).toMatchObject({
      name: 'Marina',
      emailVerified: true,
      isAdmin: false,
      receiveEmails: true,
      mailRefusedAt: null,
      sessions: 0,
      plan: 'premium',
      status: 'cancelled',
      billingPeriod: 'annual',
      subscriptionEnd: '2026-12-01T00:00:00.000Z',
      dailyLimit: null,
      totalDownloads: 13,
      subscriptions: [{ type: 'subscription', cancellationReason: 'Fim do ano letivo' }],
      payments: [{ providerPaymentId: 'p-1', amountCents: 9_990, status: 'approved', tooOldToRefund: true }],
      audit: [],
    })
    expect(detail.downloads.entries.map(({ date }) => date)).toHaveLength(10)
    expect(detail.downloads.entries[0]?.date).toBe('2026-04-13')
    const rest = await users.detail(admin, person.id, detail.downloads.next ?? 0)
    expect(rest.downloads.entries.map(({ date }) => date)).toEqual(['2026-04-03', '2026-04-02', '2026-04-01'])
    expect(rest.downloads.next).toBeNull()
    expect(rest.downloads.entries[0]?.booklet).toBeNull()
    const booklet = randomUUID()
    await db.updateTable('downloads').set({ booklet_id: booklet }).where('date_key', '=', '2026-04-02').execute()
    const again = await users.detail(admin, person.id, detail.downloads.next ?? 0)
    expect(again.downloads.entries.map((entry) => entry.booklet)).toEqual([null, booklet, null])

    const crossing = randomUUID()
    await db
      .updateTable('downloads')
      .set({ booklet_id: crossing })
      .where('date_key', 'in', ['2026-04-05', '2026-04-04', '2026-04-03', '2026-04-02'])
      .execute()
    const whole = await users.detail(admin, person.id)
    expect(whole.downloads.entries.map((entry) => entry.booklet)).toEqual([
      ...Array(8).fill(null),
      ...Array(4).fill(crossing),
    ])
    const last = await users.detail(admin, person.id, whole.downloads.next ?? 0)
    expect(last.downloads).toMatchObject({ entries: [{ date: '2026-04-01', booklet: null }], next: null })
  })

  it.each([randomUUID(), 'x', "' or 1=1"])('that does not exist is not found: %s', async (id) => {
    expect(await outcomeOf(users.detail(admin, id))).toBe('not_found')
    expect(await outcomeOf(users.endSessions(admin, id))).toBe('not_found')
    expect(await outcomeOf(users.resendConfirmation(admin, id))).toBe('not_found')
    expect(await outcomeOf(users.changePremium(admin, id, { action: 'end', reason: 'teste' }))).toBe('not_found')
  })
})

describe('Premium by hand', () => {
  const subscriptions = subscriptionsAlone({ db, clock })

  it('is given until the end of a day and taken again, and both are written down', async () => {
    const { id } = await insertUser(db, { name: 'Nina', email: 'nina@exemplo.com.br' })
    await users.changePremium(admin, id.toUpperCase(), {
      action: 'grant',
      until: '2026-06-10',
      reason: 'Cortesia, pedido de nina@exemplo.com.br',
    })
    expect(await subscriptions.entitlementOf(id)).toMatchObject({
      plan: 'premium',
      status: 'one_time_active',
      subscriptionEnd: new Date('2026-06-11T03:00:00.000Z'),
      allowsPremium: true,
    })
    await users.changePremium(admin, id, { action: 'end', reason: 'Engano' })
    expect(await subscriptions.entitlementOf(id)).toMatchObject({ plan: 'gratuito', status: 'expired' })

    const { entries } = await audit.list(admin, { subjectType: 'user', subjectId: id })
    expect(entries).toMatchObject([
      {
        action: 'user.premium_ended',
        actor: { name: 'Zeladora' },
        subjectName: 'Nina',
        details: {
          before: { plan: 'premium', subscriptionEnd: '2026-06-11T03:00:00.000Z' },
          after: { plan: 'gratuito', status: 'expired' },
          reason: 'Engano',
        },
      },
      {
        action: 'user.premium_granted',
        summary: 'Premium concedido até 10/06/2026',
        details: {
          before: { plan: 'gratuito', subscriptionEnd: null },
          after: { plan: 'premium', status: 'one_time_active' },
          reason: 'Cortesia, pedido de [e-mail]',
        },
      },
    ])
  })

  it.each([
    ['a day that is over', { action: 'grant', until: '2026-05-09', reason: 'teste' }, 'invalid_input'],
    ['a day too far ahead', { action: 'grant', until: '2031-05-11', reason: 'teste' }, 'invalid_input'],
    ['nothing to end', { action: 'end', reason: 'teste' }, 'premium_not_running'],
  ] as const)('is refused for %s, and leaves no trace', async (_name, change, code) => {
    const { id } = await insertUser(db)
    expect(await outcomeOf(users.changePremium(admin, id, change))).toBe(code)
    expect((await users.detail(admin, id)).audit).toEqual([])
  })
})

describe('the account', () => {
  it('is signed out on every device, which is written down', async () => {
    const { open } = await accountsOn(database)
    const person = { name: 'Olga Reis', email: 'olga@exemplo.com.br', password: 'varanda azul 7', terms_accepted: true }
    const caller = { headers: new Headers(), address: randomUUID() }
    const { session } = await open().signUp({ ...person, receive_emails: false }, caller)
    await open().signIn(person, caller)
    const id = session?.userId ?? ''
    // The running product's clock decides about sessions; this one is stopped in their past.
    expect((await users.detail(admin, id)).sessions).toBe(2)
    expect(await users.endSessions(admin, id)).toBe(2)
    expect(await users.detail(admin, id)).toMatchObject({
      sessions: 0,
      audit: [{ action: 'user.sessions_ended', details: { sessions: 2 } }],
    })

    await users.resendConfirmation(admin, id)
    expect(sent).toEqual([{ userId: id }])
    await db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', id).execute()
    expect(await outcomeOf(users.resendConfirmation(admin, id))).toBe('already_confirmed')
    expect(sent).toHaveLength(1)
  })
})
