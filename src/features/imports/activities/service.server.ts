import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../platform/db/pool.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { AppError, ERRORS } from '../../../product/errors.ts'
import { normalizeTags } from '../../catalogue/editing/rules.ts'
import type { Editor } from '../../catalogue/editing/schema.ts'
import type { Editing } from '../../catalogue/editing/service.server.ts'
import { GOALS } from '../../catalogue/facets/rules.ts'
import { uuidFromDigest } from '../../catalogue/seed/rules.ts'
import { UPLOAD_MB, type UploadFolder, uploadBytes } from '../../catalogue/upload/rules.ts'
import type { Uploads } from '../../catalogue/upload/service.server.ts'
import type { FileSource } from '../files/service.server.ts'
import { type ActivityRow, missingForNew, readActivityRow } from '../rules.ts'
import type { TableRow } from '../table/rules.ts'
import { ROW_PROBLEMS } from '../texts.ts'
import { type Existing, findExisting } from './data.server.ts'
import { type Columns, columnsOf, given, newActivity } from './rules.ts'

export interface RowResult {
  readonly action: 'created' | 'updated' | 'unchanged' | 'problem'
  readonly name: string
  readonly problems: readonly string[]
}

/** The activity's own id; ids of another format map to a stable UUID. */
export function activityIdOf(id: string): string {
  if (isUuid(id)) return id.toLowerCase()
  return uuidFromDigest(createHash('sha256').update(`atividario imported activity/${id}`).digest('hex'))
}

const COLUMN: Record<UploadFolder, string> = { thumbnails: 'image_url', activities: 'file_url' }

interface Deps {
  readonly db: Db
  readonly editing: Pick<Editing, 'create' | 'update'>
  readonly uploads: Pick<Uploads, 'store' | 'inspect' | 'remove'>
}

/** Rows of the table activities. Each creates or updates one activity with its files, or has no effect. */
export function createActivityRows({ db, editing, uploads }: Deps) {
  const existing = async ({ id, slug }: ActivityRow) =>
    (id === null ? undefined : await findExisting(db, 'id', activityIdOf(id))) ??
    (slug === null ? undefined : await findExisting(db, 'slug', slug))

  /** The checked bytes of a row's file, or a problem. */
  async function fileOf(source: FileSource, name: string, folder: UploadFolder): Promise<Uint8Array | string> {
    const column = COLUMN[folder]
    const bytes = await source.read(name, uploadBytes(folder))
    if (bytes === 'missing') return ROW_PROBLEMS.fileMissing(column, name)
    if (bytes === 'ambiguous') return ROW_PROBLEMS.fileAmbiguous(column, name)
    if (bytes === 'too_large') return ROW_PROBLEMS.fileTooLarge(column, UPLOAD_MB[folder])
    return bytes
  }

  const reasonOf = (error: unknown) => (error instanceof AppError ? ERRORS[error.code].description : null)

  return {
    async run(
      by: Editor,
      row: TableRow,
      { files, dryRun }: { files: FileSource; dryRun: boolean },
    ): Promise<RowResult> {
      const { values, problems: found } = readActivityRow(row)
      const problems = [...found]
      const name = values.title ?? values.slug ?? values.id ?? ''
      const before = values.slug === null && values.id === null ? undefined : await existing(values)
      // An exported address, or a name without a file, keeps the stored file.
      const keepsFile = (folder: UploadFolder, wanted: string) =>
        before !== undefined &&
        (folder === 'thumbnails' ? before.image_url : (before.file_url ?? '')).endsWith(`/${wanted}`)
      // An error of a cell is reported once.
      const isReported = (text: string) => found.some((reported) => reported.split(':')[0] === text.split(':')[0])
      if (!before) problems.push(...missingForNew(values).filter((text) => !isReported(text)))

      const wanted: { folder: UploadFolder; name: string; bytes: Uint8Array }[] = []
      for (const [folder, fileName] of [
        ['thumbnails', values.image],
        ['activities', values.file],
      ] as const) {
        if (fileName === null || keepsFile(folder, fileName)) continue
        const bytes = await fileOf(files, fileName, folder)
        if (typeof bytes === 'string') problems.push(bytes)
        else wanted.push({ folder, name: fileName, bytes })
      }
      if (problems.length === 0 && wanted.length === 0 && before && hasAllValues(before, given(columnsOf(values)))) {
        return { action: 'unchanged', name, problems }
      }
      if (problems.length > 0 || dryRun) {
        for (const incoming of wanted) {
          try {
            await uploads.inspect(incoming)
          } catch (error) {
            const reason = reasonOf(error)
            if (reason === null) throw error
            problems.push(ROW_PROBLEMS.fileRefused(COLUMN[incoming.folder], reason))
          }
        }
        if (problems.length > 0) return { action: 'problem', name, problems }
        return { action: before ? 'updated' : 'created', name, problems }
      }

      const stored: Partial<Record<UploadFolder, string>> = {}
      const failed = async (problem: string): Promise<RowResult> => {
        await uploads.remove(Object.values(stored))
        return { action: 'problem', name, problems: [problem] }
      }
      for (const incoming of wanted) {
        try {
          const { url } = await uploads.store(by.userId, incoming)
          stored[incoming.folder] = url
        } catch (error) {
          return failed(ROW_PROBLEMS.fileRefused(COLUMN[incoming.folder], reasonOf(error) ?? String(error)))
        }
      }
      const columns = { ...columnsOf(values), image_url: stored.thumbnails, file_url: stored.activities }
      const result = before
        ? await editing.update(by, before.id, { ...given(columns), updated_at: before.updated_at.toISOString() })
        : await editing.create(by, newActivity(values, columns), {
            id: values.id === null ? undefined : activityIdOf(values.id),
            slug: values.slug ?? undefined,
            createdAt: values.createdAt ?? undefined,
          })
      if (!result.success) return failed(ROW_PROBLEMS.notSaved(result.error))
      return { action: before ? 'updated' : 'created', name, problems: [] }
    },
  }
}

/** True if the activity has all values already. Tags are compared in stored form, goals without order. */
function hasAllValues(before: Existing, columns: Partial<Columns>): boolean {
  const there = {
    ...before,
    tags: normalizeTags(before.tags),
    goals: GOALS.filter((goal) => before.goals.includes(goal)),
  }
  return isDeepStrictEqual(
    columns,
    Object.fromEntries(Object.keys(columns).map((name) => [name, there[name as keyof Columns]])),
  )
}
