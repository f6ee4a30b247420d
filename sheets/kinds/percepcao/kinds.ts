/** The kinds of sheet of this category. */
import type { SheetKind } from '../../scene/scene.ts'
import { diferencas } from './diferencas.ts'
import { encontreEConte } from './encontre-e-conte.ts'
import { malha } from './malha.ts'
import { mesmaPosicao } from './mesma-posicao.ts'
import { oDiferente } from './o-diferente.ts'
import { quebraCabeca } from './quebra-cabeca.ts'
import { sequencia } from './sequencia.ts'
import { sobrepostas } from './sobrepostas.ts'
import { sombras } from './sombras.ts'
import { sudokuDeFiguras } from './sudoku.ts'

export const PERCEPCAO_KINDS: readonly SheetKind[] = [
  sombras,
  sequencia,
  oDiferente,
  diferencas,
  sobrepostas,
  mesmaPosicao,
  malha,
  sudokuDeFiguras,
  encontreEConte,
  quebraCabeca,
]
