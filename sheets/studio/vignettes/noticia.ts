/** Vignettes of the news. */
import type { Vignettes } from './vignette.ts'

export const NOTICIA: Vignettes = {}
