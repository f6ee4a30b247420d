import { type RequestGate, requestGate } from './request-gate.ts'

type Send = typeof globalThis.fetch

/** Words of an error that mean: the session is not what the page thinks (rule: session re-check). */
const SESSION_WORDS = /unauthorized|invalid token|jwt expired|session not found/i

/** Limiter for a path of the API; null: unlimited. */
function limiterOf(address: string): 'database' | 'storage' | null {
  if (address.startsWith('/rest/')) return 'database'
  if (address.startsWith('/storage/') || address === '/functions/v1/upload') return 'storage'
  return null
}

/** True if the session has to be checked again: 401, 403, or the words of an ended session (rule: session re-check). */
export async function saysSessionFailed(answer: Response): Promise<boolean> {
  if (answer.ok) return false
  if (answer.status === 401 || answer.status === 403) return true
  return SESSION_WORDS.test(await answer.text().catch(() => ''))
}

export interface ApiFetch {
  /**
   * fetch for the site's own API. Rejects with RequestLimitError, without sending, when a limiter is exhausted
   * (rule: request limiters); otherwise like fetch.
   */
  call: Send
  /** The same with another transport, e.g. one that reports the progress of an upload. */
  via(carrier: Send): Send
  /** Calls `listener` after every answer that reports a failed session. Returns the unsubscribe function. */
  onSessionFailure(listener: () => void): () => void
  /**
   * Runs `ask`. `believed` is false when a call that may change the session overlapped it: the order in which the
   * server saw the two is unknown.
   */
  undisturbed<T>(ask: () => Promise<T>): Promise<{ answer: T; believed: boolean }>
  /** True after a call of this page ended the session: that it is gone is no news then. */
  hasLeft(): boolean
}

/** Calls that may change the session: sign-in, sign-out, change of password, deletion. */
const changesSession = (address: string, method = 'GET') => address.startsWith('/auth/') && method !== 'GET'

/** Calls that end the session: sign-out and deletion of the account. */
const endsSession = (address: string) => /^\/auth\/v1\/(?:sign-out|delete-account)$/.test(address)

/** The browser's fetch for the API. `send` is the transport, `gate` the limiters in front of it. */
export function createApiFetch({ gate, send }: { gate: RequestGate; send: Send }): ApiFetch {
  const listeners = new Set<() => void>()
  const look = async (answer: Response) => {
    if (await saysSessionFailed(answer)) for (const listener of listeners) listener()
  }
  let started = 0
  let pending = 0
  let left = false
  const via =
    (carrier: Send): Send =>
    async (input, init) => {
      gate.pass(limiterOf(String(input)))
      const changing = changesSession(String(input), init?.method) ? 1 : 0
      started += changing
      pending += changing
      try {
        const answer = await carrier(input, init)
        if (!answer.ok) void look(answer.clone())
        else if (changing) left = endsSession(String(input))
        return answer
      } finally {
        pending -= changing
      }
    }
  return {
    call: via(send),
    via,
    async undisturbed(ask) {
      const before = pending > 0 ? null : started
      const answer = await ask()
      return { answer, believed: started === before }
    },
    hasLeft: () => left,
    onSessionFailure(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const calls = createApiFetch({ gate: requestGate, send: (...args) => globalThis.fetch(...args) })
export const fetchApi = calls.call
export const fetchApiVia = calls.via
export const { hasLeft, onSessionFailure, undisturbed } = calls
