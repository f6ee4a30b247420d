import type { Transaction } from 'kysely'
import type { DB } from '../../../../platform/db/types.gen.ts'
import { moment, momentOrNull } from './moments.rules.ts'

export async function readUse(trx: Transaction<DB>, userId: string) {
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
          mailRefusedAt: momentOrNull(profile.mail_refused_at),
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

export async function readSaved(trx: Transaction<DB>, userId: string) {
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

export async function readRequests(trx: Transaction<DB>, userId: string) {
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
