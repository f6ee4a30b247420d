/** The pictures of each form, and the names of what they show. */
import { CORNERED_PICTURES } from './cornered-pictures.ts'
import type { ByLevel } from './placed-shape.ts'
import { ROUND_PICTURES } from './round-pictures.ts'

export const SHAPE_PICTURES: Readonly<Record<string, ByLevel>> = { ...ROUND_PICTURES, ...CORNERED_PICTURES }

/** Names of what the pictures of a form show. */
export const SHOWN: Readonly<Record<string, readonly string[]>> = {
  circulo: ['balão', 'bola'],
  quadrado: ['presente', 'dado'],
  triangulo: ['barraca', 'pinheiro', 'acampamento'],
  retangulo: ['prédio', 'placa', 'ônibus'],
  estrela: ['céu'],
  losango: ['pipa', 'céu'],
  coracao: ['balão', 'árvore'],
  hexagono: ['colmeia', 'abelha'],
  oval: ['peixe'],
  pentagono: ['chaminé'],
}
