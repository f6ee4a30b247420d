/** Vignettes of the rules of games. */
import type { Vignettes } from './vignette.ts'

export const REGRA_DE_JOGO: Vignettes = {}
