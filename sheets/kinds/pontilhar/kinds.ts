/** Join the dots. */
import type { SheetKind } from '../../scene/scene.ts'
import { ALPHABET_DOTS } from './alphabet.ts'
import { HALF } from './half.ts'
import { LETTER_DOTS } from './letters.ts'
import { NUMBERS } from './numbers.ts'
import { PARITY } from './parity.ts'
import { SKIPS } from './skips.ts'

export const PONTILHAR_KINDS: readonly SheetKind[] = [NUMBERS, ALPHABET_DOTS, SKIPS, PARITY, HALF, LETTER_DOTS]
