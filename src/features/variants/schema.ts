import { z } from 'zod'

/** Body of register_variant. `choices` names what was chosen, so that printing and then saving it counts once. */
export const variantInputSchema = z.object({
  user_id: z.uuid(),
  activity_id: z.uuid(),
  choices: z.string().regex(/^[a-z0-9.-]{1,100}$/),
})
