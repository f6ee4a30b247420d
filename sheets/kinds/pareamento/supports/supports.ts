/** The visual supports. */
import type { SheetKind } from '../../../scene/scene.ts'
import { cartoesAcabou } from './cartoes-acabou.ts'
import { escalaDeEmocoes } from './escala-de-emocoes.ts'
import { escolhaDeDois } from './escolha-de-dois.ts'
import { primeiroDepois } from './primeiro-depois.ts'
import { quadroDeFichas } from './quadro-de-fichas.ts'
import { rotinaVisual } from './rotina-visual.ts'

export const SUPPORTS: readonly SheetKind[] = [
  rotinaVisual,
  primeiroDepois,
  escolhaDeDois,
  quadroDeFichas,
  escalaDeEmocoes,
  cartoesAcabou,
]
