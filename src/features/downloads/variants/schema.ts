import { z } from 'zod'

/** Body of register_variant. `choices` names what was chosen, so that printing and then saving it counts once. */
export const variantInputSchema = z.object({
  user_id: z.uuid(),
  activity_id: z.uuid(),
  choices: z.string().regex(/^[a-z0-9.-]{1,100}$/),
})

/** Answer of register_variant: a refusal by plan or limit is an answer, too. */
export const variantReplySchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** Null without a limit. */
  remaining_variants: z.int().min(0).nullable(),
})
export type VariantReply = z.infer<typeof variantReplySchema>
