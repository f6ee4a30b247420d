/** An action that a user started and could not finish, with its object. */
export interface Intent {
  /** The thing it is about, e.g. the slug of an activity. */
  readonly key: string
  /** Name of the object, as users see it. */
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
 * Actions that this browser started and could not finish, stored while the user signs in or pays. No address can create
 * one: only a press in this browser does. A storage that is full, disabled or corrupt reads as empty.
 * @param storage a function, because access to a storage may throw
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
    /** The stored intent, not older than `lifeMs`. */
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

/** For the whole browser, because a payment is made in another tab: it only offers a link back. */
export const browserIntents = createIntents(
  () => window.localStorage,
  () => Date.now(),
)
