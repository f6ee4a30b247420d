/** Vignettes of the recipes. */
import type { Vignettes } from './vignette.ts'

export const RECEITA: Vignettes = {}
