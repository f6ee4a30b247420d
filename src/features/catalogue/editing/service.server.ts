import { randomUUID } from 'node:crypto'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Storage, StoredObject } from '../../../platform/storage/storage.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { Audit } from '../../audit/service.server.ts'
import { filesBehind } from '../files/rules.ts'
import { removePages } from '../pages/data.server.ts'
import { createNearSearch, NO_SYNONYMS, plainWords, type Synonyms } from '../search/near/rules.ts'
import { fold, searchText } from '../search/rules.ts'
import type { Category } from '../taxonomy/rules.ts'
import { abandonFiles, claimUpload } from '../upload/data.server.ts'
import type { Uploads } from '../upload/service.server.ts'
import {
  type ActivityColumns,
  type AdminFilter,
  countAdminList,
  countDownloads,
  databaseMessage,
  deleteActivity,
  findActivity,
  insertActivity,
  isSlugTaken,
  retireActivity,
  selectAdminList,
  slugsLike,
  toAdminActivity,
  updateActivity,
  wasDownloaded,
} from './data.server.ts'
import { ADMIN_PAGE_SIZE, baseSlug, freeSlug, pagesOf } from './rules.ts'
import type { ActivityChanges, AdminList, NewActivity, SavedResult } from './schema.ts'
import { AUDIT_SUMMARIES, RESULT_ERRORS, UPDATE_ERRORS } from './texts.ts'

/** Who changes the catalogue: an administrator, or an operator's command in an administrator's name. */
export type Editor = AdminSession | { readonly command: true; readonly userId: string }

/** Why nothing was saved. `kind` is for the route; the browser gets `error` (rule: activity results). */
export interface Failure {
  readonly success: false
  readonly error: string
  readonly kind: 'invalid' | 'missing' | 'conflict' | 'failed'
}

export interface EditingDeps {
  readonly db: Db
  readonly uploads: Pick<Uploads, 'remove'>
  readonly audit: Pick<Audit, 'record'>
  readonly storage: Pick<Storage, 'get'>
  readonly log: Pick<Logger, 'error'>
  readonly synonyms?: Synonyms
}

/** Where an activity that moves in was before; only for imports. */
export interface Origin {
  readonly id?: string
  readonly slug?: string
  readonly createdAt?: Date
}

/** Attempts with another slug when a concurrent save takes it. */
const SLUG_TRIES = 5

/** Ends a transaction with nothing done, and says why. */
class Refused extends Error {
  readonly failure: Failure

  constructor(kind: Failure['kind'], error: string) {
    super(error)
    this.failure = { success: false, error, kind }
  }
}

const SUBJECT = 'activity'

