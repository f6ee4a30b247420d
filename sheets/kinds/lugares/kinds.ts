/** Places to live in. */
import type { SheetKind } from '../../scene/scene.ts'
import { lugarOndeVivo } from './lugar-onde-vivo.ts'
import { moradias } from './moradias.ts'

export const LUGARES_KINDS: readonly SheetKind[] = [moradias, lugarOndeVivo]
