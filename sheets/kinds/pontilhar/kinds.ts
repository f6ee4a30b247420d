/** Join the dots. */
import type { SheetKind } from '../../scene/scene.ts'
import { pontilharAlfabeto } from './pontilhar-alfabeto.ts'
import { pontilharLetra } from './pontilhar-letra.ts'
import { pontilharMetade } from './pontilhar-metade.ts'
import { pontilharNumeros } from './pontilhar-numeros.ts'
import { pontilharParesImpares } from './pontilhar-pares-impares.ts'
import { pontilharSaltos } from './pontilhar-saltos.ts'

export const PONTILHAR_KINDS: readonly SheetKind[] = [
  pontilharNumeros,
  pontilharAlfabeto,
  pontilharSaltos,
  pontilharParesImpares,
  pontilharMetade,
  pontilharLetra,
]
