/** Shapes that the rings of a mandala repeat, by theme. */
import { WINGS } from './mandala-butterfly.ts'
import { HEAD_OF_LADYBIRD, LADYBIRD } from './mandala-ladybird.ts'

/**
 * The pieces of a ring as path data: each point is a distance outwards (0 at the ring's inner edge, 1 at its outer one)
 * and around (-1 and 1: where the neighbours start). Pieces touch their neighbours, so that the areas between are
 * closed.
 */
export const PIECES = {
  petala: 'M0,-1C.4,-1.02 .78,-.6 1,0C.78,.6 .4,1.02 0,1Z',
  escama: 'M0,-1C.75,-1 1,-.72 1,0C1,.72 .75,1 0,1Z',
  folha: 'M0,0C.28,-1.33 .72,-1.33 1,0C.72,1.33 .28,1.33 0,0Z',
  gota: 'M0,0C.3,-.25 .4,-1 .65,-1C.88,-1 1,-.32 1,0C1,.32 .88,1 .65,1C.4,1 .3,.25 0,0Z',
  losango: 'M0,0L.5,-1L1,0L.5,1Z',
  coracao: 'M0,0C.3,-.5 .42,-1 .68,-1C1.09,-1 1.05,-.3 .8,0C1.05,.3 1.09,1 .68,1C.42,1 .3,.5 0,0Z',
  olho: 'M.5,-1Q1.3,0 .5,1Q-.3,0 .5,-1Z',
  peixe: 'M-.04,-.62Q.16,-.3 .3,-.14C.5,-1.1 .86,-.9 1,0C.86,.9 .5,1.1 .3,.14Q.16,.3 -.04,.62Z',
  bandeirinha: 'M0,-.86L1,-.86L.7,0L1,.86L0,.86Z',
  borboleta: WINGS,
  joaninha: HEAD_OF_LADYBIRD + LADYBIRD,
} as const

export type PieceName = keyof typeof PIECES

/** Pictures in the inner ring of an easy mandala, another on each page. */
export const FIGURES = ['coracao', 'folha', 'gota', 'peixe', 'bandeirinha'] as const satisfies readonly PieceName[]
/** Pieces that rings of patterns are made of. */
export const OF_PATTERNS = ['petala', 'escama', 'folha', 'gota', 'losango', 'coracao', 'olho'] as const

/** Pieces that begin broad: they may end the mandala without a circle around it, and lie in two layers. */
export const BROAD: readonly PieceName[] = ['petala', 'escama']

/** Pieces of the rings, by theme. */
export const THEMES: Readonly<Record<string, readonly PieceName[]>> = {
  livre: OF_PATTERNS,
  petalas: ['petala', 'escama'],
  folhas: ['folha', 'gota'],
  coracoes: ['coracao', 'petala'],
  jardim: ['folha', 'joaninha', 'petala'],
  borboletas: ['gota', 'folha', 'petala', 'escama'],
}
/** Pieces that are pictures of something. */
export const SHOWN: Partial<Record<PieceName, string>> = {
  gota: 'drop',
  folha: 'leaf',
  coracao: 'heart',
  peixe: 'fish',
  borboleta: 'butterfly',
  joaninha: 'ladybug',
}
