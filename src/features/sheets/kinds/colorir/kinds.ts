/** Mandalas, pictures and codes to colour. */
import type { SheetKind } from '../../scene.ts'
import { BY_NUMBER, BY_SUM } from './code.ts'
import { DRAWING } from './drawing.ts'
import { MANDALA } from './mandala.ts'

export const COLORIR_KINDS: readonly SheetKind[] = [MANDALA, DRAWING, BY_NUMBER, BY_SUM]
