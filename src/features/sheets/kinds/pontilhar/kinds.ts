/** Join the dots. */
import type { SheetKind } from '../../scene.ts'
import { ALPHABET_DOTS } from './alphabet.ts'
import { NUMBERS } from './numbers.ts'
import { SKIPS } from './skips.ts'

export const PONTILHAR_KINDS: readonly SheetKind[] = [NUMBERS, ALPHABET_DOTS, SKIPS]
