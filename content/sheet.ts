/** How the pieces of the starting catalogue are written down. */
import type { StartingSheet } from '../src/features/catalogue/seed/schema.ts'

/** One piece as written in a category's file; its category and its day are added by catalogue.ts. */
export type ContentSheet = Omit<StartingSheet, 'category' | 'createdAt'>
