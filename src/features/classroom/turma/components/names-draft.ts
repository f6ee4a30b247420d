import type { Year } from '../../store/rules.ts'

/** Names being typed, in the memory of this page alone (rule: names stay); a visitor's are still there after a sign-in. */
let draft: { readonly owner: string | null; readonly typed: string } = { owner: null, typed: '' }

/** The draft of this person; '' without one. */
export const draftOf = (userId: string | null): string =>
  draft.owner === null || draft.owner === userId ? draft.typed : ''

export function keepDraft(owner: string | null, typed: string): void {
  draft = { owner, typed }
}

let year: Year = '1'

/** The school year that a new class begins with: the one whose sheets were asked for on this visit. */
export const yearToBegin = (): Year => year

export function keepYear(asked: Year): void {
  year = asked
}
