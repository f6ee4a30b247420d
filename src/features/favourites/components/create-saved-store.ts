import type { ApiResult } from '../../../platform/browser/call-api.ts'
import { moveOf, withBatch, without, withPress, withWaiting } from '../device/rules.ts'
import { DOUBLE_PRESS_MS } from '../rules.ts'
import type { Batch } from '../schema.ts'
import { concerns, createLocalStore, type LocalStoreOptions } from './local-store.ts'

export type PressOutcome =
  | 'saved'
  /** The first on this device. */
  | 'first'
  | 'removed'
  | 'full'
  /** Storage is disabled. */
  | 'notStored'
  /** The second half of a double press. */
  | 'ignored'

export interface SavedStoreOptions extends LocalStoreOptions {
  /** Milliseconds. */
  readonly now: () => number
  readonly send: (batch: Batch | null) => Promise<ApiResult<string[]>>
  /** Mutual exclusion across tabs. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
}

export type Later = { kind: 'waits' } | { kind: 'failed' } | { kind: 'full' } | { kind: 'moved'; count: number }

/**
 * Saved activities of this page: a visitor's from the device, a member's from the server plus pending presses. Full,
 * disabled or corrupt storage is never an error.
 */
export function createSavedStore({ storage, newId, now, send, alone }: SavedStoreOptions) {
  /** null for a visitor; undefined until it is known. */
  let person: string | null | undefined
  let onServer: readonly string[] = []
  /** True once the server has answered. */
  let isRead = false
  let shown: ReadonlySet<string> = new Set()
  let pressedAt: { id: string; at: number } | null = null
  const { device, outbox, storeDevice, storeOutbox } = createLocalStore({ storage, newId })
  const listeners = new Set<() => void>()
  const laterListeners = new Set<(later: Later) => void>()
  const tell = (later: Later) => {
    for (const listener of laterListeners) listener(later)
  }

  function show(): void {
    shown = new Set(person ? withWaiting(onServer, outbox(person)) : device().saved)
    for (const listener of listeners) listener()
  }

  /** Sends pending batches in order, then reads the saved ones. Stops at the first without an answer. */
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

    /** All activities with a heart, newest first. */
    ids: (): readonly string[] => [...shown],

    onDevice: (): readonly string[] => device().saved,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Subscribes to events after a press. */
    onLater(listener: (later: Later) => void): () => void {
      laterListeners.add(listener)
      return () => laterListeners.delete(listener)
    },

    /** Sets the user. The device's list moves into the account of the first user who signs in. */
    async identify(userId: string | null): Promise<void> {
      if (userId !== person) {
        person = userId
        onServer = []
        isRead = false
      }
      const move = userId && moveOf(device())
      if (userId && move) {
        // First into the outbox, then off the device: a batch in both counts once.
        const waiting = withBatch(outbox(userId), move)
        if (waiting) {
          storeOutbox(waiting)
          storeDevice(null)
        }
      }
      show()
      if (userId) await deliver(userId)
    },

    /** Toggles an activity. */
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
      if (!storeDevice(list.saved.length > 0 ? list : null)) return 'notStored'
      show()
      if (!change.saved) return 'removed'
      return list.saved.length === 1 ? 'first' : 'saved'
    },

    /** After a change in another tab, or when the network is back. */
    async refresh(): Promise<void> {
      isRead = false
      show()
      if (person) await deliver(person)
    },

    /** True if this key of local storage concerns saved activities. */
    concerns,
  }
}
