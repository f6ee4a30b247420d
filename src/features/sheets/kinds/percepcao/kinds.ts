/** The kinds of sheet of this category. */
import type { SheetKind } from '../../scene.ts'
import { oDiferente } from './o-diferente.ts'
import { sequencia } from './sequencia.ts'
import { sombras } from './sombras.ts'

export const PERCEPCAO_KINDS: readonly SheetKind[] = [sombras, sequencia, oDiferente]
