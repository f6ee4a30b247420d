import { z } from 'zod'
import { recipeSchema } from '../../catalogue/recipe/schema.ts'

export const grantedRecipeInputSchema = z.object({ user_id: z.uuid(), activity_id: z.uuid() })

/** Null without a grant, or if the plan no longer allows the sheet. */
export const grantedRecipeReplySchema = z.object({ recipe: recipeSchema.nullable() })
