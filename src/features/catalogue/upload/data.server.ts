import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import type { UploadFolder } from './rules.ts'

/** Files in the store that no activity carries. */
export interface Upload {
  readonly url: string
  readonly folder: UploadFolder
  readonly keys: string[]
  readonly pageCount: number | null
}

/** Notes files that are about to be stored. */
export async function insertUpload(db: Db, upload: Upload, uploadedBy: string | null): Promise<void> {
  const { url, folder, keys, pageCount } = upload
  await db.insertInto('uploads').values({ url, folder, keys, page_count: pageCount, uploaded_by: uploadedBy }).execute()
}

/** Hands an upload to an activity: from here on it is no orphan. False when there is no such upload. */
export async function claimUpload(db: Db, url: string, folder: UploadFolder): Promise<boolean> {
  const row = await db
    .deleteFrom('uploads')
    .where('url', '=', url)
    .where('folder', '=', folder)
    .where('abandoned_at', 'is', null)
    .returning('url')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes files that an activity no longer carries, so that they are removed whatever happens next. */
export async function abandonFiles(db: Db, uploads: readonly Omit<Upload, 'pageCount'>[]): Promise<void> {
  if (uploads.length === 0) return
  await db
    .insertInto('uploads')
    .values(uploads.map(({ url, folder, keys }) => ({ url, folder, keys, abandoned_at: sql`now()` })))
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ abandoned_at: sql`now()` }))
    .execute()
}

/**
 * Marks one upload as abandoned, or those older than a moment; returns all that are abandoned and still stored, except
 * those that an activity uses again.
 */
export async function giveUp(
  db: Db,
  which: { url: string } | { olderThan: Date },
): Promise<Pick<Upload, 'url' | 'keys'>[]> {
  await db
    .updateTable('uploads')
    .set({ abandoned_at: sql`now()` })
    .where('abandoned_at', 'is', null)
    .$if('url' in which, (query) => query.where('url', '=', 'url' in which ? which.url : ''))
    .$if('olderThan' in which, (query) =>
      query.where('created_at', '<', 'olderThan' in which ? which.olderThan : new Date(0)),
    )
    .execute()
  return db
    .selectFrom('uploads')
    .select(['url', 'keys'])
    .where('abandoned_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('activities').select('id').whereRef('activities.image_url', '=', 'uploads.url'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('activity_pages').select('page').whereRef('activity_pages.url', '=', 'uploads.url'))),
    )
    .$if('url' in which, (query) => query.where('url', '=', 'url' in which ? which.url : ''))
    .execute()
}

/** Forgets uploads whose files are gone. */
export async function forgetUploads(db: Db, urls: readonly string[]): Promise<void> {
  if (urls.length > 0)
    await db.deleteFrom('uploads').where('url', 'in', urls).where('abandoned_at', 'is not', null).execute()
}
