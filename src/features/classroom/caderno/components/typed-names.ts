import { useSyncExternalStore } from 'react'

type Names = ReadonlyMap<string, string>

const NO_NAMES: Names = new Map()

/** Names typed on created sheets of the booklet by sheet, in the memory of this page alone (rule: names stay). */
let held: { readonly owner: string | null; readonly names: Names } = { owner: null, names: NO_NAMES }
const listeners = new Set<() => void>()

/** The names that this person typed; a visitor's become those of who signs in. */
export function typedNames(userId: string | null): Names {
  if (held.owner === null) held = { ...held, owner: userId }
  return held.owner === userId ? held.names : NO_NAMES
}

/** Holds the name of one sheet as it was typed. */
export function holdName(userId: string | null, sheetId: string, name: string): void {
  held = { owner: userId, names: new Map([...typedNames(userId), [sheetId, name]]) }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useTypedNames = (userId: string | null): Names =>
  useSyncExternalStore(
    subscribe,
    () => typedNames(userId),
    () => NO_NAMES,
  )
