/** Places to live in. */
import type { SheetKind } from '../../scene/scene.ts'
import { moradias } from './moradias.ts'

export const LUGARES_KINDS: readonly SheetKind[] = [moradias]
