/** Mandalas, pictures, scenes, codes and mirrors to colour. */
import type { SheetKind } from '../../scene/scene.ts'
import { colorirAzulejos } from './colorir-azulejos.ts'
import { colorirCena } from './colorir-cena.ts'
import { colorirContas } from './colorir-contas.ts'
import { colorirDesenho } from './colorir-desenho.ts'
import { colorirFormas } from './colorir-formas.ts'
import { colorirMandala } from './colorir-mandala.ts'
import { colorirMetade } from './colorir-metade.ts'
import { colorirNumeros } from './colorir-numeros.ts'
import { colorirSimetria } from './colorir-simetria.ts'
import { passoAPasso } from './passo-a-passo.ts'

export const COLORIR_KINDS: readonly SheetKind[] = [
  colorirMandala,
  colorirDesenho,
  colorirNumeros,
  colorirContas,
  colorirSimetria,
  colorirMetade,
  colorirFormas,
  colorirCena,
  colorirAzulejos,
  passoAPasso,
]
