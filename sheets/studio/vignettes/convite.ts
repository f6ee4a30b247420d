/** Vignettes of the invitations. */
import type { Vignettes } from './vignette.ts'

export const CONVITE: Vignettes = {}
