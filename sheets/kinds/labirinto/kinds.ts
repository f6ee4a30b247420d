/** The mazes. */
import type { SheetKind } from '../../scene/scene.ts'
import { caminhoDaQuadrilha } from './caminho-da-quadrilha.ts'
import { labirintoColeta } from './labirinto-coleta.ts'
import { labirintoColmeia } from './labirinto-colmeia.ts'
import { labirintoDeSinais } from './labirinto-de-sinais.ts'
import { labirintoDoisCaminhos } from './labirinto-dois-caminhos.ts'
import { labirintoFigura } from './labirinto-figura.ts'
import { labirintoFios } from './labirinto-fios.ts'
import { labirintoRedondo } from './labirinto-redondo.ts'
import { labirintoRetangular } from './labirinto-retangular.ts'

export const LABIRINTO_KINDS: readonly SheetKind[] = [
  labirintoRetangular,
  labirintoRedondo,
  labirintoColmeia,
  labirintoFigura,
  labirintoColeta,
  labirintoDoisCaminhos,
  labirintoFios,
  labirintoDeSinais,
  caminhoDaQuadrilha,
]
