import type { HttpContext } from '../env.ts'
import { stepAside } from '../middleware/places.ts'

/** Most waits of one account, and of all, in one process. */
interface WaitLimit {
  readonly perAccount: number
  readonly inAll: number
}

/** Answers that wait for an event, by kind: pages of an open checkout, and the administrators' stream of payments. */
export const WAITS = {
  /** A tab each: a person who pays has one. */
  checkout: { perAccount: 3, inAll: 200 },
  paymentEvents: { perAccount: 10, inAll: 100 },
} as const satisfies Record<string, WaitLimit>

/**
 * Counts the answers of one kind that wait for an event. A wait does no work: it frees its place in load shedding
 * (docs/adr/0023-overload.md), and is bounded here instead.
 */
export function createWaits({ perAccount, inAll }: WaitLimit) {
  /** Waits by account. An entry is removed with its last wait. */
  const accounts = new Map<string, number>()
  let all = 0

  return {
    /** @returns a function that ends the wait, or null when this account, or all of them, have theirs */
    begin(c: HttpContext, account: string): (() => void) | null {
      const own = accounts.get(account) ?? 0
      if (own >= perAccount || all >= inAll) return null
      accounts.set(account, own + 1)
      all += 1
      stepAside(c.env?.outgoing)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        all -= 1
        const left = (accounts.get(account) ?? 1) - 1
        if (left > 0) accounts.set(account, left)
        else accounts.delete(account)
      }
    },

    /** Accounts in memory, for tests. */
    size: () => accounts.size,
  }
}
