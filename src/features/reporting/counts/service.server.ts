import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { addCounts } from './data.server.ts'
import type { Counted } from './rules.ts'

/** Time that numbers stay in memory (ms), so that a visit does not write to the database. */
const FLUSH_MS = 30_000

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Pick<Logger, 'warn'>
}

/** Counts of a day without persons (rule: daily counts): each process adds its own numbers up now and then. */
export function createDailyCounts({ db, clock, log }: Dependencies) {
  let day = dateKey(clock())
  let counts = new Map<Counted, number>()

  async function write(): Promise<void> {
    if (counts.size === 0) return
    const full = { day, counts }
    counts = new Map()
    try {
      await addCounts(db, full)
    } catch (err) {
      log.warn({ err }, 'daily counts are lost')
    }
  }

  const timer = setInterval(() => void write(), FLUSH_MS)
  timer.unref()

  return {
    /** Adds one. What the day before left unwritten is written as of that day. */
    add(name: Counted): void {
      const today = dateKey(clock())
      if (today !== day) {
        void write()
        day = today
      }
      counts.set(name, (counts.get(name) ?? 0) + 1)
    },

    flush: write,

    async stop(): Promise<void> {
      clearInterval(timer)
      await write()
    },
  }
}

export type DailyCounts = ReturnType<typeof createDailyCounts>
