import { type ApiResult, callApi } from '../../../platform/browser/call-api.ts'
import { isRecord } from '../../../platform/is-record.ts'
import {
  moveOf,
  type Outbox,
  readDeviceList,
  readOutbox,
  withBatch,
  without,
  withPress,
  withWaiting,
} from '../device/rules.ts'
import { DOUBLE_PRESS_MS } from '../rules.ts'
import type { Batch } from '../schema.ts'

/** Names in local storage; /cookies names them. */
const DEVICE = 'favoritos'
const OUTBOX = 'favoritos.pendentes'
/** One tab sends at a time. */
const LOCK = 'favoritos'

export type PressOutcome =
  | 'saved'
  /** The first on this device. */
  | 'first'
  | 'removed'
  | 'full'
  /** The browser does not let the page store anything. */
  | 'notStored'
  /** The second half of a double press. */
  | 'ignored'

export interface SavedStoreOptions {
  /** A function, because reaching for local storage may already throw. */
  readonly storage: () => Storage
  readonly newId: () => string
  /** Milliseconds. */
  readonly now: () => number
  readonly send: (batch: Batch | null) => Promise<ApiResult<string[]>>
  /** Runs work of all tabs one after the other. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
}

/** What can happen later than the press that caused it. */
export type Later = { kind: 'waits' } | { kind: 'failed' } | { kind: 'full' } | { kind: 'moved'; count: number }

/**
 * Saved activities as this page shows them: a visitor's are on the device, a member's on the server with the presses on
 * top that have not arrived. Storage that is full, switched off or damaged is never an error.
 */
export function createSavedStore({ storage, newId, now, send, alone }: SavedStoreOptions) {
  /** null for a visitor; undefined until it is known. */
  let person: string | null | undefined
  let onServer: readonly string[] = []
  /** Whether the server's answer is there. */
  let isRead = false
  let shown: ReadonlySet<string> = new Set()
  let pressedAt: { id: string; at: number } | null = null
  /** Presses of a member where the browser stores nothing: they wait in this page alone. */
  const memory = new Map<string, string>()
  const listeners = new Set<() => void>()
  const hearers = new Set<(later: Later) => void>()
  const tell = (later: Later) => {
    for (const hear of hearers) hear(later)
  }

  function stored(name: string): string | null {
    try {
      return memory.get(name) ?? storage().getItem(name)
    } catch {
      return null
    }
  }

  function store(name: string, value: object | null): boolean {
    try {
      if (value === null) storage().removeItem(name)
      else storage().setItem(name, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  }

  const device = () => readDeviceList(stored(DEVICE), newId)
  const outbox = (owner: string) => readOutbox(stored(OUTBOX), owner)

  function storeOutbox(waiting: Outbox): void {
    memory.delete(OUTBOX)
    if (!store(OUTBOX, waiting.batches.length > 0 ? waiting : null)) memory.set(OUTBOX, JSON.stringify(waiting))
  }

  function show(): void {
    shown = new Set(person ? withWaiting(onServer, outbox(person)) : device().saved)
    for (const listener of listeners) listener()
  }

  /** Sends what waits, in its order, and reads what is saved. Stops at the first that gets no answer. */
  async function deliver(owner: string): Promise<void> {
    await alone(async () => {
      let batch: Batch | undefined
      do {
        batch = outbox(owner).batches[0]
        if (!batch && isRead) return
        const answer = await send(batch ?? null)
        if (person !== owner) return
        if (answer.ok) {
          onServer = answer.data
          isRead = true
        } else if (answer.status === null || answer.status >= 500 || answer.status === 401 || answer.status === 429) {
          if (batch) tell({ kind: answer.status === null ? 'waits' : 'failed' })
          return
        } else if (batch) tell({ kind: answer.status === 409 ? 'full' : 'failed' })
        if (batch) storeOutbox(without(outbox(owner), batch.id))
        if (answer.ok && batch && batch.changes.length > 1) tell({ kind: 'moved', count: batch.changes.length })
        show()
      } while (batch)
    })
  }

  return {
    isSaved: (id: string): boolean => shown.has(id),

    /** Everything that has a heart now, the newest first. */
    ids: (): readonly string[] => [...shown],

    /** Everything saved on this device, the newest first: for visitors. */
    onDevice: (): readonly string[] => device().saved,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Hears what happens later than the press that caused it. */
    onLater(hear: (later: Later) => void): () => void {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },

    /** Who is here. What the device holds moves into the account of the first person who signs in. */
    async identify(userId: string | null): Promise<void> {
      if (userId !== person) {
        person = userId
        onServer = []
        isRead = false
      }
      const move = userId && moveOf(device())
      if (userId && move) {
        // First into the outbox, then off the device: in between the batch is in both, and counts once.
        const waiting = withBatch(outbox(userId), move)
        if (waiting) {
          storeOutbox(waiting)
          store(DEVICE, null)
        }
      }
      show()
      if (userId) await deliver(userId)
    },

    /** A press on the heart of an activity: saves it, or no longer. */
    press(activityId: string): PressOutcome {
      if (pressedAt?.id === activityId && now() - pressedAt.at < DOUBLE_PRESS_MS) return 'ignored'
      pressedAt = { id: activityId, at: now() }
      const change = { activityId, saved: !shown.has(activityId) }
      if (person) {
        const waiting = withBatch(outbox(person), { id: newId(), changes: [change] })
        if (!waiting) return 'full'
        storeOutbox(waiting)
        show()
        void deliver(person)
        return change.saved ? 'saved' : 'removed'
      }
      const list = withPress(device(), change)
      if (!list) return 'full'
      if (!store(DEVICE, list.saved.length > 0 ? list : null)) return 'notStored'
      show()
      if (!change.saved) return 'removed'
      return list.saved.length === 1 ? 'first' : 'saved'
    },

    /** Another tab changed what the device holds, or the network is back. */
    async refresh(): Promise<void> {
      isRead = false
      show()
      if (person) await deliver(person)
    },

    /** Whether a change of local storage under this name is about saved activities. */
    concerns: (name: string | null): boolean => name === null || name === DEVICE || name === OUTBOX,
  }
}

/** A random id. Browsers make them by themselves on https alone. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4, variant 1 (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const savedIn = (content: unknown): string[] | undefined =>
  isRecord(content) && Array.isArray(content.saved) ? content.saved.filter((id) => typeof id === 'string') : undefined

/** The store of this page. */
export const savedStore = createSavedStore({
  storage: () => globalThis.localStorage,
  newId,
  now: () => performance.now(),
  send: (batch) =>
    callApi(batch ? '/rest/v1/favourites/changes' : '/rest/v1/favourites', {
      ...(batch && { body: batch }),
      read: savedIn,
    }),
  // Locks need https; without them the server's own order holds.
  alone: async (work) => (navigator.locks ? navigator.locks.request(LOCK, work) : work()),
})
