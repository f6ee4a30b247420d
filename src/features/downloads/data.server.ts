import { sql } from 'kysely'
import type { Db } from '../../platform/db/pool.ts'
import { type Recipe, recipeSchema } from '../catalogue/recipe/schema.ts'
import type { Allowance, Outcome } from './rules.ts'

/** Facts about an activity for a download. */
export interface DownloadableActivity {
  readonly isPremium: boolean
  readonly fileUrl: string | null
  /** Null for uploaded files. */
  readonly recipe: Recipe | null
  readonly plainTitle: string | null
  readonly description: string
  /** Codes of the BNCC. */
  readonly skills: readonly string[]
}

/** The visible ones among these activities, by id. */
export async function findDownloadables(
  db: Db,
  activityIds: readonly string[],
): Promise<ReadonlyMap<string, DownloadableActivity>> {
  if (activityIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'is_premium', 'file_url', 'recipe', 'bncc', 'plain_title', 'description'])
    .where('id', 'in', activityIds)
    .where('status', '=', 'ativo')
    .execute()
  return new Map(
    rows.map((row) => {
      // The recipe of another version of the product is no reason to refuse the file.
      const recipe = recipeSchema.safeParse(row.recipe)
      const { is_premium: isPremium, file_url: fileUrl, bncc: skills, plain_title: plainTitle, description } = row
      const facts = { isPremium, fileUrl, skills, plainTitle, description }
      return [row.id, { ...facts, recipe: recipe.success ? recipe.data : null }]
    }),
  )
}

export async function findDownloadable(db: Db, activityId: string): Promise<DownloadableActivity | null> {
  return (await findDownloadables(db, [activityId])).get(activityId) ?? null
}

/** On this day (rule: same-day repeat), or on any day. */
export async function wasDownloaded(
  db: Db,
  userId: string,
  activityId: string,
  dateKey: string | 'any',
): Promise<boolean> {
  const downloads = db
    .selectFrom('downloads')
    .select('id')
    .where('user_id', '=', userId)
    .where('activity_id', '=', activityId)
    .limit(1)
  const found = dateKey === 'any' ? downloads : downloads.where('date_key', '=', dateKey)
  return (await found.executeTakeFirst()) !== undefined
}

/** Calls get_user_download_stats. */
export async function readDay(db: Db, userId: string, dateKey: string, allowance: Allowance) {
  const { rows } = await sql<{ daily_used: number; can_download: boolean }>`
    select daily_used, can_download
    from get_user_download_stats(${userId}::uuid, ${dateKey}::date, ${allowance.dailyLimit}::integer, ${allowance.ceiling}::integer)
  `.execute(db)
  const [day] = rows
  if (!day) throw new Error('get_user_download_stats returned nothing')
  return { dailyUsed: day.daily_used, canDownload: day.can_download }
}

/**
 * Calls register_download: grants one download or returns the reason of a refusal, in one transaction under the profile's
 * row lock.
 */
export async function recordDownload(
  db: Db,
  userId: string,
  activityId: string,
  dateKey: string,
  allowance: Allowance,
): Promise<{ outcome: Outcome; dailyUsed: number }> {
  const { rows } = await sql<{ outcome: Outcome; daily_used: number }>`
    select outcome, daily_used
    from register_download(${userId}::uuid, ${activityId}::uuid, ${dateKey}::date, ${allowance.dailyLimit}::integer, ${allowance.ceiling}::integer)
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('register_download returned nothing')
  return { outcome: row.outcome, dailyUsed: row.daily_used }
}
