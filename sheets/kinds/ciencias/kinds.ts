/** Sciences: sky and water. */
import type { SheetKind } from '../../scene/scene.ts'
import { cicloDaAgua } from './ciclo-da-agua.ts'
import { sistemaSolar } from './sistema-solar.ts'

export const CIENCIAS_KINDS: readonly SheetKind[] = [sistemaSolar, cicloDaAgua]
