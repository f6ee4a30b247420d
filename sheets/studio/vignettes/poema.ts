/** Vignettes of the poems. */
import type { Vignettes } from './vignette.ts'

export const POEMA: Vignettes = {}
