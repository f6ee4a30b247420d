import type { Db } from '../../../platform/db/pool.ts'
import { lazily } from '../../../platform/lazily.ts'
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts'
import { AppError } from '../../../product/errors.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { filesBehind } from '../files/rules.ts'
import { everyPart } from '../search/near/plan.rules.ts'
import { compulsory, createReader } from '../search/reading/rules.ts'
import type { Vocabulary } from '../search/reading/vocabulary.rules.ts'
import { fold, searchText } from '../search/rules.ts'
import type { Category } from '../taxonomy/rules.ts'
import { type AdminFilter, countAdminList, findActivity, selectAdminList } from './data.server.ts'
import { ADMIN_PAGE_SIZE, pagesOf } from './rules.ts'
import type { AdminList } from './schema.ts'

interface AdminListDeps {
  readonly db: Db
  readonly storage: Pick<Storage, 'get'>
  readonly vocabulary: Vocabulary
}

/** Administrators' reading of the catalogue. */
export function createAdminList({ db, storage, vocabulary }: AdminListDeps) {
  const reader = lazily(() => createReader(vocabulary))

  /** A page of the administrators' list. */
  async function adminPage(filter: AdminFilter, asked: number) {
    const pageOf = (at: number) => selectAdminList(db, filter, (at - 1) * ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE)
    const [total, found] = await Promise.all([countAdminList(db, filter), pageOf(asked)])
    const pages = pagesOf(total)
    // A page that is no more, because its activities were deleted, is the last one.
    const shown = Math.min(asked, pages)
    return { activities: shown === asked ? found : await pageOf(shown), total, page: shown, pages }
  }

  return {
    /**
     * A page of the administrators' list, newest first, matched in title or description; near matches if no activity
     * matches (rule: administrator search).
     */
    async list(
      _admin: AdminSession,
      { search, category, page }: { search?: string; category?: Category | null; page?: number },
    ): Promise<AdminList & { page: number; pages: number }> {
      const exact = { category: category ?? null, foldedText: fold(searchText(search)) }
      // A search text without searchable characters matches no activity.
      if (exact.foldedText === '' && searchText(search) !== '') return { activities: [], total: 0, page: 1, pages: 1 }
      const asked = Math.max(page ?? 1, 1)
      const found = await adminPage(exact, asked)
      const nearQuery = everyPart(compulsory(reader().read(search ?? '')))
      return found.total > 0 || nearQuery === null ? found : adminPage({ ...exact, nearQuery }, asked)
    },

    /** Activities there are, whatever their status. */
    count: (_admin: AdminSession): Promise<number> => countAdminList(db, { category: null, foldedText: '' }),

    /**
     * The file of an activity, for looking at it. The caller reads or destroys the stream.
     * @throws AppError not_found
     */
    async openFile(_admin: AdminSession, id: string): Promise<StoredObject> {
      const row = await findActivity(db, id)
      const [key] = row ? (filesBehind({ image_url: null, file_url: row.file_url })[0]?.keys ?? []) : []
      const file = key === undefined ? null : await storage.get(key)
      if (!file) throw new AppError('not_found')
      return file
    },
  }
}
