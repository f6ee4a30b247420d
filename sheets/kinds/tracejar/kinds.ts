/** Lines, letters, numbers, names and shapes to trace. */

import type { SheetKind } from '../../scene/scene.ts'
import { cabelosEEspinhos } from './cabelos-e-espinhos.ts'
import { desenhoTracejado } from './desenho-tracejado.ts'
import { guiaDoConjunto } from './guia-do-conjunto.ts'
import { letraEmEstrada } from './letra-em-estrada.ts'
import { recortarLinhas } from './recortar-linhas.ts'
import { tracejarAlfabeto } from './tracejar-alfabeto.ts'
import { tracejarCursiva } from './tracejar-cursiva.ts'
import { tracejarEspiral } from './tracejar-espiral.ts'
import { tracejarFormas } from './tracejar-formas.ts'
import { tracejarLetra } from './tracejar-letra.ts'
import { tracejarLinhas } from './tracejar-linhas.ts'
import { tracejarNome } from './tracejar-nome.ts'
import { tracejarNumero } from './tracejar-numero.ts'
import { tracejarOndas } from './tracejar-ondas.ts'
import { tracejarRetas } from './tracejar-retas.ts'
import { tracejarZiguezague } from './tracejar-ziguezague.ts'

export const TRACEJAR_KINDS: readonly SheetKind[] = [
  tracejarLinhas,
  tracejarLetra,
  tracejarNumero,
  tracejarRetas,
  tracejarOndas,
  tracejarZiguezague,
  tracejarEspiral,
  tracejarFormas,
  tracejarAlfabeto,
  tracejarCursiva,
  tracejarNome,
  letraEmEstrada,
  desenhoTracejado,
  recortarLinhas,
  guiaDoConjunto,
  cabelosEEspinhos,
]
