import { z } from 'zod'
import { recipeSchema } from '../../catalogue/recipe/schema.ts'

/** Body of get_granted_recipe. */
export const grantedRecipeInputSchema = z.object({ user_id: z.uuid(), activity_id: z.uuid() })

/** Answer of get_granted_recipe: null for who was never granted the sheet, or may not have it any more. */
export const grantedRecipeReplySchema = z.object({ recipe: recipeSchema.nullable() })
