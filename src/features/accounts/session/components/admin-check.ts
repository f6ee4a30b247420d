import { ADMIN_CHECK_GAP_MS, ADMIN_FRESH_MS } from '../rules.ts'

interface AdminCheckOptions {
  /** null if the answer is unknown. */
  ask(): Promise<boolean | null>
  /** Stores an answer for the next visit (false after a failure); skipped for a user who left. */
  keep(isAdmin: boolean): void
  now(): number
}

/**
 * Checks for display if a user is an administrator: the server checks every call again. Caches an answer for 10 minutes;
 * retries 30 s after a failure at the earliest (rule: administrator check).
 */
export function createAdminCheck({ ask, keep, now }: AdminCheckOptions) {
  let known: { readonly userId: string; readonly isAdmin: boolean | null; readonly at: number } | null = null
  let asked: { readonly userId: string; readonly at: number } | null = null
  const listeners = new Set<() => void>()

  return {
    /** Asks again, unless the last answer about this user is fresh. */
    async refresh(userId: string): Promise<void> {
      if (known?.userId === userId && known.isAdmin !== null && now() - known.at < ADMIN_FRESH_MS) return
      if (asked?.userId === userId && now() - asked.at < ADMIN_CHECK_GAP_MS) return
      const own = { userId, at: now() }
      asked = own
      const isAdmin = await ask()
      // Another user may have signed in meanwhile.
      if (asked !== own) return
      known = { userId, isAdmin, at: now() }
      keep(isAdmin ?? false)
      for (const listener of listeners) listener()
    },

    /** The last answer about this user: false after a failure, null before the first one. */
    knownOf: (userId: string): boolean | null => (known?.userId === userId ? (known.isAdmin ?? false) : null),

    forget(): void {
      known = null
      asked = null
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
