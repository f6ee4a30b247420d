/** Maps. */
import type { SheetKind } from '../../scene/scene.ts'
import { mapaDoBrasil } from './mapa-do-brasil.ts'

export const MAPAS_KINDS: readonly SheetKind[] = [mapaDoBrasil]
