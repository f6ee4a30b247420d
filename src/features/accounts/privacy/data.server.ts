import { type Expression, sql, type Transaction } from 'kysely'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/types.gen.ts'
import { forgetInJson, forgetInText, type Json, type Person, tracePattern } from './rules.ts'

type Trx = Transaction<DB>

/** How an erasure ended: `renews` when a subscription would go on charging a person we no longer know. */
export type Erasure = 'erased' | 'unknown' | 'renews'

/**
 * Erases a person: account, profile, passwords, sessions and links go; downloads, subscriptions and payments stay,
 * without the person (rule: personal data). What others wrote about them (notifications of the provider, jobs) loses
 * name, address and id.
 * @param within what has to happen together with it, or not at all
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
    // Passwords, sessions and the profile go with it; downloads and payments lose their owner (foreign keys).
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

/** Whether a column has the person's id, address or name in it, without regard to case. */
const mentions = (column: Expression<unknown>, person: Person) =>
  sql<boolean>`${column}::text ~* ${tracePattern(person)}`

/** What nobody else has seen goes with the account; the others lose their author, and what names them. */
async function forgetRequests(trx: Trx, person: Person): Promise<void> {
  await trx.deleteFrom('sheet_requests').where('user_id', '=', person.id).where('is_public', '=', false).execute()
  const shown = await trx
    .selectFrom('sheet_requests')
    .select(['id', 'theme', 'goal', 'words', 'answer'])
    .where((eb) =>
      eb.or([eb.ref('theme'), eb.ref('goal'), eb.ref('words'), eb.ref('answer')].map((text) => mentions(text, person))),
    )
    .execute()
  // What replaces a short name may be longer than it: the columns have bounds.
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

async function forgetNotices(trx: Trx, person: Person): Promise<void> {
  const notices = await trx
    .selectFrom('payment_monitoring')
    .select(['id', 'error_message'])
    .where((eb) => mentions(eb.ref('error_message'), person))
    .execute()
  for (const { id, error_message } of notices) {
    await trx
      .updateTable('payment_monitoring')
      .set({ error_message: forgetInText(error_message ?? '', person) })
      .where('id', '=', id)
      .execute()
  }
}

async function forgetNotifications(trx: Trx, person: Person): Promise<void> {
  const notifications = await trx
    .selectFrom('webhook_inbox')
    .select(['id', 'body', 'last_error', 'request_id', 'resource_id'])
    .where((eb) =>
      eb.or(
        [eb.ref('body'), eb.ref('last_error'), eb.ref('request_id'), eb.ref('resource_id')].map((column) =>
          mentions(column, person),
        ),
      ),
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
