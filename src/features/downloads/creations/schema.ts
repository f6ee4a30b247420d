import { z } from 'zod'
import { CREATION_KINDS } from './kinds.rules.ts'

/**
 * Body of register_creation: that a sheet of a kind was made, and nothing of what is on it. `creation_id` is drawn at
 * random in the browser, so that printing a sheet and then saving it counts once.
 */
export const creationInputSchema = z.object({
  user_id: z.uuid(),
  creation_id: z.uuid(),
  kind: z.enum(CREATION_KINDS.map(({ id }) => id)),
})
