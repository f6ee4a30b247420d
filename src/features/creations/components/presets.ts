import { isRecord } from '../../../platform/is-record.ts'
import { type Chosen, NOTHING_TYPED, rememberedChoices, type Typed, withTheme } from '../draft.rules.ts'
import type { CreationKind } from '../kind.rules.ts'

/** Key in local storage, choices by kind; /cookies names it. */
const STORAGE_NAME = 'folhas.criar'

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_NAME) ?? '{}')
    return isRecord(stored) ? stored : {}
  } catch {
    return {}
  }
}

/** The link's theme, or null. In the hash, so that it reaches no server. */
const linkedTheme = () => new URLSearchParams(window.location.hash.slice(1)).get('tema')

/** Last choices for this kind on this device, with the link's theme. */
export const lastChosen = (kind: CreationKind): Chosen =>
  withTheme(kind, rememberedChoices(kind, readAll()[kind.id]), linkedTheme())

/** Stores choices, never typed text. */
export function rememberChosen(kind: CreationKind, chosen: Chosen): void {
  try {
    localStorage.setItem(STORAGE_NAME, JSON.stringify({ ...readAll(), [kind.id]: chosen }))
  } catch {
    // Without storage no choice is stored.
  }
}

/** Names and words, and whose they are, stay in memory: they survive a change of kind and the sign-in, not a reload. */
let held: { readonly owner: string | null; readonly typed: Typed } = { owner: null, typed: NOTHING_TYPED }

export function holdTyped(owner: string | null, typed: Typed): void {
  held = { owner, typed }
}

/** Text that this person typed; a visitor's becomes that of who signs in (rule: names stay). */
export function typedBefore(userId: string | null): Typed {
  if (held.owner === null) holdTyped(userId, held.typed)
  return held.owner === userId ? held.typed : NOTHING_TYPED
}
