import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { StartingSheet } from './schema.ts'

/** Keys of the sheets that were imported before, including those whose activity was deleted since. */
export async function selectImportedKeys(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('content_imports').select('key').execute()
  return new Set(rows.map((row) => row.key))
}

export interface NewPiece {
  readonly id: string
  readonly slug: string
  /** Used when another activity has the slug already. */
  readonly otherSlug: string
  readonly imageUrl: string
  readonly fileUrl: string
  readonly pageCount: number
}

/**
 * Inserts the activity and notes the sheet as imported, both or neither. False when another process was faster.
 * Two processes that import the same sheet meet at the key: the second waits and then inserts nothing.
 */
export async function insertPiece(db: Db, entry: StartingSheet, piece: NewPiece): Promise<boolean> {
  return transaction(db, async (trx) => {
    const noted = await trx
      .insertInto('content_imports')
      .values({ key: entry.key })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!noted) return false
    const taken = await trx.selectFrom('activities').select('id').where('slug', '=', piece.slug).executeTakeFirst()
    const { ageRange, format, isPremium, tags } = entry.shelf
    await trx
      .insertInto('activities')
      .values({
        id: piece.id,
        slug: taken ? piece.otherSlug : piece.slug,
        title: entry.title,
        description: entry.description,
        category: entry.category,
        image_url: piece.imageUrl,
        file_url: piece.fileUrl,
        is_premium: isPremium,
        age_range: ageRange,
        format,
        page_count: piece.pageCount,
        tags: [...tags],
        created_at: new Date(entry.createdAt),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })
}
