/** What a person was about to do, and with what. */
export interface Intent {
  /** The thing it is about, e.g. the slug of an activity. */
  readonly key: string
  /** How people call that thing. */
  readonly label: string
}

const PREFIX = 'intent:'

function parse(text: string | null): (Intent & { at: number }) | null {
  try {
    const { key, label, at } = JSON.parse(text ?? 'null') ?? {}
    return typeof key === 'string' && typeof label === 'string' && typeof at === 'number' ? { key, label, at } : null
  } catch {
    return null
  }
}

/**
 * What this browser was asked to do and could not yet, stored while the person signs in or pays. No address can make
 * one: only a press in this browser does. A storage that is full, switched off or holds nonsense reads as empty.
 * @param storage a function, because reaching for a storage may already throw
 * @param now milliseconds since 1970
 */
export function createIntents(storage: () => Storage, now: () => number) {
  const attempt = <T>(step: (store: Storage) => T): T | null => {
    try {
      return step(storage())
    } catch {
      return null
    }
  }
  const read = (name: string, lifeMs: number): Intent | null => {
    const known = parse(attempt((store) => store.getItem(PREFIX + name)))
    const age = known ? now() - known.at : 0
    return known && age >= 0 && age < lifeMs ? { key: known.key, label: known.label } : null
  }
  const forget = (name: string) => void attempt((store) => store.removeItem(PREFIX + name))
  return {
    keep(name: string, { key, label }: Intent): void {
      attempt((store) => store.setItem(PREFIX + name, JSON.stringify({ key, label, at: now() })))
    },
    /** What is meant, not older than `lifeMs`. */
    read,
    forget,
    /** Takes it, once: the caller carries it out. */
    take(name: string, lifeMs: number): Intent | null {
      const known = read(name, lifeMs)
      forget(name)
      return known
    },
  }
}

/** Of this tab: what carries itself out. */
export const tabIntents = createIntents(
  () => window.sessionStorage,
  () => Date.now(),
)

/** Of this browser, since a payment is made in another tab: what only offers a way back. */
export const browserIntents = createIntents(
  () => window.localStorage,
  () => Date.now(),
)
