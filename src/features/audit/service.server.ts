import type { Db } from '../../platform/db/pool.ts'
import type { Clock } from '../../platform/time.ts'
import type { AdminSession } from '../accounts/schema.ts'
import { insertEntry, selectActors, selectEntries } from './data.server.ts'
import { safeDetails, withoutEmails } from './rules.ts'
import { type AuditEntry, type AuditPage, type AuditQuery, auditQuerySchema } from './schema.ts'

/** In characters; the column's limit. */
const SUMMARY_MAX = 300

export function createAudit({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /**
     * Omits secrets and e-mails.
     * @param options.transaction commits the entry with the change
     */
    async record(entry: AuditEntry, { transaction = db }: { transaction?: Db } = {}): Promise<void> {
      await insertEntry(transaction, {
        actor_id: entry.actorId,
        action: entry.action,
        subject_type: entry.subjectType,
        subject_id: entry.subjectId,
        summary: withoutEmails(entry.summary).slice(0, SUMMARY_MAX),
        details: safeDetails(entry.details),
        created_at: clock(),
      })
    },

    async list(_admin: AdminSession, query: AuditQuery = {}): Promise<AuditPage> {
      const { limit, ...filter } = auditQuerySchema.parse(query)
      // One extra row shows if there is another page.
      const found = await selectEntries(db, filter, limit + 1)
      const entries = found.slice(0, limit)
      return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null }
    },

    actors: (_admin: AdminSession): Promise<{ id: string; name: string }[]> => selectActors(db),
  }
}

export type Audit = ReturnType<typeof createAudit>
