import { isRecord } from '../../../../platform/is-record.ts'
import { type Chosen, NOTHING_TYPED, rememberedChoices, type Typed } from '../draft.rules.ts'
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

/** What was chosen last for this kind on this device. */
export const lastChosen = (kind: CreationKind): Chosen => rememberedChoices(kind, readAll()[kind.id])

/** Remembers what was chosen, and nothing that was typed. */
export function rememberChosen(kind: CreationKind, chosen: Chosen): void {
  try {
    localStorage.setItem(STORAGE_NAME, JSON.stringify({ ...readAll(), [kind.id]: chosen }))
  } catch {
    // Without storage nothing is remembered.
  }
}

/** Names and words live as long as the page does: they go along to another kind and to the sign-in, and nowhere else. */
let typed: Typed = NOTHING_TYPED

export const typedBefore = (): Typed => typed

export function holdTyped(now: Typed): void {
  typed = now
}
