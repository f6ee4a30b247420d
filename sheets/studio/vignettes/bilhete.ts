/** Vignettes of the notes. */
import type { Vignettes } from './vignette.ts'

export const BILHETE: Vignettes = {}
