import type { Db } from '../../platform/db/pool.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/log.ts'
import type { Clock } from '../../platform/time.ts'
import { deleteOld } from './data.server.ts'
import { REMOVAL_CRON, removeOldRows } from './jobs.server.ts'
import { cutoff, ROW_KINDS, type RowKind } from './rules.ts'

/** Rows removed with one statement. */
const BATCH = 1_000

interface Dependencies {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'work' | 'schedule'>
  readonly log: Pick<Logger, 'info'>
  readonly clock: Clock
  readonly batch?: number
}

/** Personal data and leftovers do not outlive their use (LGPD, art. 15 and 16). */
export function createRetention({ db, jobs, log, clock, batch = BATCH }: Dependencies) {
  /** @param signal stops between two batches; the next run goes on */
  async function removeOld(signal?: AbortSignal): Promise<Record<RowKind, number>> {
    const removed = Object.fromEntries(ROW_KINDS.map((kind) => [kind, 0])) as Record<RowKind, number>
    for (const kind of ROW_KINDS) {
      const before = cutoff(kind, clock())
      let found = batch
      while (found === batch && !signal?.aborted) {
        found = await deleteOld(db, kind, before, batch)
        removed[kind] += found
      }
    }
    log.info({ removed }, 'old rows removed')
    return removed
  }

  return {
    removeOld,
    /** Removes once a day, in one of the processes. */
    async registerJobs(): Promise<void> {
      await jobs.work(removeOldRows, async (_, { signal }) => void (await removeOld(signal)))
      await jobs.schedule(removeOldRows, REMOVAL_CRON)
    },
  }
}
