import { changeShelf, emptyShelves, readShelf, SHELVES, type Shelf } from './database.ts'

/**
 * `chosen`: kept on this device. Otherwise it lasts for this visit: not yet asked for, no account, storage is blocked, or
 * the device is full.
 */
export type Keeping = 'device' | 'visit' | 'visitor' | 'blocked' | 'full'

export interface Kept<T> {
  readonly owner: string | null
  readonly value: T
  /** False until the device was asked. */
  readonly isRead: boolean
  readonly keeping: Keeping
}

interface Options<T> {
  readonly shelf: Shelf
  readonly empty: T
  /** Reads what the device holds; null where it is damaged. */
  readonly read: (stored: unknown) => T | null
  /**
   * Owner on the shelf of a person without an account. Null does not store theirs: it goes along from the page to an
   * account that keeps none.
   */
  readonly visitor: string | null
  /** True: every change is written at once. False: only what {@link createKept}'s `keep` was pressed for. */
  readonly keepsAtOnce: boolean
  /** Joins what lasted for this visit to what another tab keeps meanwhile. */
  readonly join?: (kept: T, own: T) => T
  /** Joins what a visitor left on this device to the document of the person who signed in. */
  readonly adopt?: (own: T, visitors: T) => T
  /** Changes that an earlier page was left with. */
  readonly waiting?: {
    readonly changeOf: (owner: string | null) => ((value: T) => T) | null
    readonly done: (owner: string | null) => void
  }
}

interface Told {
  readonly shelf: Shelf
  readonly owner: string
}

const isQuota = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

/** A document of one account, on this device alone or for this visit; tabs hear of each other's changes. */
export function createKept<T>(options: Options<T>) {
  const { shelf, empty, read, visitor, keepsAtOnce } = options
  let state: Kept<T> = { owner: null, value: empty, isRead: false, keeping: 'visit' }
  let writing = 0
  let opening: { readonly owner: string | null; readonly done: Promise<void> } | null = null
  const listeners = new Set<() => void>()
  const strangers = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sala-de-aula')

  const show = (next: Partial<Kept<T>>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const placeOf = (owner: string | null) => owner ?? visitor
  const tell = (owner: string, on = shelf) => channel?.postMessage({ shelf: on, owner } satisfies Told)

  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.shelf !== shelf || opening === null || data.owner !== placeOf(opening.owner)) return
    // Another tab may keep a document; the one of this visit is not replaced by it.
    if (state.keeping !== 'device' && state.value !== empty) return
    const { owner, done } = opening
    // A reading under way may be of before the change.
    void done
      .then(() => readShelf(shelf, data.owner))
      .then((stored) => {
        if (state.owner !== owner) return
        for (const stranger of strangers) stranger()
        show({ value: read(stored) ?? empty, keeping: stored === null && !keepsAtOnce ? 'visit' : 'device' })
      })
      .catch(() => undefined)
  })

  /** Changes that come into a document while it is opened: the visitor's, then presses of an earlier page. */
  async function arriving(owner: string | null): Promise<((value: T) => T) | null> {
    const { adopt, waiting } = options
    const left = adopt && owner !== null && visitor !== null ? read(await readShelf(shelf, visitor)) : null
    const wished = waiting?.changeOf(owner) ?? null
    if (left === null) return wished
    return (value) => {
      const joined = adopt?.(value, left) ?? value
      return wished?.(joined) ?? joined
    }
  }

  /** The document as it is stored, once what arrives is in it. */
  async function opened(owner: string | null, place: string): Promise<T | null> {
    const change = await arriving(owner)
    if (!change) {
      const stored = await readShelf(shelf, place)
      return stored === null ? null : read(stored)
    }
    const value = await changeShelf(shelf, place, (stored) => change(read(stored) ?? empty))
    options.waiting?.done(owner)
    if (options.adopt && owner !== null && visitor !== null) await emptyShelves(visitor)
    tell(place)
    return value
  }

  async function load(owner: string | null, brought: T): Promise<void> {
    const place = placeOf(owner)
    if (place === null) return show({ owner, value: empty, isRead: true, keeping: 'visitor' })
    try {
      const value = await opened(owner, place)
      show({
        owner,
        value: value ?? brought,
        isRead: true,
        keeping: keepsAtOnce || value !== null ? 'device' : 'visit',
      })
    } catch {
      show({ owner, value: brought, isRead: true, keeping: 'blocked' })
    }
  }

  /** Writes a change; where that fails the visit goes on without the device, and the answer is false. */
  async function write(change: (value: T) => T): Promise<boolean> {
    const place = placeOf(state.owner)
    if (place === null) return false
    writing += 1
    try {
      const value = await changeShelf(shelf, place, (stored) => change(read(stored) ?? empty))
      tell(place)
      // A later change is on the page already, and not yet in this value.
      if (placeOf(state.owner) === place && writing === 1) show({ value })
      return true
    } catch (error) {
      show({ keeping: isQuota(error) ? 'full' : 'blocked' })
      return false
    } finally {
      writing -= 1
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Calls `heard` when another tab changed the document. */
    onStranger(heard: () => void) {
      strangers.add(heard)
      return () => {
        strangers.delete(heard)
      }
    },
    current: (): Kept<T> => state,

    /** Opens the document of an account, once. What another account left on this page is forgotten. */
    open(owner: string | null): Promise<void> {
      if (opening?.owner === owner) return opening.done
      const brought = visitor === null && opening?.owner === null ? state.value : empty
      if (opening) show({ owner, value: empty, isRead: false, keeping: 'visit' })
      const done = load(owner, brought)
      opening = { owner, done }
      return done
    },

    /** Changes the document: at once on the page, then on the device where it is kept. */
    async change(change: (value: T) => T): Promise<void> {
      show({ value: change(state.value) })
      if (state.keeping === 'device') await write(change)
    },

    /** Changes the document on the device first, then on the page: who sees it may leave the page. */
    async changeAtRest(change: (value: T) => T): Promise<void> {
      const isWritten = state.keeping === 'device' && (await write(change))
      if (!isWritten) show({ value: change(state.value) })
    },

    /** Keeps the document on this device from now on. */
    async keep(): Promise<void> {
      const { value } = state
      if (placeOf(state.owner) === null) return
      show({ keeping: 'device' })
      await write((kept) => options.join?.(kept, value) ?? value)
    },

    /** Removes everything of this account from the device and the page. */
    async erase(): Promise<void> {
      const place = placeOf(state.owner)
      show({ value: empty, keeping: place === null ? 'visitor' : keepsAtOnce ? 'device' : 'visit' })
      if (place === null) return
      await emptyShelves(place).catch(() => undefined)
      for (const emptied of SHELVES) tell(place, emptied)
    },
  }
}
