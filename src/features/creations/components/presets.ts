import { isRecord } from '../../../platform/is-record.ts'
import { type Chosen, NOTHING_TYPED, rememberedChoices, type Typed, withTheme } from '../draft.rules.ts'
import type { CreationKind } from '../kind.rules.ts'

/** The record in local storage, choices by kind; /cookies names it. */
const STORAGE_NAME = 'folhas.criar'

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_NAME) ?? '{}')
    return isRecord(stored) ? stored : {}
  } catch {
    return {}
  }
}

/** The theme that a link to the page names, or null. It is behind the hash, so that it reaches no server. */
const linkedTheme = () => new URLSearchParams(window.location.hash.slice(1)).get('tema')

/** Last choices for this kind on this device, with the theme that the page's address names. */
export const lastChosen = (kind: CreationKind): Chosen =>
  withTheme(kind, rememberedChoices(kind, readAll()[kind.id]), linkedTheme())

/** Remembers choices, never typed text. */
export function rememberChosen(kind: CreationKind, chosen: Chosen): void {
  try {
    localStorage.setItem(STORAGE_NAME, JSON.stringify({ ...readAll(), [kind.id]: chosen }))
  } catch {
    // Without storage no choice is remembered.
  }
}

/** Names and words live as long as the page does: they go along to another kind and to the sign-in, and nowhere else. */
let typed: Typed = NOTHING_TYPED

export const typedBefore = (): Typed => typed

export function holdTyped(now: Typed): void {
  typed = now
}
