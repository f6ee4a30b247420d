/** Vignettes of the texts of information. */
import type { Vignettes } from './vignette.ts'

export const INFORMATIVO: Vignettes = {}
