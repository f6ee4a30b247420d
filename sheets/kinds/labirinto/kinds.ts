/** The mazes. */
import type { SheetKind } from '../../scene/scene.ts'
import { COLLECTING } from './collecting.ts'
import { DOORS } from './dois-caminhos.ts'
import { THREADS } from './fios.ts'
import { HEXAGONAL } from './hexagonal.ts'
import { RECTANGULAR } from './rectangular.ts'
import { ROUND } from './round.ts'
import { SHAPED } from './shaped.ts'
import { SIGNS } from './sinais.ts'

export const LABIRINTO_KINDS: readonly SheetKind[] = [
  RECTANGULAR,
  ROUND,
  HEXAGONAL,
  SHAPED,
  COLLECTING,
  DOORS,
  THREADS,
  SIGNS,
]
