/** The kinds about spelling. */
import type { SheetKind } from '../../scene/scene.ts'
import { ortografiaAdivinhas } from './ortografia-adivinhas.ts'
import { ortografiaCompletar } from './ortografia-completar.ts'
import { ortografiaDitado } from './ortografia-ditado.ts'
import { ortografiaNoTexto } from './ortografia-no-texto.ts'
import { ortografiaRevisar } from './ortografia-revisar.ts'
import { ortografiaSeparar } from './ortografia-separar.ts'

export const ORTOGRAFIA_KINDS: readonly SheetKind[] = [
  ortografiaCompletar,
  ortografiaSeparar,
  ortografiaNoTexto,
  ortografiaDitado,
  ortografiaAdivinhas,
  ortografiaRevisar,
]
