/** The kinds of sheet of this category. */
import type { SheetKind } from '../../scene/scene.ts'
import { acharNaPraia } from './achar-na-praia.ts'
import { copiarNaMalha } from './copiar-na-malha.ts'
import { dentroEFora } from './dentro-e-fora.ts'
import { diferencas } from './diferencas.ts'
import { encontreEConte } from './encontre-e-conte.ts'
import { figurasSobrepostas } from './figuras-sobrepostas.ts'
import { mesmaPosicao } from './mesma-posicao.ts'
import { oDiferente } from './o-diferente.ts'
import { quebraCabeca } from './quebra-cabeca.ts'
import { sequencia } from './sequencia.ts'
import { sombras } from './sombras.ts'
import { sudokuDeFiguras } from './sudoku-de-figuras.ts'

export const PERCEPCAO_KINDS: readonly SheetKind[] = [
  sombras,
  sequencia,
  oDiferente,
  diferencas,
  figurasSobrepostas,
  mesmaPosicao,
  copiarNaMalha,
  sudokuDeFiguras,
  encontreEConte,
  quebraCabeca,
  acharNaPraia,
  dentroEFora,
]
