import { randomUUID } from 'node:crypto'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { Audit } from '../../audit/service.server.ts'
import { removePages } from '../pages/data.server.ts'
import { NO_SYNONYMS, type Synonyms } from '../search/near/rules.ts'
import type { Uploads } from '../upload/service.server.ts'
import type { Previews } from '../watermark/service.server.ts'
import {
  type ActivityColumns,
  countDownloads,
  databaseMessage,
  deleteActivity,
  findActivity,
  insertActivity,
  isSlugTaken,
  retireActivity,
  slugsLike,
  toAdminActivity,
  updateActivity,
  wasDownloaded,
} from './data.server.ts'
import { createActivityFiles } from './files.service.server.ts'
import { createAdminList } from './list.service.server.ts'
import { type Failure, Refused } from './refusals/rules.ts'
import { baseSlug, freeSlug } from './rules.ts'
import type { ActivityChanges, NewActivity, SavedResult } from './schema.ts'
import { AUDIT_SUMMARIES, RESULT_ERRORS, UPDATE_ERRORS } from './texts.ts'

/** Who changes the catalogue: an administrator, or an operator's command in an administrator's name. */
export type Editor = AdminSession | { readonly command: true; readonly userId: string }

export interface EditingDeps {
  readonly db: Db
  readonly uploads: Pick<Uploads, 'remove'>
  readonly previews: Pick<Previews, 'suited'>
  readonly audit: Pick<Audit, 'record'>
  readonly storage: Pick<Storage, 'get'>
  readonly log: Pick<Logger, 'error'>
  readonly synonyms?: Synonyms
  /** Whether a code is one of the BNCC; all of its form when not given. */
  readonly isSkill?: (code: string) => boolean
}

/** Where an activity that moves in was before; only for imports. */
export interface Origin {
  readonly id?: string
  readonly slug?: string
  readonly createdAt?: Date
}

/** Attempts with another slug when a concurrent save takes it. */
const SLUG_TRIES = 5

const SUBJECT = 'activity'

/** The activity in this version (ms), or why it cannot be changed. */
async function findVersion(db: Db, id: string, version: number, options?: { lock: boolean }) {
  const row = await findActivity(db, id, options)
  if (!row) throw new Refused('missing', UPDATE_ERRORS.none)
  if (row.updated_at.getTime() !== version) throw new Refused('conflict', UPDATE_ERRORS.conflict)
  return row
}

/** Creating, editing and deleting activities. Every change is written to the audit log. */
export function createEditing({
  db,
  uploads,
  previews,
  audit,
  storage,
  log,
  synonyms = NO_SYNONYMS,
  isSkill = () => true,
}: EditingDeps) {
  const { claim, claimPicture, suitedPages, changePages, abandon } = createActivityFiles(previews)

  function mustBeSkills(codes: readonly string[] = []) {
    const unknown = codes.filter((code) => !isSkill(code))
    if (unknown.length > 0) throw new Refused('invalid', RESULT_ERRORS.unknownSkills(unknown))
  }

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
    ...createAdminList({ db, storage, synonyms }),

    /** Creates an activity from two uploads. */
    async create(by: Editor, form: NewActivity, origin: Origin = {}): Promise<SavedResult | Failure> {
      const { image_url, file_url, ...columns } = form
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
     * Changes an activity from the version of `updated_at`; what another administrator saved since is not overwritten.
     */
    async update(by: Editor, id: string, changes: ActivityChanges): Promise<SavedResult | Failure> {
      const { updated_at, skills_reviewed, ...wanted } = changes
      let abandoned: string[] = []
      const version = new Date(updated_at).getTime()
      const result = await attempt(
        async () => {
          const seen = await findVersion(db, id, version)
          const source = wanted.image_url ?? seen.image_url
          const isPremium = wanted.is_premium ?? seen.is_premium
          const picture = await previews.suited(source, isPremium)
          const isSameFile = wanted.file_url === undefined || wanted.file_url === seen.file_url
          const madePages = isSameFile ? await suitedPages(db, id, isPremium) : []
          return transaction(db, async (trx) => {
            mustBeSkills(wanted.bncc)
            const before = await findVersion(trx, id, version, { lock: true })
            if (before.image_url !== seen.image_url) throw new Refused('conflict', UPDATE_ERRORS.conflict)
            const changed = changedColumns(before, wanted)
            const left: string[] = []
            if (changed.image_url !== undefined) left.push(...(await claimPicture(trx, changed.image_url, picture)))
            else if (picture !== source) await claim(trx, picture, 'thumbnails')
            const isNewPicture = changed.image_url !== undefined
            if (picture !== before.image_url) {
              changed.image_url = picture
              left.push(before.image_url)
            }
            if (changed.file_url) await claim(trx, changed.file_url, 'activities')
            const isNewFile = changed.file_url !== undefined
            const pages = isNewFile ? await removePages(trx, id) : await changePages(trx, id, madePages)
            abandoned = await abandon(trx, left, isNewFile ? before.file_url : null, pages)
            const reviewed = skills_reviewed || changed.bncc !== undefined ? reviewedBy(by) : null
            const row = await updateActivity(trx, id, { ...changed, ...reviewed }, { isNewPicture })
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
          })
        },
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
      let abandoned: string[] = []
      const result = await attempt(
        () =>
          transaction(db, async (trx) => {
            // Locked, so that nobody downloads it between the question and the answer.
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

/** Who went over the skills of a sheet, just now. */
const reviewedBy = ({ userId }: Editor): ActivityColumns => ({
  skills_reviewed_by: userId,
  skills_reviewed_at: new Date(),
})

/** The columns that really change. */
function changedColumns(
  before: Record<string, unknown>,
  wanted: Omit<ActivityChanges, 'updated_at' | 'skills_reviewed'>,
): ActivityColumns & { image_url?: string; file_url?: string } {
  return Object.fromEntries(
    Object.entries(wanted).filter(([column, value]) => JSON.stringify(before[column]) !== JSON.stringify(value)),
  )
}
