/** Lines, letters, numbers, names and shapes to trace. */
import { guideKind } from '../../page/set-guide.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { ALPHABET_TRACING } from './alfabeto.ts'
import { CURSIVE } from './cursiva.ts'
import { DOTTED_DRAWING } from './desenho.ts'
import { SPIRALS } from './espiral.ts'
import { SHAPE_TRACING } from './formas.ts'
import { LETTER_STREET } from './letra-em-estrada.ts'
import { LETTER } from './letter.ts'
import { LINES } from './lines.ts'
import { NAME } from './nome.ts'
import { NUMBER } from './number.ts'
import { CUTTING } from './recortar.ts'
import { STRAIGHT } from './retas.ts'
import { WAVES, ZIGZAGS } from './roads.ts'

export const TRACEJAR_KINDS: readonly SheetKind[] = [
  LINES,
  LETTER,
  NUMBER,
  STRAIGHT,
  WAVES,
  ZIGZAGS,
  SPIRALS,
  SHAPE_TRACING,
  ALPHABET_TRACING,
  CURSIVE,
  NAME,
  LETTER_STREET,
  DOTTED_DRAWING,
  CUTTING,
  guideKind('guia-do-conjunto', 'tracejar', ['trinta-dias', 'alfabeto', 'numeros']),
]
