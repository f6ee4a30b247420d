/** The kinds of sheet of this category. */
import type { SheetKind } from '../../scene/scene.ts'
import { bingo } from './bingo.ts'
import { contas } from './contas.ts'
import { domino } from './domino.ts'
import { emocoes } from './emocoes.ts'
import { maiusculasEMinusculas } from './maiusculas-e-minusculas.ts'
import { memoria } from './memoria.ts'
import { metades } from './metades.ts'
import { opostos } from './opostos.ts'
import { quantidades } from './quantidades.ts'
import { quemCombina } from './quem-combina.ts'
import { SUPPORTS } from './supports/supports.ts'

export const PAREAMENTO_KINDS: readonly SheetKind[] = [
  quemCombina,
  quantidades,
  maiusculasEMinusculas,
  metades,
  opostos,
  emocoes,
  contas,
  memoria,
  domino,
  bingo,
  ...SUPPORTS,
]
