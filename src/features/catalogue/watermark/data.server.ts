import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import { filesBehind, MARKED_PICTURE, OWN_PICTURE } from '../files/rules.ts'
import { changePage } from '../pages/data.server.ts'
import { abandonFiles, claimUpload } from '../upload/data.server.ts'

/** A picture that an activity carries: of its first page, with its widths, or of a further one. */
export interface CarriedPicture {
  readonly activityId: string
  readonly url: string
  readonly isPremium: boolean
  readonly isFurtherPage: boolean
}

const isUnsuited = (url: string) =>
  sql<boolean>`${sql.ref(url)} like ${OWN_PICTURE} and a.is_premium <> (${sql.ref(url)} like ${MARKED_PICTURE})`

/** Pictures that do not suit their plan: premium without a mark, free with one. */
export async function selectUnsuited(db: Db): Promise<CarriedPicture[]> {
  const first = await db
    .selectFrom('activities as a')
    .select(['a.id', 'a.image_url as url', 'a.is_premium'])
    .where(isUnsuited('a.image_url'))
    .execute()
  const further = await db
    .selectFrom('activities as a')
    .innerJoin('activity_pages as p', 'p.activity_id', 'a.id')
    .select(['a.id', 'p.url', 'a.is_premium'])
    .where(isUnsuited('p.url'))
    .execute()
  const toPicture = (isFurtherPage: boolean) => (row: (typeof first)[number]) => ({
    activityId: row.id,
    url: row.url,
    isPremium: row.is_premium,
    isFurtherPage,
  })
  return [...first.map(toPicture(false)), ...further.map(toPicture(true))]
}

/**
 * Gives an activity another picture of the same drawing and abandons the old one. Not an edit: the version stays. False
 * when the activity changed meanwhile.
 */
export async function replacePicture(db: Db, carried: CarriedPicture, url: string): Promise<boolean> {
  const { activityId, isPremium, isFurtherPage } = carried
  return transaction(db, async (trx) => {
    const activity = await trx
      .selectFrom('activities')
      .select('id')
      .where('id', '=', activityId)
      .where('is_premium', '=', isPremium)
      .forUpdate()
      .executeTakeFirst()
    if (!activity) return false
    const change = isFurtherPage ? changePage : changeFirst
    if (!(await change(trx, activityId, carried.url, url))) return false
    await claimUpload(trx, url, 'thumbnails')
    await abandonFiles(trx, filesBehind({ image_url: carried.url, file_url: null }))
    return true
  })
}

async function changeFirst(db: Db, activityId: string, before: string, after: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activities')
    .set({ image_url: after })
    .where('id', '=', activityId)
    .where('image_url', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The addresses that an activity uses, or an upload that is still waiting or not removed yet. */
export async function selectKnown(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('activities')
    .select('image_url as url')
    .where('image_url', 'in', urls)
    .union(db.selectFrom('activity_pages').select('url').where('url', 'in', urls))
    .union(db.selectFrom('uploads').select('url').where('url', 'in', urls))
    .execute()
  return new Set(rows.map(({ url }) => url))
}
