/** Vignettes of the fables. */
import type { Vignettes } from './vignette.ts'

export const FABULA: Vignettes = {}
