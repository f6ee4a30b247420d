/** The kinds of sheet of this category. */
import type { SheetKind } from '../../scene.ts'
import { maiusculasEMinusculas } from './maiusculas-e-minusculas.ts'
import { metades } from './metades.ts'
import { quantidades } from './quantidades.ts'
import { quemCombina } from './quem-combina.ts'

export const PAREAMENTO_KINDS: readonly SheetKind[] = [quemCombina, quantidades, maiusculasEMinusculas, metades]
