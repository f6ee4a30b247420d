/** Sciences: the sky. */
import type { SheetKind } from '../../scene/scene.ts'
import { sistemaSolar } from './sistema-solar.ts'

export const CIENCIAS_KINDS: readonly SheetKind[] = [sistemaSolar]
