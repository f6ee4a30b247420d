import type { CreationKind } from './kind.rules.ts'
import { THEMED_KINDS } from './themed-kinds.rules.ts'
import { WRITTEN_KINDS } from './written-kinds.rules.ts'

/** Every kind that can be made, in the order of the gallery. */
export const CREATION_KINDS: readonly CreationKind[] = [...WRITTEN_KINDS, ...THEMED_KINDS]

/** The kind with this id, or undefined. */
export const creationKind = (id: string): CreationKind | undefined => CREATION_KINDS.find((kind) => kind.id === id)

/** The address of a kind's page. */
export const creationHref = (id: string): string => `/criar/${id}`
