import { z } from 'zod'
import { CREATION_KINDS } from './kinds.rules.ts'

/**
 * Body of register_creation: the kind, without the content. `creation_id` is random, so that printing a sheet and then
 * saving it counts once.
 */
export const creationInputSchema = z.object({
  user_id: z.uuid(),
  creation_id: z.uuid(),
  kind: z.enum(CREATION_KINDS.map(({ id }) => id)),
})
