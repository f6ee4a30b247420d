import { z } from 'zod'

/** The shelves of ready-made booklets, in their order. */
export const SHELVES = ['ano', 'data', 'degraus', 'ferias'] as const

/** Booklets that we put together: keys of the starting catalogue's pieces, in the order of the pages. */
export const readyBookletsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    group: z.enum(SHELVES),
    title: z.string().max(45),
    lead: z.string().max(120),
    sheets: z.array(z.string()).min(4).max(10),
  }),
)

export type ReadyBooklet = z.infer<typeof readyBookletsSchema>[number]
