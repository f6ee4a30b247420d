/** Mandalas, pictures, scenes, codes and mirrors to colour. */
import type { SheetKind } from '../../scene/scene.ts'
import { TILES } from './azulejos.ts'
import { SCENE } from './cena.ts'
import { BY_NUMBER, BY_SUM } from './code.ts'
import { DRAWING } from './drawing.ts'
import { BY_SHAPE } from './formas.ts'
import { MANDALA } from './mandala.ts'
import { HALF_DRAWING } from './metade.ts'
import { DRAWING_LESSON } from './passo-a-passo.ts'
import { SYMMETRY } from './simetria.ts'

export const COLORIR_KINDS: readonly SheetKind[] = [
  MANDALA,
  DRAWING,
  BY_NUMBER,
  BY_SUM,
  SYMMETRY,
  HALF_DRAWING,
  BY_SHAPE,
  SCENE,
  TILES,
  DRAWING_LESSON,
]
