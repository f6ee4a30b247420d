import { randomUUID } from 'node:crypto'
import type { Session } from '../../src/features/accounts/schema.ts'
import type { Database } from '../../src/platform/db/pool.ts'
import { insertActivity } from './database.ts'

/** Leaves traces of a person in every table that can hold one, but the queue. The subscription does not renew. */
export async function leaveTraces({ db, pool }: Database, { userId, email, name }: Session) {
  const { id: activity } = await insertActivity(db)
  const subscription = randomUUID()
  const body = { action: 'payment.updated', payer: { email: email.toUpperCase(), name }, external_reference: userId }
  const statements: [string, unknown[]][] = [
    [
      `insert into downloads (user_id, activity_id, activity_title, date_key) values ($1, $2, 'Labirinto', '2026-05-10')`,
      [userId, activity],
    ],
    [
      `insert into variants (user_id, activity_id, date_key, choices) values ($1, $2, '2026-05-10', 'level=medio')`,
      [userId, activity],
    ],
    [
      `insert into creations (user_id, date_key, id, kind) values ($1, '2026-05-10', $2, 'cracha')`,
      [userId, randomUUID()],
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
    [
      `with list as (insert into favourite_lists (user_id, name, share_token)
         values ($1, 'Semana', substr(md5(random()::text), 1, 22)) returning id)
       insert into favourite_items (list_id, activity_id, position) select id, $2, 1 from list`,
      [userId, activity],
    ],
    [
      `with asked as (insert into sheet_requests (user_id, kind, theme, goal, is_public)
         values ($1, 'sheet', 'Dinossauros', $2, true) returning id)
       insert into request_votes (request_id, user_id) select id, $1 from asked`,
      [userId, `Sou ${name}, ${email}`],
    ],
    [
      `insert into sheet_requests (user_id, kind, theme, goal, created_at)
       values ($1, 'improvement', 'Busca', $2, now() - interval '1 day')`,
      [userId, `Escrevam a ${email}`],
    ],
    [`update auth_users set image = $1 where id = $2`, [`https://pictures.example/${userId}`, userId]],
  ]
  for (const [sql, values] of statements) await pool.query(sql, values)
  return { subscription }
}
