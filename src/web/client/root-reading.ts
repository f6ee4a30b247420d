import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { SESSION_TTL_MS, USER_DATA_FRESH_MS } from '../../platform/browser/limits.ts'
import { isUnanswered } from '../../platform/browser/queries.ts'
import type { RootReading } from '../root-data.ts'

type Step = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod'>

/** The root's data, in memory only. `now` in milliseconds since 1970. */
export function createRootReading(now: () => number) {
  let last: { data: RootReading; readAt: number } | null = null
  // A reading that was due and has not been shown: a redirect may throw its result away.
  let due = false

  return {
    /** Records the data that the page shows. */
    shown(data: RootReading): void {
      due = data.unconfirmed ?? false
      if (due) return
      last = { data, readAt: now() }
    },

    /** Marks the data as doubtful: the next navigation reads it again. */
    doubt(): void {
      due = true
    },

    /**
     * Reads the user from the server; without an answer the last one stays, so that no page fails for it. After half an
     * hour without an answer (rule: browser caches) the page names no user: a school's computer has many users.
     */
    async read(ask: () => Promise<RootReading>): Promise<RootReading> {
      try {
        return await ask()
      } catch (error) {
        if (!isUnanswered(error) || !last) throw error
        if (now() - last.readAt <= SESSION_TTL_MS) return last.data
        return { ...last.data, session: null, isPremiumUser: false, subscription: null, unconfirmed: true }
      }
    },

    /**
     * True after a form was sent, after a reload of the data, and on a navigation once the last answer is 5 minutes old
     * (rule: browser caches), or while the catalogue grows. Dialogs and other pages alone do not count.
     */
    mustRead({ currentUrl, nextUrl, formMethod }: Step): boolean {
      const sent = formMethod !== undefined && formMethod !== 'GET'
      const old = !last || now() - last.readAt > USER_DATA_FRESH_MS
      const grows = last?.data.drawing !== undefined
      due ||= sent || old || grows || currentUrl.href === nextUrl.href
      return due
    },
  }
}

/** The reading of this page. */
export const rootReading = createRootReading(Date.now)

/** Keeps what the root shows. */
export function useShownRoot(data: RootReading): void {
  useEffect(() => rootReading.shown(data), [data])
}
