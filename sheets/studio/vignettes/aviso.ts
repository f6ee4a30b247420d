/** Vignettes of the notices. */
import type { Vignettes } from './vignette.ts'

export const AVISO: Vignettes = {}
