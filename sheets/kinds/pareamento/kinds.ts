/** The kinds of sheet of this category. */
import type { SheetKind } from '../../scene/scene.ts'
import { bingo } from './bingo.ts'
import { contasEResultados } from './contas-e-resultados.ts'
import { domino } from './domino.ts'
import { emocoes } from './emocoes.ts'
import { jogoDaMemoria } from './jogo-da-memoria.ts'
import { maiusculasEMinusculas } from './maiusculas-e-minusculas.ts'
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
  contasEResultados,
  jogoDaMemoria,
  domino,
  bingo,
  ...SUPPORTS,
]
