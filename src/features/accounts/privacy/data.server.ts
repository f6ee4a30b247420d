import { type Expression, sql, type Transaction } from 'kysely'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { forgetInJson, forgetInText, type Json, type Person, tracePattern } from './rules.ts'

type Trx = Transaction<DB>

/** `renews`: a subscription would go on charging the erased user. */
export type Erasure = 'erased' | 'unknown' | 'renews'

/**
 * Erases a user: account, profile, passwords, sessions and links. Downloads, subscriptions and payments stay without
 * the user (rule: personal data). Records about the user (requests, notices and notifications of payments, jobs) lose
 * name, address and id. Rows of other users are never touched, whatever they contain.
 * @param within runs in the same transaction
 */
export async function erasePerson(db: Db, userId: string, within: (trx: Trx, person: Person) => Promise<void>) {
  return transaction(db, async (trx): Promise<Erasure> => {
    const person = await trx
      .selectFrom('auth_users')
      .select(['id', 'name', 'email'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!person) return 'unknown'
    if (await renews(trx, userId)) return 'renews'
    await forgetNotices(trx, person)
    await forgetNotifications(trx, person)
    await forgetRequests(trx, person)
    await trx.updateTable('subscriptions').set({ cancellation_reason: null }).where('user_id', '=', userId).execute()
    await trx
      .deleteFrom('auth_verifications')
      .where((eb) => eb.or([mentions(eb.ref('value'), person), mentions(eb.ref('identifier'), person)]))
      .execute()
    await within(trx, person)
    // Foreign keys delete passwords, sessions and the profile, and set the owner of downloads and payments to null.
    await trx.deleteFrom('auth_users').where('id', '=', userId).execute()
    return 'erased'
  })
}

async function renews(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('type', '=', 'subscription')
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/** True if a column contains the user's id or whole address, in any case. */
const mentions = (column: Expression<unknown>, person: Person) =>
  sql<boolean>`${column}::text ~* ${tracePattern(person)}`

/** Requests without an audience are deleted; others lose author and name. */
async function forgetRequests(trx: Trx, person: Person): Promise<void> {
  await trx.deleteFrom('sheet_requests').where('user_id', '=', person.id).where('is_public', '=', false).execute()
  const shown = await trx
    .selectFrom('sheet_requests')
    .select(['id', 'theme', 'goal', 'words', 'answer'])
    .where('user_id', '=', person.id)
    .execute()
  // The replacement may be longer than a short name: the columns have limits.
  const clean = (text: string, max: number) => forgetInText(text, person).slice(0, max)
  for (const { id, theme, goal, words, answer } of shown)
    await trx
      .updateTable('sheet_requests')
      .set({
        theme: clean(theme, 80),
        goal: clean(goal, 600),
        words: words && clean(words, 300),
        answer: answer && clean(answer, 600),
      })
      .where('id', '=', id)
      .execute()
}

/** True if a column holds the number of a payment or subscription of this user (`=`) or of another one (`<>`). */
const isOf = (column: Expression<unknown>, whose: '=' | '<>', userId: string) => {
  const owner = whose === '=' ? sql`user_id = ${userId}` : sql`user_id <> ${userId}`
  return sql<boolean>`${column} in (
    select provider_payment_id from payments where ${owner}
    union all select payment_id from payment_monitoring where ${owner}
    union all select provider_id from subscriptions where ${owner} and provider_id is not null)`
}

/** Notices of the user's payments, and those of payments without an account that name the user. */
async function forgetNotices(trx: Trx, person: Person): Promise<void> {
  const notices = await trx
    .selectFrom('payment_monitoring')
    .select(['id', 'error_message'])
    .where('error_message', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', person.id),
        isOf(eb.ref('payment_id'), '=', person.id),
        eb.and([
          eb('user_id', 'is', null),
          eb.not(isOf(eb.ref('payment_id'), '<>', person.id)),
          mentions(eb.ref('error_message'), person),
        ]),
      ]),
    )
    .execute()
  for (const { id, error_message } of notices) {
    await trx
      .updateTable('payment_monitoring')
      .set({ error_message: forgetInText(error_message ?? '', person) })
      .where('id', '=', id)
      .execute()
  }
}

/** Notifications of the user's payments and subscriptions, and those without an account that name the user. */
async function forgetNotifications(trx: Trx, person: Person): Promise<void> {
  const columns = ['body', 'last_error', 'request_id', 'resource_id'] as const
  const notifications = await trx
    .selectFrom('webhook_inbox')
    .select(['id', ...columns])
    .where((eb) =>
      eb.or([
        isOf(eb.ref('resource_id'), '=', person.id),
        eb.and([
          eb.or([eb('resource_id', 'is', null), eb.not(isOf(eb.ref('resource_id'), '<>', person.id))]),
          eb.or(columns.map((column) => mentions(eb.ref(column), person))),
        ]),
      ]),
    )
    .execute()
  const clean = (text: string | null) => text && forgetInText(text, person)
  for (const { id, body, last_error, request_id, resource_id } of notifications) {
    await trx
      .updateTable('webhook_inbox')
      .set({
        body: JSON.stringify(forgetInJson(body as Json, person)),
        last_error: clean(last_error),
        request_id: clean(request_id),
        resource_id: clean(resource_id),
      })
      .where('id', '=', id)
      .execute()
  }
}
