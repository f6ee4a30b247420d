import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { SESSION_TTL_MS, USER_DATA_FRESH_MS } from '../../platform/browser/limits.ts'
import { isUnanswered } from '../../platform/browser/queries.ts'
import type { RootReading } from '../root-data.ts'

type Step = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod'>

/** What is known about the person: in memory and nowhere else. `now` in milliseconds since 1970. */
export function createRootReading(now: () => number) {
  let last: { data: RootReading; readAt: number } | null = null
  // A reading that was due and has not been shown: a redirect may throw its result away.
  let due = false

  return {
    /** Tells what the page shows by now. */
    shown(data: RootReading): void {
      due = data.unconfirmed ?? false
      if (due) return
      last = { data, readAt: now() }
    },

    /** What is shown is in doubt: the next step asks again, wherever it leads. */
    doubt(): void {
      due = true
    },

    /**
     * Who is here, asked of the server; who was here last when it gives no answer: no page may fail for that. After
     * half an hour without one (rule: browser caches) the page shows nobody's name: the computer of a school has many
     * people in front of it.
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
     * Who is here is asked again after a form was sent, when the page is asked to read again, and on a navigation once
     * the last answer is 5 minutes old (rule: browser caches). Neither a dialog nor another page changes it.
     */
    mustRead({ currentUrl, nextUrl, formMethod }: Step): boolean {
      const sent = formMethod !== undefined && formMethod !== 'GET'
      const old = !last || now() - last.readAt > USER_DATA_FRESH_MS
      due ||= sent || old || currentUrl.href === nextUrl.href
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
