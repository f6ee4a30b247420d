import { readableInstruction } from '../../catalogue/recipe/rules.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { downloadCalls } from './download-calls.ts'

/** The words of a sheet for reading aloud: its instruction where the person may have it, otherwise what it is about. */
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
