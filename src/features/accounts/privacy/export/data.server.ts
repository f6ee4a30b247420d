import type { Transaction } from 'kysely'
import type { Db } from '../../../../platform/db/pool.ts'
import type { DB } from '../../../../platform/db/types.gen.ts'
import type { PersonalData } from '../schema.ts'

/** The part of the file that comes out of the tables. */
export type KeptData = Omit<PersonalData, 'about' | 'version' | 'exportedAt'>

const moment = (date: Date) => date.toISOString()
const momentOrNull = (date: Date | null) => date?.toISOString() ?? null

/** Everything the tables hold about one person, as of one moment; null when there is no such person. */
export async function readPersonalData(db: Db, userId: string): Promise<KeptData | null> {
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

async function readUse(trx: Trx, userId: string) {
  const profile = await trx.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirst()
  const downloads = await trx
    .selectFrom('downloads')
    .select(['activity_id', 'activity_title', 'date_key', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  const variants = await trx
    .selectFrom('variants')
    .select(['activity_id', 'date_key', 'choices', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  const creations = await trx
    .selectFrom('creations')
    .select(['kind', 'date_key', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  return {
    profile: profile
      ? {
          name: profile.name,
          email: profile.email,
          termsAccepted: profile.terms_accepted,
          receiveEmails: profile.receive_emails,
          plan: profile.plan,
          billingPeriod: profile.billing_period,
          subscriptionStatus: profile.subscription_status,
          subscriptionEndDate: momentOrNull(profile.subscription_end_date),
          cancellationRequestedAt: momentOrNull(profile.cancellation_requested_at),
          ownDailyLimit: profile.own_daily_limit,
          createdAt: moment(profile.created_at),
          updatedAt: moment(profile.updated_at),
        }
      : null,
    downloads: downloads.map((row) => ({
      activityId: row.activity_id,
      activityTitle: row.activity_title,
      day: row.date_key,
      createdAt: moment(row.created_at),
    })),
    variants: variants.map((row) => ({
      activityId: row.activity_id,
      day: row.date_key,
      choices: row.choices,
      createdAt: moment(row.created_at),
    })),
    creations: creations.map((row) => ({ kind: row.kind, day: row.date_key, createdAt: moment(row.created_at) })),
  }
}

async function readSaved(trx: Trx, userId: string) {
  const lists = await trx
    .selectFrom('favourite_lists')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const items = await trx
    .selectFrom('favourite_items as item')
    .innerJoin('favourite_lists as list', 'list.id', 'item.list_id')
    .innerJoin('activities', 'activities.id', 'item.activity_id')
    .select(['item.list_id', 'item.activity_id', 'item.added_at', 'activities.title'])
    .where('list.user_id', '=', userId)
    .orderBy('item.position')
    .execute()
  return {
    savedLists: lists.map(({ id, name, share_token, created_at }) => ({
      name,
      shared: share_token !== null,
      createdAt: moment(created_at),
      activities: items
        .filter((item) => item.list_id === id)
        .map((item) => ({
          activityId: item.activity_id,
          activityTitle: item.title,
          savedAt: moment(item.added_at),
        })),
    })),
  }
}

async function readRequests(trx: Trx, userId: string) {
  const requests = await trx
    .selectFrom('sheet_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  const votes = await trx
    .selectFrom('request_votes')
    .innerJoin('sheet_requests', 'sheet_requests.id', 'request_votes.request_id')
    .select(['sheet_requests.theme', 'request_votes.created_at'])
    .where('request_votes.user_id', '=', userId)
    .orderBy('request_votes.created_at', 'desc')
    .execute()
  return {
    requests: requests.map(({ kind, theme, age_range, goal, words, state, answer, is_public, created_at }) => ({
      kind,
      theme,
      ageRange: age_range,
      goal,
      words,
      state,
      answer,
      shown: is_public,
      createdAt: moment(created_at),
    })),
    votes: votes.map(({ theme, created_at }) => ({ theme, createdAt: moment(created_at) })),
  }
}

async function readMoney(trx: Trx, userId: string) {
  const subscriptions = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  const payments = await trx
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  const notices = await trx
    .selectFrom('payment_monitoring')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  return {
    subscriptions: subscriptions.map((row) => ({
      id: row.id,
      providerId: row.provider_id,
      type: row.type,
      billingPeriod: row.billing_period,
      status: row.status,
      startsAt: momentOrNull(row.starts_at),
      endsAt: momentOrNull(row.ends_at),
      cancellationReason: row.cancellation_reason,
      createdAt: moment(row.created_at),
      updatedAt: moment(row.updated_at),
    })),
    payments: payments.map((row) => ({
      id: row.id,
      providerPaymentId: row.provider_payment_id,
      subscriptionId: row.subscription_id,
      amountCents: row.amount_cents,
      currency: row.currency,
      method: row.method,
      status: row.status,
      periodStart: momentOrNull(row.period_start),
      periodEnd: momentOrNull(row.period_end),
      createdAt: moment(row.created_at),
      updatedAt: moment(row.updated_at),
    })),
    paymentNotices: notices.map((row) => ({
      paymentId: row.payment_id,
      status: row.status,
      amount: row.amount,
      paymentMethod: row.payment_method,
      createdAt: moment(row.created_at),
      processedAt: momentOrNull(row.processed_at),
      errorMessage: row.error_message,
    })),
  }
}

/** What others did for the person or to the account. */
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
    newsMails: news.map(({ month, done_at }) => ({ month, doneAt: momentOrNull(done_at) })),
    administration: acts.map(({ action, summary, created_at }) => ({ action, summary, createdAt: moment(created_at) })),
  }
}
