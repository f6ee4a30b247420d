/** Vignettes of the letters. */
import type { Vignettes } from './vignette.ts'

export const CARTA: Vignettes = {}
