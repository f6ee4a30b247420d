/** Plants, animals and where they live; matter, light and sound. */
import type { SheetKind } from '../../scene/scene.ts'
import { aguaESolo } from './agua-e-solo.ts'
import { cadeiaAlimentar } from './cadeia-alimentar.ts'
import { ceuETerra } from './ceu-e-terra.ts'
import { cicloDeVida } from './ciclo-de-vida.ts'
import { corpoPorDentro } from './corpo-por-dentro.ts'
import { gruposDeAnimais } from './grupos-de-animais.ts'
import { lixoEReciclagem } from './lixo-e-reciclagem.ts'
import { luzESom } from './luz-e-som.ts'
import { materiaisEMudancas } from './materiais-e-mudancas.ts'
import { microrganismos } from './microrganismos.ts'
import { partesDaPlanta } from './partes-da-planta.ts'
import { perigosEmCasa } from './perigos-em-casa.ts'

export const NATUREZA_KINDS: readonly SheetKind[] = [
  cadeiaAlimentar,
  partesDaPlanta,
  lixoEReciclagem,
  gruposDeAnimais,
  cicloDeVida,
  perigosEmCasa,
  luzESom,
  materiaisEMudancas,
  ceuETerra,
  corpoPorDentro,
  aguaESolo,
  microrganismos,
]
