import { z } from 'zod'
import { MOST_SHEETS } from '../downloads/booklets/rules.ts'
import { CREATION_KINDS } from './kinds.rules.ts'

const kind = z.enum(CREATION_KINDS.map(({ id }) => id))

/** Created sheets of a booklet, without their content. */
export const bookletCreationsSchema = z
  .array(z.object({ id: z.uuid(), kind }))
  .max(MOST_SHEETS)
  .default([])

/**
 * Body of register_creation: the kind, without the content. `creation_id` is random, so that printing a sheet and then
 * saving it counts once.
 */
export const creationInputSchema = z.object({
  user_id: z.uuid(),
  creation_id: z.uuid(),
  kind,
})