/** Creating, editing and deleting activities. Every change is written to the audit log. */
export function createEditing({ db, uploads, audit, storage, log, synonyms = NO_SYNONYMS }: EditingDeps) {
  const near = createNearSearch(synonyms)

  /** Runs a change; whatever it throws becomes a failure with the right message. */
  async function attempt<T>(
    work: () => Promise<T>,
    texts: { database: (message: string) => string; unexpected: string },
  ): Promise<T | Failure> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refused) return error.failure
      log.error({ err: error }, 'an activity could not be changed')
      const message = databaseMessage(error)
      return { success: false, error: message === null ? texts.unexpected : texts.database(message), kind: 'failed' }
    }
  }

  /** A page of the administrators' list. */
  async function adminPage(filter: AdminFilter, asked: number) {
    const pageOf = (at: number) => selectAdminList(db, filter, (at - 1) * ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE)
    const [total, found] = await Promise.all([countAdminList(db, filter), pageOf(asked)])
    const pages = pagesOf(total)
    // A page that is no more, because its activities were deleted, is the last one.
    const shown = Math.min(asked, pages)
    return { activities: shown === asked ? found : await pageOf(shown), total, page: shown, pages }
  }

  /** The slug for a title, and the activity under it; tried again when another one takes the slug meanwhile. */
  async function insertWithSlug(trx: Db, { title, slug }: { title: string; slug?: string }, row: NewRow) {
    for (let attempt = 1; attempt <= SLUG_TRIES; attempt++) {
      const base = slug ?? baseSlug(title)
      const free = freeSlug(base, await slugsLike(trx, base))
      const inserted = await insertActivity(trx, { ...row, slug: free })
      if (inserted) return inserted
      if (!(await isSlugTaken(trx, free))) break
    }
    throw new Refused('failed', RESULT_ERRORS.noData)
  }

  return {
    /**
     * A page of the administrators' list, newest first, matched in title or description; near matches where that
     * finds nothing (rule: administrator search).
     */
    async list(
      _admin: AdminSession,
      { search, category, page }: { search?: string; category?: Category | null; page?: number },
    ): Promise<AdminList & { page: number; pages: number }> {
      const exact = { category: category ?? null, foldedText: fold(searchText(search)) }
      // Marks alone fold to nothing: something was searched, and nothing can match it.
      if (exact.foldedText === '' && searchText(search) !== '') return { activities: [], total: 0, page: 1, pages: 1 }
      const asked = Math.max(page ?? 1, 1)
      const found = await adminPage(exact, asked)
      const nearQuery = near.query(plainWords(search ?? ''), { every: true, typing: false })
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

    /** Creates an activity from two uploads. */
    async create(by: Editor, form: NewActivity, origin: Origin = {}): Promise<SavedResult | Failure> {
      const { image_url, file_url, ...columns } = form
      if (!image_url || !file_url) return { success: false, error: RESULT_ERRORS.filesRequired, kind: 'invalid' }
      return attempt(
        () =>
          transaction(db, async (trx) => {
            if (!(await claimUpload(trx, image_url, 'thumbnails')))
              throw new Refused('invalid', RESULT_ERRORS.thumbnailFailed)
            if (!(await claimUpload(trx, file_url, 'activities')))
              throw new Refused('invalid', RESULT_ERRORS.fileFailed)
            const { id = randomUUID(), slug, createdAt } = origin
            const created = createdAt && { created_at: createdAt, updated_at: createdAt }
            const row = await insertWithSlug(
              trx,
              { title: form.title, slug },
              { ...columns, ...created, id, image_url, file_url },
            )
            await audit.record(
              {
                actorId: by.userId,
                action: 'activity.created',
                subjectType: SUBJECT,
                subjectId: row.id,
                summary: AUDIT_SUMMARIES.created(row.title),
                details: { after: { ...columns, image_url, file_url } },
              },
              { transaction: trx },
            )
            return { success: true, activity: toAdminActivity(row), downloadCount: 0 } as const
          }),
        { database: RESULT_ERRORS.database, unexpected: RESULT_ERRORS.unexpectedCreating },
      )
    },

    /**
     * Changes an activity from the version of `updated_at`; what another administrator saved since is not overwritten.
     */
    async update(by: Editor, id: string, changes: ActivityChanges): Promise<SavedResult | Failure> {
      const { updated_at, ...wanted } = changes
      const abandoned: string[] = []
      const result = await attempt(
        () =>
          transaction(db, async (trx) => {
            abandoned.length = 0
            const before = await findActivity(trx, id, { lock: true })
            if (!before) throw new Refused('missing', UPDATE_ERRORS.none)
            if (before.updated_at.getTime() !== new Date(updated_at).getTime()) {
              throw new Refused('conflict', UPDATE_ERRORS.conflict)
            }
            const changed = changedColumns(before, wanted)
            if (changed.image_url !== undefined && !(await claimUpload(trx, changed.image_url, 'thumbnails'))) {
              throw new Refused('invalid', RESULT_ERRORS.thumbnailFailed)
            }
            if (changed.file_url && !(await claimUpload(trx, changed.file_url, 'activities'))) {
              throw new Refused('invalid', RESULT_ERRORS.fileFailed)
            }
            const replaced = filesBehind({
              image_url: changed.image_url === undefined ? null : before.image_url,
              file_url: changed.file_url === undefined ? null : before.file_url,
              pages: changed.file_url === undefined ? [] : await removePages(trx, id),
            })
            await abandonFiles(trx, replaced)
            abandoned.push(...replaced.map(({ url }) => url))
            const row = await updateActivity(trx, id, changed)
            if (!row) throw new Refused('missing', UPDATE_ERRORS.none)
            await audit.record(
              {
                actorId: by.userId,
                action: 'activity.updated',
                subjectType: SUBJECT,
                subjectId: id,
                summary: AUDIT_SUMMARIES.updated(row.title),
                details: {
                  before: Object.fromEntries(
                    Object.keys(changed).map((column) => [column, before[column as keyof typeof before]]),
                  ),
                  after: changed,
                },
              },
              { transaction: trx },
            )
            return {
              success: true,
              activity: toAdminActivity(row),
              downloadCount: await countDownloads(trx, id),
            } as const
          }),
        { database: UPDATE_ERRORS.database, unexpected: UPDATE_ERRORS.unexpected },
      )
      if (result.success) await uploads.remove(abandoned)
      return result
    },

    /**
     * Deletes an activity: its addresses are read, the row goes, then the files. One that a person
     * downloaded keeps its row without files, so that no download loses its activity; nobody sees it in the catalogue
     * or the administrators' list any more.
     */
    async remove(by: Editor, id: string): Promise<{ success: true } | Failure> {
      const abandoned: string[] = []
      const result = await attempt(
        () =>
          transaction(db, async (trx) => {
            abandoned.length = 0
            // Locked, so that nobody downloads it between the question and the answer.
            const row = await findActivity(trx, id, { lock: true })
            if (!row) throw new Refused('missing', RESULT_ERRORS.notFound)
            const retired = await wasDownloaded(trx, id)
            const pages = await removePages(trx, id)
            await (retired ? retireActivity(trx, id) : deleteActivity(trx, id))
            const files = filesBehind({ ...row, pages })
            await abandonFiles(trx, files)
            abandoned.push(...files.map(({ url }) => url))
            const { title, category, slug, status } = row
            await audit.record(
              {
                actorId: by.userId,
                action: 'activity.deleted',
                subjectType: SUBJECT,
                subjectId: id,
                summary: (retired ? AUDIT_SUMMARIES.retired : AUDIT_SUMMARIES.deleted)(title),
                details: { before: { title, category, slug, status } },
              },
              { transaction: trx },
            )
            return { success: true } as const
          }),
        { database: RESULT_ERRORS.database, unexpected: RESULT_ERRORS.unexpectedDeleting },
      )
      if (result.success) await uploads.remove(abandoned)
      return result
    },
  }
}

export type Editing = ReturnType<typeof createEditing>

type NewRow = Omit<Parameters<typeof insertActivity>[1], 'slug'>

/** The columns that really change. */
function changedColumns(
  before: Record<string, unknown>,
  wanted: Omit<ActivityChanges, 'updated_at'>,
): ActivityColumns & { image_url?: string; file_url?: string } {
  return Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => JSON.stringify(before[column]) !== JSON.stringify(value)),
  )
}
