/** The pictures of each form. */
import { CORNERED_PICTURES } from './cornered-pictures.ts'
import type { ByLevel } from './placed-shape.ts'
import { ROUND_PICTURES } from './round-pictures.ts'

export const SHAPE_PICTURES: Readonly<Record<string, ByLevel>> = { ...ROUND_PICTURES, ...CORNERED_PICTURES }
