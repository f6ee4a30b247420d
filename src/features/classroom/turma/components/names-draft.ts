import type { Year } from '../../store/rules.ts'

/** Names being typed and whose they are, in the memory of this page alone (rule: names stay). */
let draft: { readonly owner: string | null; readonly typed: string } = { owner: null, typed: '' }

export function keepDraft(owner: string | null, typed: string): void {
  draft = { owner, typed }
}

/** The draft of this person, '' without one; a visitor's becomes that of who signs in. */
export function draftFor(userId: string | null): string {
  if (draft.owner === null) keepDraft(userId, draft.typed)
  return draft.owner === userId ? draft.typed : ''
}

let year: Year = '1'

/** The school year that a new class begins with: the one whose sheets were asked for on this visit. */
export const yearToBegin = (): Year => year

export function keepYear(asked: Year): void {
  year = asked
}
