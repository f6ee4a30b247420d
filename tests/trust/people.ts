import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type pg from 'pg'
import { deriveKey } from '../../src/platform/keys.ts'

/** People who may call a route with a session. */
export const KINDS = [
  'free',
  // Premium from before the ledger, and its three sources now: a subscription at the provider, a pass paid once (PIX),
  // and an administrator's grant.
  'premium',
  'subscribed',
  'pass',
  'granted',
  'cancelled',
  'expired',
  'admin',
] as const
export type Kind = (typeof KINDS)[number]

/** A user with an account, a session, and data in every table that may hold some. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The header of their browser. */
  readonly cookie: string
  /** Number of a payment of theirs at the provider. */
  readonly paymentId: string
  /** A word that is in their name, e-mail, payment and history, and nowhere else. */
  readonly mark: string
}

/** Everybody's password. */
export const PASSWORD = 'varanda azul 7'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

/** The row of a profile of each kind. */
const PROFILES: Readonly<Record<Kind, { plan: string; period: string | null; status: string; end: Date | null }>> = {
  free: { plan: 'gratuito', period: null, status: 'inactive', end: null },
  premium: { plan: 'premium', period: 'monthly', status: 'active', end: inDays(20) },
  subscribed: { plan: 'premium', period: 'monthly', status: 'active', end: inDays(10) },
  pass: { plan: 'premium', period: 'monthly', status: 'one_time_active', end: inDays(10) },
  granted: { plan: 'premium', period: null, status: 'one_time_active', end: inDays(10) },
  cancelled: { plan: 'premium', period: 'monthly', status: 'cancelled', end: inDays(20) },
  // Not read since it ended: the endpoint itself has to notice.
  expired: { plan: 'premium', period: 'monthly', status: 'active', end: inDays(-20) },
  admin: { plan: 'gratuito', period: null, status: 'inactive', end: null },
}

/** The ledger's rows of running premium, paid 20 days ago: $1 the user, $2 a text of theirs. */
const CONTRACT = `with s as (
    insert into subscriptions (user_id, type, provider_id, provider_status, authorized_at, billing_period, status,
                               amount_cents, starts_at, ends_at, created_at)
    values ($1, {type}, 'contract-' || $2::text, {said}, {authorized}, 'monthly', 'active', 1190,
            now() - interval '20 days', now() + interval '10 days', now() - interval '20 days')
    returning id)
  insert into payments (provider_payment_id, subscription_id, user_id, amount_cents, method, status,
                        period_start, period_end, approved_at)
  select 'paid-' || $2::text, id, $1, 1190, {method}, 'approved', now() - interval '20 days',
         now() + interval '10 days', now() - interval '20 days' from s`

const contract = (parts: Readonly<Record<'type' | 'said' | 'authorized' | 'method', string>>) =>
  CONTRACT.replace(/\{(\w+)\}/g, (_, name: keyof typeof parts) => parts[name])

const LEDGER: Readonly<Partial<Record<Kind, string>>> = {
  subscribed: contract({
    type: `'subscription'`,
    said: `'authorized'`,
    authorized: `now() - interval '20 days'`,
    method: `'credit_card'`,
  }),
  pass: contract({ type: `'one_time'`, said: `'approved'`, authorized: 'null', method: `'pix'` }),
  granted: `insert into premium_decisions (user_id, kind, decided_at, until, reason)
            values ($1, 'grant', now() - interval '1 day', now() + interval '10 days', 'Cortesia ' || $2::text)`,
}

let knownHash: Promise<string> | null = null

/** The cookie that a session with this token sends. */
export function sessionCookie(token: string, secret: string): string {
  const signature = createHmac('sha256', deriveKey(secret, 'sessions')).update(token).digest('base64')
  return `session=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Makes a person who has been here for a while and is signed in. `activityId` is what they downloaded. */
export async function makePerson(
  pool: pg.Pool,
  secret: string,
  { kind, activityId }: { kind: Kind; activityId: string },
): Promise<Person> {
  knownHash ??= hashPassword(PASSWORD)
  const mark = `zq${randomBytes(6).toString('hex')}`
  const person = { id: randomUUID(), name: `Pessoa ${mark}`, email: `${mark}@exemplo.com.br`, paymentId: `pay${mark}` }
  const { plan, period, status, end } = PROFILES[kind]
  const token = randomUUID()
  await pool.query(
    `with u as (insert into auth_users (id, name, email, email_verified, role) values ($1, $2, $3, true, $4)),
          k as (insert into auth_accounts (id, user_id, account_id, provider_id, password)
                values (gen_random_uuid(), $1, $1::text, 'credential', $5)),
          p as (insert into profiles (id, name, email, terms_accepted, plan, billing_period, subscription_status, subscription_end_date)
                values ($1, $2, $3, true, $6, $7, $8, $9)),
          s as (insert into auth_sessions (id, user_id, token, expires_at)
                values (gen_random_uuid(), $1, $10, now() + interval '1 day'))
     select 1`,
    [
      person.id,
      person.name,
      person.email,
      kind === 'admin' ? 'admin' : 'user',
      await knownHash,
      plan,
      period,
      status,
      end,
      token,
    ],
  )
  await pool.query(
    `with d as (insert into downloads (user_id, activity_id, activity_title, date_key)
                values ($1, $2, 'Folha ' || $3::text, current_date - 40)),
          s as (insert into subscriptions (id, user_id, type, provider_status, billing_period, status, amount_cents, starts_at, ends_at)
                values ($4, $1, 'one_time', 'approved', 'monthly', 'expired', 1190, now() - interval '90 days', now() - interval '60 days')),
          m as (insert into payment_monitoring (payment_id, status, amount, payment_method, user_id)
                values ($5, 'approved', 11.90, 'pix', $1))
     insert into payments (provider_payment_id, subscription_id, user_id, amount_cents, method, status, period_start, period_end, approved_at)
     values ($5, $4, $1, 1190, 'pix', 'approved', now() - interval '90 days', now() - interval '60 days', now() - interval '90 days')`,
    [person.id, activityId, mark, randomUUID(), person.paymentId],
  )
  const ledger = LEDGER[kind]
  if (ledger) await pool.query(ledger, [person.id, mark])
  return { ...person, cookie: sessionCookie(token, secret), mark }
}

/** The query for everything of a person ($1). Columns are looked up, so that a new table is watched from its first day. */
async function queryOfEverything(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
       and (c.column_name in ('user_id', 'profile_id', 'actor_id') or c.table_name in ('auth_users', 'profiles') and c.column_name = 'id')
     order by 1, 2`,
  )
  if (rows.length < 8) throw new Error('the tables about people were not found')
  return rows
    .map(({ table, column }) => `select '${table}: ' || to_jsonb(t)::text as row from ${table} t where ${column} = $1`)
    .join(' union all ')
    .concat(' order by 1')
}

const queries = new WeakMap<pg.Pool, Promise<string>>()

/**
 * Every row of every table that names a user, as one text: two equal readings prove that none of their data changed.
 */
export async function everythingOf(pool: pg.Pool, personId: string): Promise<string> {
  const query = queries.get(pool) ?? queryOfEverything(pool)
  queries.set(pool, query)
  const { rows } = await pool.query<{ row: string }>(await query, [personId])
  return rows.map(({ row }) => row).join('\n')
}
