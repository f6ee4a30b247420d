import type { Db } from '../../platform/db/pool.ts'
import type { Clock } from '../../platform/time.ts'
import type { AdminSession } from '../accounts/schema.ts'
import { insertEntry, selectActors, selectEntries } from './data.server.ts'
import { safeDetails, withoutEmails } from './rules.ts'
import { type AuditEntry, type AuditPage, type AuditQuery, auditQuerySchema } from './schema.ts'

/** Characters stored of a summary (the column's own limit). */
const SUMMARY_MAX = 300

/** The log of what administrators change. */
export function createAudit({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /**
     * Writes one change down. Secrets and e-mails in it are left out.
     * @param options.transaction the entry exists if this transaction commits, and only then: give the one of the
     * change
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

    /** One page of the log, newest first. */
    async list(_admin: AdminSession, query: AuditQuery = {}): Promise<AuditPage> {
      const { limit, ...filter } = auditQuerySchema.parse(query)
      // One extra row shows if there is another page.
      const found = await selectEntries(db, filter, limit + 1)
      const entries = found.slice(0, limit)
      return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null }
    },

    /** The administrators who appear in the log, by name. */
    actors: (_admin: AdminSession): Promise<{ id: string; name: string }[]> => selectActors(db),
  }
}

export type Audit = ReturnType<typeof createAudit>
