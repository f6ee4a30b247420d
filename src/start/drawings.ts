import drawings from '../../content/drawings.json' with { type: 'json' }
import type { Drawing } from '../features/catalogue/seed/schema.ts'

/** Every sheet of the seed catalogue by its drawing, in the order of their import. */
export const DRAWINGS: readonly Drawing[] = Object.entries(drawings).map(([key, { file }]) => ({ key, drawing: file }))
