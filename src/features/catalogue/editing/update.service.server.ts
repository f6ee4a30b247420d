import { type Db, transaction } from '../../../platform/db/pool.ts'
import { removePages } from '../pages/data.server.ts'
import { type Change, type ChangeDeps, SUBJECT } from './change.service.server.ts'
import { type ActivityColumns, countDownloads, findActivity, toAdminActivity, updateActivity } from './data.server.ts'
import { type Failure, Refused } from './refusals/rules.ts'
import { publicationOf } from './rules.ts'
import type { ActivityChanges, Editor, SavedResult } from './schema.ts'
import { AUDIT_SUMMARIES, UPDATE_ERRORS } from './texts.ts'

/** The activity in this version (ms), or why it cannot be changed. */
async function findVersion(db: Db, id: string, version: number, options?: { lock: boolean }) {
  const row = await findActivity(db, id, options)
  if (!row) throw new Refused('missing', UPDATE_ERRORS.none)
  if (row.updated_at.getTime() !== version) throw new Refused('conflict', UPDATE_ERRORS.conflict)
  return row
}

/** Editing an activity. */
export function createUpdate(
  { db, uploads, previews, audit }: ChangeDeps,
  { attempt, mustBeSkills, claim, claimPicture, suitedPages, changePages, abandon }: Change,
) {
  /**
   * Changes an activity from the version of `updated_at`; what another administrator saved since is not overwritten.
   */
  return async function update(by: Editor, id: string, changes: ActivityChanges): Promise<SavedResult | Failure> {
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
          const status = wanted.status ?? before.status
          const publish_at = publicationOf(
            status,
            wanted.publish_at === undefined ? before.publish_at : wanted.publish_at,
          )
          const changed = changedColumns(before, { ...wanted, publish_at })
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
  }
}

/** Reviewer of a sheet's skills, now. */
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
