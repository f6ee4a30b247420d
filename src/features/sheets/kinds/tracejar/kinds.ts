/** Lines, letters, numbers and shapes to trace. */
import type { SheetKind } from '../../scene.ts'
import { LETTER } from './letter.ts'
import { LINES } from './lines.ts'
import { NUMBER } from './number.ts'

export const TRACEJAR_KINDS: readonly SheetKind[] = [LINES, LETTER, NUMBER]
