import { readableInstruction } from '../../catalogue/recipe/rules.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { downloadCalls } from './download-calls.ts'

/** Text to read aloud: the sheet's instruction if the user may have it, otherwise its description. */
export async function spokenSheet({
  id,
  title,
  description,
}: Pick<Activity, 'id' | 'title' | 'description'>): Promise<string> {
  const recipe = await downloadCalls()
    .recipe(id)
    .then(
      (reply) => reply.recipe,
      () => null,
    )
  return `${title}. ${recipe ? readableInstruction(recipe.instructions[recipe.level]) : description}`
}
