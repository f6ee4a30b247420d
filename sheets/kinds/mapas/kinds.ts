/** Maps. */
import type { SheetKind } from '../../scene/scene.ts'
import { aMinhaVolta } from './a-minha-volta.ts'
import { mapaDoBrasil } from './mapa-do-brasil.ts'
import { pontosCardeais } from './pontos-cardeais.ts'
import { vistaDeCima } from './vista-de-cima.ts'

/** Maps to colour. */
export const MAPAS_KINDS: readonly SheetKind[] = [mapaDoBrasil]
/** Maps to find places in. */
export const ORIENTACAO_KINDS: readonly SheetKind[] = [pontosCardeais, vistaDeCima, aMinhaVolta]
