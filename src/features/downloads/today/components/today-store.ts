import { MINUTE_MS } from '../../../../platform/time.ts'
import type { DownloadCalls } from '../../components/download-calls.ts'
import type { RegisterReply } from '../../schema.ts'
import { type Day, dayOf } from '../rules.ts'

/** Answers younger than this are not requested again (ms). */
const FRESH_MS = MINUTE_MS

/** The signed-in user's day in this page. */
export function createTodayStore(calls: Pick<DownloadCalls, 'today'>, now: () => number) {
  let known: { readonly userId: string; readonly at: number; readonly day: Day | null } | null = null
  const listeners = new Set<() => void>()
  const change = (userId: string, day: Day | null) => {
    known = { userId, at: now(), day }
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dayOf: (userId: string): Day | null => (known?.userId === userId ? known.day : null),
    async read(userId: string): Promise<void> {
      if (known?.userId === userId && now() - known.at < FRESH_MS) return
      known = { userId, at: now(), day: known?.userId === userId ? known.day : null }
      const stats = await calls.today(userId).catch(() => null)
      if (stats) change(userId, dayOf(stats))
    },
    /** Takes the count of a reply, granted or refused. */
    counted(userId: string, { daily_used: used, remaining_downloads: left }: RegisterReply): void {
      change(userId, { used, limit: left === null ? null : used + left, taken: null })
    },
    /** After the file of a sheet has arrived. */
    finished(userId: string, sheet: string): void {
      if (known?.userId === userId && known.day) change(userId, { ...known.day, taken: sheet })
    },
  }
}
