import { randomUUID } from 'node:crypto'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { removePages } from '../pages/data.server.ts'
import { NO_VOCABULARY, type Vocabulary } from '../search/reading/vocabulary.rules.ts'
import { type ChangeDeps, createChange, SUBJECT } from './change.service.server.ts'
import {
  deleteActivity,
  findActivity,
  insertActivity,
  isSlugTaken,
  retireActivity,
  slugsLike,
  toAdminActivity,
  wasDownloaded,
} from './data.server.ts'
import { createAdminList } from './list.service.server.ts'
import { type Failure, Refused } from './refusals/rules.ts'
import { baseSlug, freeSlug, publicationOf } from './rules.ts'
import type { Editor, NewActivity, SavedResult } from './schema.ts'
import { AUDIT_SUMMARIES, RESULT_ERRORS } from './texts.ts'
import { createUpdate } from './update.service.server.ts'

export interface EditingDeps extends ChangeDeps {
  readonly storage: Pick<Storage, 'get'>
  readonly vocabulary?: Vocabulary
}

/** Source of an imported activity. */
export interface Origin {
  readonly id?: string
  readonly slug?: string
  readonly createdAt?: Date
}

/** Attempts with another slug when a concurrent save takes it. */
const SLUG_TRIES = 5

/** Creating, editing and deleting activities. Every change is written to the audit log. */
export function createEditing(deps: EditingDeps) {
  const { db, uploads, previews, audit, storage, vocabulary = NO_VOCABULARY } = deps
  const change = createChange(deps)
  const { attempt, mustBeSkills, claim, claimPicture, abandon } = change

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
    ...createAdminList({ db, storage, vocabulary }),
    update: createUpdate(deps, change),

    /** Creates an activity from two uploads. */
    async create(by: Editor, form: NewActivity, origin: Origin = {}): Promise<SavedResult | Failure> {
      const { image_url, file_url, publish_at, ...fields } = form
      const columns = { ...fields, publish_at: publicationOf(form.status, publish_at) }
      if (!image_url || !file_url) return { success: false, error: RESULT_ERRORS.filesRequired, kind: 'invalid' }
      let abandoned: string[] = []
      const result = await attempt(
        async () => {
          // Before the transaction, which waits for no store.
          const picture = await previews.suited(image_url, form.is_premium)
          return transaction(db, async (trx) => {
            mustBeSkills(columns.bncc)
            abandoned = await abandon(trx, await claimPicture(trx, image_url, picture), null)
            await claim(trx, file_url, 'activities')
            const { id = randomUUID(), slug, createdAt } = origin
            const created = createdAt && { created_at: createdAt, updated_at: createdAt }
            const row = await insertWithSlug(
              trx,
              { title: form.title, slug },
              { ...columns, ...created, id, image_url: picture, file_url },
            )
            await audit.record(
              {
                actorId: by.userId,
                action: 'activity.created',
                subjectType: SUBJECT,
                subjectId: row.id,
                summary: AUDIT_SUMMARIES.created(row.title),
                details: { after: { ...columns, image_url: picture, file_url } },
              },
              { transaction: trx },
            )
            return { success: true, activity: toAdminActivity(row), downloadCount: 0 } as const
          })
        },
        { database: RESULT_ERRORS.database, unexpected: RESULT_ERRORS.unexpectedCreating },
      )
      if (result.success) await uploads.remove(abandoned)
      return result
    },

    /**
     * Deletes an activity: its addresses are read, the row goes, then the files. A downloaded one keeps its row without
     * files, so that every download keeps its activity; catalogue and administrators' list exclude it.
     */
    async remove(by: Editor, id: string): Promise<{ success: true } | Failure> {
      let abandoned: string[] = []
      const result = await attempt(
        () =>
          transaction(db, async (trx) => {
            // Locked, so that no download comes between the check and the deletion.
            const row = await findActivity(trx, id, { lock: true })
            if (!row) throw new Refused('missing', RESULT_ERRORS.notFound)
            const retired = await wasDownloaded(trx, id)
            const pages = await removePages(trx, id)
            await (retired ? retireActivity(trx, id) : deleteActivity(trx, id))
            abandoned = await abandon(trx, [row.image_url], row.file_url, pages)
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
