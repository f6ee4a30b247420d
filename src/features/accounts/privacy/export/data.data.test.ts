import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountsOn, anyone, outcomeOf, signUpForm } from '../../../../../tests/factories/accounts.ts'
import { leaveTraces } from '../../../../../tests/factories/traces.ts'
import { testDatabase } from '../../../../../tests/setup/database.ts'
import type { Session } from '../../schema.ts'
import { TERMS_VERSION } from '../../terms/rules.ts'
import { personalDataSchema } from '../schema.ts'

const database = await testDatabase()
const { open } = await accountsOn(database)
const accounts = open()

const rowsOf = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows

async function person(name = 'Ana Beatriz Moraes') {
  const form = { ...signUpForm, name, email: `pessoa-${randomUUID()}@exemplo.com.br` }
  const { session } = await accounts.signUp(form, anyone())
  if (!session) throw new Error('nobody was signed in')
  return { session }
}

describe('the exported data', () => {
  let session: Session
  beforeAll(async () => {
    session = (await person('Davi "Dó" Reis')).session
    await leaveTraces(database, session)
  })

  it('has everything, in the documented shape, and no key to the account', async () => {
    const data = await accounts.privacy.export(session)
    expect(personalDataSchema.strict().parse(data)).toEqual(data)
    expect(data).toMatchObject({
      version: 2,
      account: { id: session.userId, name: 'Davi "Dó" Reis', email: session.email, emailVerified: false, role: 'user' },
      signInMethods: [{ provider: 'credential' }],
      sessions: [{ expiresAt: expect.any(String) }],
      profile: { plan: 'gratuito', termsAccepted: true, receiveEmails: false, ownDailyLimit: null },
      termsAcceptances: [{ version: TERMS_VERSION, acceptedAt: expect.any(String) }],
      downloads: [{ activityTitle: 'Labirinto', day: '2026-05-10' }],
      variants: [{ day: '2026-05-10', choices: 'level=medio' }],
      creations: [{ day: '2026-05-10', kind: 'cracha' }],
      savedLists: [{ name: 'Semana', shared: true, activities: [{ activityTitle: 'Labirinto da Floresta' }] }],
      requests: [
        { theme: 'Dinossauros', shown: true },
        { kind: 'improvement', shown: false },
      ],
      votes: [{ theme: 'Dinossauros' }],
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
    // Uploads, skipped skills and refunds are administrators' work; they name them until their account is deleted.
    expect(tables.map(({ table }) => table)).toEqual([
      'activities',
      'audit_log',
      'auth_accounts',
      'auth_sessions',
      'buyer_documents',
      'creations',
      'downloads',
      'favourite_batches',
      'favourite_lists',
      'news_mails',
      'payment_monitoring',
      'payments',
      'premium_decisions',
      'profiles',
      'request_votes',
      'sheet_requests',
      'staff_refunds',
      'subscription_reminders',
      'subscriptions',
      'terms_acceptances',
      'uploads',
      'variants',
      'welcome_mails',
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
