import type { Db } from '../../../platform/db/pool.ts'

/** A row of another site's table downloads. `title` null: the activity's. */
export interface ImportedDownload {
  readonly userId: string
  readonly activityId: string
  readonly title: string | null
  readonly dateKey: string
}

/** The activity's title, and whether user and download exist. */
export async function findPlace(db: Db, { userId, activityId, dateKey }: ImportedDownload) {
  return db
    .selectNoFrom((eb) => [
      eb.selectFrom('activities').select('title').where('id', '=', activityId).as('title'),
      eb.exists(eb.selectFrom('profiles').select('id').where('id', '=', userId)).as('hasUser'),
      eb
        .exists(
          eb
            .selectFrom('downloads')
            .select('id')
            .where('user_id', '=', userId)
            .where('activity_id', '=', activityId)
            .where('date_key', '=', dateKey),
        )
        .as('isKnown'),
    ])
    .executeTakeFirstOrThrow()
}

export async function insertImportedDownload(db: Db, download: ImportedDownload & { title: string }): Promise<void> {
  await db
    .insertInto('downloads')
    .values({
      user_id: download.userId,
      activity_id: download.activityId,
      activity_title: download.title,
      date_key: download.dateKey,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'activity_id', 'date_key']).doNothing())
    .execute()
}
