import type { Db } from '../../../platform/db/pool.ts'
import type { PagePicture } from './schema.ts'

/** Inserts the pictures of an activity without any. No effect for an unknown activity. */
export async function insertPages(db: Db, activityId: string, pages: readonly PagePicture[]): Promise<void> {
  if (pages.length === 0) return
  await db
    .insertInto('activity_pages')
    .values(
      pages.map(({ page, url, isAnswerKey }) => ({ activity_id: activityId, page, url, is_answer_key: isAnswerKey })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes the pictures away; answers with their addresses. */
export async function removePages(db: Db, activityId: string): Promise<string[]> {
  const rows = await db.deleteFrom('activity_pages').where('activity_id', '=', activityId).returning('url').execute()
  return rows.map(({ url }) => url)
}

/** The addresses of the pictures. */
export async function pageUrls(db: Db, activityId: string): Promise<string[]> {
  const rows = await db.selectFrom('activity_pages').select('url').where('activity_id', '=', activityId).execute()
  return rows.map(({ url }) => url)
}

/** Gives a page another picture; false when the activity does not carry the one before any more. */
export async function changePage(db: Db, activityId: string, before: string, after: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity_pages')
    .set({ url: after })
    .where('activity_id', '=', activityId)
    .where('url', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function replacePages(db: Db, activityId: string, pages: readonly PagePicture[]): Promise<void> {
  await removePages(db, activityId)
  await insertPages(db, activityId, pages)
}

/** The pictures of a public activity, in the order of its pages; empty for one that is not public. */
export async function selectPages(db: Db, activityId: string): Promise<PagePicture[]> {
  const rows = await db
    .selectFrom('activity_pages as p')
    .innerJoin('activities as a', 'a.id', 'p.activity_id')
    .where('a.status', '=', 'ativo')
    .where('p.activity_id', '=', activityId)
    .select(['p.page', 'p.url', 'p.is_answer_key'])
    .orderBy('p.page')
    .execute()
  return rows.map(({ page, url, is_answer_key }) => ({ page, url, isAnswerKey: is_answer_key }))
}
