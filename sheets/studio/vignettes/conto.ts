/** Vignettes of the stories. */
import type { Vignettes } from './vignette.ts'

export const CONTO: Vignettes = {}
