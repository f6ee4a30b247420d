import type { IncomingMessage } from 'node:http'
import { BoundedMap } from '../../platform/bounded-map.ts'

/** Sessions remembered; the one that was read longest ago is forgotten first, and read once more. */
const SESSIONS_MAX = 10_000

interface KnownAccountsOptions {
  /** The session token that a request carries, if we signed it; its session may be over. */
  readonly signedToken: (request: IncomingMessage) => string | null
  /** Reads whose session a request carries; null for one that is over. */
  readonly readAccount: (request: IncomingMessage) => Promise<string | null>
  readonly max?: number
}

/**
 * Account of a request's session, without a query after the first. A session belongs to one account for its whole life,
 * and an ended one never starts again, so neither answer goes stale. It decides only about queues: access rights are
 * read from the database each time.
 */
export function createKnownAccounts({ signedToken, readAccount, max = SESSIONS_MAX }: KnownAccountsOptions) {
  /** The account by session token; null for a session that is over. */
  const accounts = new BoundedMap<string, string | null>(max)
  const reading = new Map<string, Promise<string | null>>()

  async function read(token: string, request: IncomingMessage): Promise<string | null> {
    try {
      const account = await readAccount(request)
      accounts.set(token, account)
      return account
    } catch {
      // The database is away, and the page will report it. Until then the session counts as its account.
      return token
    } finally {
      reading.delete(token)
    }
  }

  return {
    /** The session token; null without one of ours, and for a session that is known to be over. */
    sessionOf(request: IncomingMessage): string | null {
      const token = signedToken(request)
      return token !== null && accounts.get(token) !== null ? token : null
    },

    /** The account of the session; undefined when it has to be read first. */
    accountOf(request: IncomingMessage): string | undefined {
      const token = signedToken(request)
      return (token !== null && accounts.get(token)) || undefined
    },

    /** Reads the account of the session, once for requests at the same time; null when it is over. Never fails. */
    find(request: IncomingMessage): Promise<string | null> {
      const token = signedToken(request)
      if (token === null) return Promise.resolve(null)
      const already = reading.get(token)
      if (already) return already
      const found = read(token, request)
      reading.set(token, found)
      return found
    },

    /** Sessions in memory, for tests. */
    size: () => accounts.size,
  }
}

export type KnownAccounts = ReturnType<typeof createKnownAccounts>
