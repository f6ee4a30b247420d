import { ADMIN_CHECK_GAP_MS, ADMIN_FRESH_MS } from '../rules.ts'

interface AdminCheckOptions {
  /** null when it could not be learnt. */
  ask(): Promise<boolean | null>
  /** Stores an answer for the next visit; false after a failure. An answer about a user who left is not stored. */
  keep(isAdmin: boolean): void
  /** Milliseconds. */
  now(): number
}

/**
 * Checks if a user is an administrator, for display: the server checks every call again. An answer is cached for 10
 * minutes; after a failure the next check comes after 30 s at the earliest (rule: administrator check).
 */
export function createAdminCheck({ ask, keep, now }: AdminCheckOptions) {
  let known: { readonly userId: string; readonly isAdmin: boolean | null; readonly at: number } | null = null
  let asked: { readonly userId: string; readonly at: number } | null = null
  const listeners = new Set<() => void>()

  return {
    /** Asks about this person unless that was just done. */
    async refresh(userId: string): Promise<void> {
      if (known?.userId === userId && known.isAdmin !== null && now() - known.at < ADMIN_FRESH_MS) return
      if (asked?.userId === userId && now() - asked.at < ADMIN_CHECK_GAP_MS) return
      const own = { userId, at: now() }
      asked = own
      const isAdmin = await ask()
      // Another person may have signed in meanwhile.
      if (asked !== own) return
      known = { userId, isAdmin, at: now() }
      keep(isAdmin ?? false)
      for (const listener of listeners) listener()
    },

    /** The last answer about this person: false after a failure, null before the first answer. */
    knownOf: (userId: string): boolean | null => (known?.userId === userId ? (known.isAdmin ?? false) : null),

    /** The user has signed out. */
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
