import { z } from 'zod'

export const salesQuerySchema = z.object({
  /** `2026-11`. */
  month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/),
  format: z.enum(['csv', 'xlsx']),
})
export type SalesFormat = z.infer<typeof salesQuerySchema>['format']
