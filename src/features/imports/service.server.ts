import type { Db } from '../../platform/db/pool.ts'
import type { Logger } from '../../platform/log.ts'
import { createPeopleImport } from '../accounts/import/service.server.ts'
import type { Audit } from '../audit/service.server.ts'
import type { Editor } from '../catalogue/editing/schema.ts'
import type { Editing } from '../catalogue/editing/service.server.ts'
import type { Uploads } from '../catalogue/upload/service.server.ts'
import { createArrivingDownloads } from '../downloads/import/service.server.ts'
import { activityIdOf, createActivityRows, type RowResult } from './activities/service.server.ts'
import { takeImportLock } from './data.server.ts'
import type { FileSource } from './files/service.server.ts'
import { readDownloadRow, readProfileRow } from './rules.ts'
import type { ImportCounts, ImportEvent, TableKind } from './schema.ts'
import { TableFault, type TableRow } from './table/rules.ts'
import type { OpenTable, Tables } from './table/service.server.ts'
import { AUDIT_SUMMARY, ROW_PROBLEMS, TABLE_FAULTS } from './texts.ts'

export interface ImportsDeps {
  readonly db: Db
  readonly editing: Pick<Editing, 'create' | 'update'>
  readonly uploads: Pick<Uploads, 'store' | 'inspect' | 'remove'>
  readonly audit: Pick<Audit, 'record'>
  readonly tables: Tables
  readonly log: Pick<Logger, 'error'>
}

export interface ImportOrder {
  /** Path of the table. */
  readonly table: string
  readonly files: FileSource
  /** Only reports the effects. */
  readonly dryRun: boolean
  /** Ends the import after the current row. */
  readonly signal?: AbortSignal
}

/** Rows between two progress events, for tables without files. */
const PROGRESS_EVERY = 100
const COUNTED = { created: 'created', updated: 'updated', unchanged: 'unchanged', problem: 'problems' } as const

/** Import of a CSV table with its files; each row is atomic. */
export function createImports({ db, editing, uploads, audit, tables, log }: ImportsDeps) {
  const activities = createActivityRows({ db, editing, uploads })
  const people = createPeopleImport({ db })
  const downloads = createArrivingDownloads({ db })

  const problem = (name: string, ...problems: string[]): RowResult => ({ action: 'problem', name, problems })

  async function profileRow(by: Editor, row: TableRow, dryRun: boolean): Promise<RowResult> {
    const { values, problems } = readProfileRow(row)
    if (problems.length > 0) return problem(values.id, ...problems)
    const conflict = await people.conflictOf(values)
    if (conflict === 'email_taken') return problem(values.id, ROW_PROBLEMS.emailTaken)
    if (conflict === 'known') return { action: 'unchanged', name: values.id, problems: [] }
    if (!dryRun) {
      await people.insert(values, (trx) =>
        audit.record(
          {
            actorId: by.userId,
            action: 'user.imported',
            subjectType: 'user',
            subjectId: values.id,
            summary: 'Trouxe uma conta de outro site',
            details: { after: { plan: values.plan, subscription_status: values.subscription_status } },
          },
          { transaction: trx },
        ),
      )
    }
    return { action: 'created', name: values.id, problems: [] }
  }

  async function downloadRow(row: TableRow, dryRun: boolean): Promise<RowResult> {
    const { values, problems } = readDownloadRow(row)
    const name = values.title ?? values.activityId
    if (problems.length > 0) return problem(name, ...problems)
    const outcome = await downloads.insert({ ...values, activityId: activityIdOf(values.activityId) }, { dryRun })
    if (outcome === 'unknown_user') return problem(name, ROW_PROBLEMS.unknownUser)
    if (outcome === 'unknown_activity') return problem(name, ROW_PROBLEMS.unknownActivity)
    return { action: outcome === 'known' ? 'unchanged' : 'created', name, problems: [] }
  }

  async function runRow(by: Editor, kind: TableKind, row: TableRow, order: ImportOrder): Promise<RowResult> {
    try {
      if (kind === 'activities') return await activities.run(by, row, order)
      if (kind === 'profiles') return await profileRow(by, row, order.dryRun)
      return await downloadRow(row, order.dryRun)
    } catch (err) {
      log.error({ err, line: row.line }, 'a row of an import failed')
      const reason = err instanceof Error ? err.message : String(err)
      return problem(row.cells.title ?? row.cells.id ?? '', ROW_PROBLEMS.notSaved(reason))
    }
  }

  /** Line of an earlier row with the same key. */
  function repetition(kind: TableKind, row: TableRow, seen: Map<string, number>): number | undefined {
    if (kind === 'downloads') return undefined
    const { id, slug } = row.cells
    const keys = [id ? `id ${id.toLowerCase()}` : '', kind === 'activities' && slug ? `slug ${slug}` : ''].filter(
      Boolean,
    )
    const before = keys.map((key) => seen.get(key)).find((line) => line !== undefined)
    for (const key of keys) if (!seen.has(key)) seen.set(key, row.line)
    return before
  }

  async function* rowsOf(by: Editor, order: ImportOrder, table: OpenTable): AsyncGenerator<ImportEvent, void, void> {
    const { dryRun, signal } = order
    const { kind, total } = table
    yield { type: 'start', kind, total, dryRun }
    const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, problems: 0 }
    const seen = new Map<string, number>()
    let done = 0
    for await (const row of table.rows()) {
      if (signal?.aborted) break
      const twice = repetition(kind, row, seen)
      const result =
        twice === undefined
          ? await runRow(by, kind, row, order)
          : problem(row.cells.title ?? row.cells.id ?? '', ROW_PROBLEMS.twice(twice))
      counts[COUNTED[result.action]]++
      done++
      if (result.action === 'problem') {
        yield { type: 'problem', line: row.line, name: result.name, problems: [...result.problems] }
      }
      if (kind === 'activities' || done % PROGRESS_EVERY === 0) yield { type: 'progress', done }
    }
    if (!dryRun && counts.created + counts.updated > 0) {
      await audit.record({
        actorId: by.userId,
        action: 'import.finished',
        subjectType: 'import',
        subjectId: kind,
        summary: AUDIT_SUMMARY(kind, counts.created, counts.updated),
        details: { after: { ...counts } },
      })
    }
    yield { type: 'end', counts, stopped: done < total }
  }

  return {
    /**
     * Runs an import and yields its progress. Problems of rows and table are events, not errors. One at a time: the same table
     * twice at once would create duplicates.
     */
    async *run(by: Editor, order: ImportOrder): AsyncGenerator<ImportEvent, void, void> {
      const release = order.dryRun ? async () => {} : await takeImportLock(db)
      if (!release) {
        yield { type: 'refused', message: TABLE_FAULTS.underWay }
        return
      }
      let table: OpenTable | null = null
      try {
        table = await tables.open(order.table)
        yield* rowsOf(by, order, table)
      } catch (error) {
        if (!(error instanceof TableFault)) throw error
        yield { type: 'refused', message: error.message }
      } finally {
        await table?.close()
        await release()
      }
    },
  }
}

export type Imports = ReturnType<typeof createImports>
