import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import { fileUrl } from '../files/rules.ts'
import { insertPages, replacePages } from '../pages/data.server.ts'
import type { PagePicture } from '../pages/schema.ts'
import { recipeOf } from './rules.ts'
import type { StartingSheet } from './schema.ts'

/** The sheets that were imported before, with their drawing, including those whose activity was deleted since. */
export async function selectImported(db: Db): Promise<Map<string, string | null>> {
  const rows = await db.selectFrom('content_imports').select(['key', 'drawing']).execute()
  return new Map(rows.map((row) => [row.key, row.drawing]))
}

/** Seconds since each sheet was first imported, by key. */
export async function selectImportAges(db: Db): Promise<Map<string, number>> {
  const age = sql<number>`extract(epoch from now() - imported_at)::float8`.as('age')
  const rows = await db.selectFrom('content_imports').select(['key', age]).execute()
  return new Map(rows.map((row) => [row.key, row.age]))
}

/** The texts of a sheet, as its activity stores them. */
const textsOf = ({
  title,
  plainTitle,
  description,
  goal,
  goals,
  interest,
  searchWords,
  bncc,
  sheet,
  shelf,
  set,
  date,
}: StartingSheet) => ({
  title,
  plain_title: plainTitle,
  description,
  goal,
  goals: [...goals],
  theme: interest,
  level: sheet.level,
  search_words: [...searchWords],
  bncc: [...bncc],
  is_premium: shelf.isPremium,
  age_range: shelf.ageRange,
  format: shelf.format,
  tags: [...shelf.tags],
  set_name: set ?? null,
  school_date: date ?? null,
})

export interface NewPiece {
  readonly id: string
  readonly slug: string
  /** Used when another activity has the slug already. */
  readonly otherSlug: string
  readonly imageUrl: string
  readonly fileUrl: string
  readonly pageCount: number
  /** Pictures of the pages behind the first. */
  readonly pages: readonly PagePicture[]
  /** Its drawing and how much is stored with it. */
  readonly noted: string
  /** Description of its picture. */
  readonly shows: string
}

/**
 * Inserts the activity and records the sheet as imported, both or neither. False if another process was faster. Two
 * processes that import the same sheet meet at the key: the second waits and then inserts no row.
 */
export async function insertPiece(db: Db, entry: StartingSheet, piece: NewPiece): Promise<boolean> {
  return transaction(db, async (trx) => {
    const noted = await trx
      .insertInto('content_imports')
      .values({ key: entry.key, drawing: piece.noted })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!noted) return false
    const taken = await trx.selectFrom('activities').select('id').where('slug', '=', piece.slug).executeTakeFirst()
    const inserted = await trx
      .insertInto('activities')
      .values({
        id: piece.id,
        slug: taken ? piece.otherSlug : piece.slug,
        ...textsOf(entry),
        category: entry.category,
        image_url: piece.imageUrl,
        file_url: piece.fileUrl,
        page_count: piece.pageCount,
        shows: piece.shows,
        recipe: JSON.stringify(recipeOf(entry)),
        created_at: new Date(entry.createdAt),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) await insertPages(trx, piece.id, piece.pages)
    return true
  })
}

/** The new files of a sheet, and the plan that its pictures were drawn for. */
export interface PieceFiles
  extends Pick<NewPiece, 'id' | 'noted' | 'imageUrl' | 'fileUrl' | 'pageCount' | 'pages' | 'shows'> {
  readonly isPremium: boolean
}

/** True if the activity of a sheet is premium after new files: an edited one keeps its plan. */
export async function willBePremium(db: Db, { key, shelf }: StartingSheet, id: string): Promise<boolean> {
  const edited = await db
    .selectFrom('activities as a')
    .innerJoin('content_imports as c', (join) => join.on('c.key', '=', key))
    .select('a.is_premium')
    .where('a.id', '=', id)
    .whereRef('a.updated_at', '<>', 'c.imported_at')
    .forUpdate('a')
    .executeTakeFirst()
  return edited?.is_premium ?? shelf.isPremium
}

/** Files that came with a sheet carry a digest; those of an administrator are named otherwise. */
const OWN_FILE = fileUrl('%-________')

/**
 * Gives a sheet its new files, at the same address. Texts are replaced only in activities that were never edited, files
 * only where they are those of the import. True if an activity changed. No effect if its plan is no longer the one of
 * the pictures: the next start draws it again.
 */
export async function replacePiece(db: Db, entry: StartingSheet, files: PieceFiles): Promise<boolean> {
  return transaction(db, async (trx) => {
    const noted = await trx
      .selectFrom('content_imports')
      .select('imported_at')
      .where('key', '=', entry.key)
      .forUpdate()
      .executeTakeFirst()
    if (!noted || (await willBePremium(trx, entry, files.id)) !== files.isPremium) return false
    const changed = await trx
      .updateTable('activities')
      .set({
        image_url: files.imageUrl,
        file_url: files.fileUrl,
        page_count: files.pageCount,
        shows: files.shows,
        recipe: JSON.stringify(recipeOf(entry)),
      })
      .where('id', '=', files.id)
      .where('file_url', 'like', OWN_FILE)
      .returning('updated_at')
      .executeTakeFirst()
    if (changed) await replacePages(trx, files.id, files.pages)
    if (changed && changed.updated_at.getTime() === noted.imported_at.getTime())
      await trx
        .updateTable('activities')
        .set({ ...textsOf(entry), updated_at: sql`now()` })
        .where('id', '=', files.id)
        .execute()
    await trx
      .updateTable('content_imports')
      .set({ drawing: files.noted, imported_at: sql`now()` })
      .where('key', '=', entry.key)
      .execute()
    return changed !== undefined
  })
}
