import type { CreationKind } from './kind.rules.ts'
import { THEMED_KINDS } from './themed-kinds.rules.ts'
import { WRITTEN_KINDS } from './written-kinds.rules.ts'

export const CREATION_KINDS: readonly CreationKind[] = [...WRITTEN_KINDS, ...THEMED_KINDS]

export const creationKind = (id: string): CreationKind | undefined => CREATION_KINDS.find((kind) => kind.id === id)

export const creationHref = (id: string): string => `/criar/${id}`
