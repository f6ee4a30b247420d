import type { Transaction } from 'kysely'
import type { Db } from '../../../../platform/db/pool.ts'
import type { DB } from '../../../../platform/db/types.gen.ts'
import type { PersonalData } from '../schema.ts'
import { moment, momentOrNull } from './moments.rules.ts'
import { readMoney } from './money.data.server.ts'
import { readRequests, readSaved, readUse } from './use.data.server.ts'

export type StoredData = Omit<PersonalData, 'about' | 'version' | 'exportedAt'>

/** All data about one user in one snapshot; null for an unknown user. */
export async function readPersonalData(db: Db, userId: string): Promise<StoredData | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const account = await readAccount(trx, userId)
      if (!account) return null
      const personal = {
        ...account,
        ...(await readUse(trx, userId)),
        ...(await readSaved(trx, userId)),
        ...(await readRequests(trx, userId)),
        ...(await readMoney(trx, userId)),
      }
      return { ...personal, ...(await readCare(trx, userId)) }
    })
}

type Trx = Transaction<DB>

async function readAccount(trx: Trx, userId: string) {
  const user = await trx.selectFrom('auth_users').selectAll().where('id', '=', userId).executeTakeFirst()
  if (!user) return null
  const methods = await trx
    .selectFrom('auth_accounts')
    .select(['provider_id', 'account_id', 'scope', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const sessions = await trx
    .selectFrom('auth_sessions')
    .select(['created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  return {
    account: {
      id: user.id,
      name: user.name,
      email: user.email,
      emailVerified: user.email_verified,
      image: user.image,
      role: user.role,
      createdAt: moment(user.created_at),
      updatedAt: moment(user.updated_at),
    },
    signInMethods: methods.map((row) => ({
      provider: row.provider_id,
      accountId: row.account_id,
      scope: row.scope,
      createdAt: moment(row.created_at),
      updatedAt: moment(row.updated_at),
    })),
    sessions: sessions.map((row) => ({
      createdAt: moment(row.created_at),
      updatedAt: moment(row.updated_at),
      expiresAt: moment(row.expires_at),
      ipAddress: row.ip_address,
      userAgent: row.user_agent,
    })),
  }
}

/** Others' actions for the user or on the account. */
async function readCare(trx: Trx, userId: string) {
  const decisions = await trx
    .selectFrom('premium_decisions')
    .select(['kind', 'decided_at', 'until', 'reason'])
    .where('user_id', '=', userId)
    .orderBy('decided_at', 'desc')
    .execute()
  const reminders = await trx
    .selectFrom('subscription_reminders')
    .select(['kind', 'about', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  const news = await trx
    .selectFrom('news_mails')
    .select(['month', 'done_at'])
    .where('user_id', '=', userId)
    .orderBy('month', 'desc')
    .execute()
  const welcomes = await trx
    .selectFrom('welcome_mails')
    .select(['day', 'done_at'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute()
  const terms = await trx
    .selectFrom('terms_acceptances')
    .select(['version', 'accepted_at'])
    .where('user_id', '=', userId)
    .orderBy('version')
    .execute()
  const acts = await trx
    .selectFrom('audit_log')
    .select(['action', 'summary', 'created_at'])
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return {
    premiumDecisions: decisions.map(({ kind, decided_at, until, reason }) => ({
      kind,
      decidedAt: moment(decided_at),
      until: momentOrNull(until),
      reason,
    })),
    reminders: reminders.map(({ kind, about, created_at, sent_at }) => ({
      kind,
      about,
      createdAt: moment(created_at),
      sentAt: momentOrNull(sent_at),
    })),
    termsAcceptances: terms.map(({ version, accepted_at }) => ({ version, acceptedAt: moment(accepted_at) })),
    welcomeMails: welcomes.map(({ day, done_at }) => ({ day, doneAt: momentOrNull(done_at) })),
    newsMails: news.map(({ month, done_at }) => ({ month, doneAt: momentOrNull(done_at) })),
    administration: acts.map(({ action, summary, created_at }) => ({ action, summary, createdAt: moment(created_at) })),
  }
}
