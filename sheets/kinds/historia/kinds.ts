/** History: games of children, work, day and night, lines of time. */
import type { SheetKind } from '../../scene/scene.ts'
import { antesEAgora } from './antes-e-agora.ts'
import { brincadeiras } from './brincadeiras.ts'
import { campoECidade } from './campo-e-cidade.ts'
import { cidadeDeTodos } from './cidade-de-todos.ts'
import { combinados } from './combinados.ts'
import { diaENoite } from './dia-e-noite.ts'
import { linhaDoTempo } from './linha-do-tempo.ts'
import { meiosDeTransporte } from './meios-de-transporte.ts'
import { memoriasDaFamilia } from './memorias-da-familia.ts'
import { patrimonioDoBrasil } from './patrimonio-do-brasil.ts'
import { placasDeTransito } from './placas-de-transito.ts'
import { povosETempos } from './povos-e-tempos.ts'
import { profissoes } from './profissoes.ts'

export const HISTORIA_KINDS: readonly SheetKind[] = [
  linhaDoTempo,
  brincadeiras,
  profissoes,
  diaENoite,
  antesEAgora,
  campoECidade,
  meiosDeTransporte,
  placasDeTransito,
  patrimonioDoBrasil,
  memoriasDaFamilia,
  combinados,
  cidadeDeTodos,
  povosETempos,
]
