/** Kinds that draw what a person wrote or bounded: for /criar alone, no part of the catalogue. */
import type { SheetKind } from '../../scene/scene.ts'
import { ordemPropria } from './alphabetical.ts'
import { cracha, fichasDePalavras, memoriaDePalavras } from './cards.ts'
import { contasProprias, numerosQueFaltam } from './numbers.ts'
import { letrasTracadas, nomeTracado, numerosTracados, palavrasTracadas } from './tracing.ts'
import {
  completarProprias,
  contarProprias,
  copiarPalavras,
  embaralhadas,
  juntarProprias,
  ordenarProprias,
} from './word-rows.ts'
import { cacaPalavrasProprio } from './word-search.ts'

export const OWN_KINDS: readonly SheetKind[] = [
  nomeTracado,
  cracha,
  cacaPalavrasProprio,
  palavrasTracadas,
  copiarPalavras,
  juntarProprias,
  ordenarProprias,
  contarProprias,
  completarProprias,
  embaralhadas,
  ordemPropria,
  fichasDePalavras,
  memoriaDePalavras,
  contasProprias,
  numerosQueFaltam,
  numerosTracados,
  letrasTracadas,
]
