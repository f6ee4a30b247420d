/** The body, its senses and its cares. */
import type { SheetKind } from '../../scene/scene.ts'
import { corpoESentidos } from './corpo-e-sentidos.ts'

export const CORPO_KINDS: readonly SheetKind[] = [corpoESentidos]
