import { type RequestGate, requestGate } from './request-gate.ts'

type Send = typeof globalThis.fetch

/** Words of an error that mean: the session is not what the page thinks (rule: session re-check). */
const SESSION_WORDS = /unauthorized|invalid token|jwt expired|session not found/i

/** Which limiter guards an address of the site's doors. */
function limiterOf(address: string): 'database' | 'storage' | null {
  if (address.startsWith('/rest/')) return 'database'
  if (address.startsWith('/storage/') || address === '/functions/v1/upload') return 'storage'
  return null
}

/**
 * True when an answer says that the session must be looked at again: 401, 403, or the words of an ended session (rule:
 * session re-check).
 */
export async function saysSessionFailed(answer: Response): Promise<boolean> {
  if (answer.ok) return false
  if (answer.status === 401 || answer.status === 403) return true
  return SESSION_WORDS.test(await answer.text().catch(() => ''))
}

export interface DoorCalls {
  /**
   * fetch for the site's own doors. Rejects with RequestLimitError, without sending, while too many calls were made
   * (rule: request limiters); otherwise as fetch does.
   */
  call: Send
  /** The same over another carrier, e.g. one that tells how far an upload is. */
  via(carrier: Send): Send
  /** Tells whenever an answer says that the session failed. Returns the way to stop listening. */
  onSessionFailure(listener: () => void): () => void
  /**
   * Runs `ask` and tells whether its answer can be believed: not when a call that may change the session was under way
   * meanwhile, since nobody knows which of the two the server saw first.
   */
  undisturbed<T>(ask: () => Promise<T>): Promise<{ answer: T; believed: boolean }>
}

/** Calls after which another session may be the right one: sign-in, sign-out, change of password, deletion. */
const changesSession = (address: string, method = 'GET') => address.startsWith('/auth/') && method !== 'GET'

/** The browser's way to the doors. `send` is fetch, `gate` the limiters in front of it. */
export function createDoorCalls({ gate, send }: { gate: RequestGate; send: Send }): DoorCalls {
  const listeners = new Set<() => void>()
  const look = async (answer: Response) => {
    if (await saysSessionFailed(answer)) for (const listener of listeners) listener()
  }
  let started = 0
  let pending = 0
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
    onSessionFailure(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The way of this page. */
const calls = createDoorCalls({ gate: requestGate, send: (...args) => globalThis.fetch(...args) })
export const callDoor = calls.call
export const callDoorVia = calls.via
export const { onSessionFailure, undisturbed } = calls
