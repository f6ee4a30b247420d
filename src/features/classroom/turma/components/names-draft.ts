/** Names being typed, in the memory of this page alone (rule: names stay); a visitor's are still there after a sign-in. */
let draft: { readonly owner: string | null; readonly typed: string } = { owner: null, typed: '' }

/** The draft of this person; '' without one. */
export const draftOf = (userId: string | null): string =>
  draft.owner === null || draft.owner === userId ? draft.typed : ''

export function keepDraft(owner: string | null, typed: string): void {
  draft = { owner, typed }
}
