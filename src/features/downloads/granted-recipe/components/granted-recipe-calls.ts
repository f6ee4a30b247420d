import { ApiError, callApi } from '../../../../platform/browser/call-api.ts'
import { isRecord } from '../../../../platform/is-record.ts'
import type { Recipe } from '../../../catalogue/recipe/schema.ts'

// Client and server are of the same build; the schema library would weigh more.
const read = (content: unknown) =>
  isRecord(content) && 'recipe' in content ? { recipe: content.recipe as Recipe | null } : undefined

/** Null without a grant. @throws ApiError when the answer is not a success */
export async function fetchGrantedRecipe(
  userId: string,
  activityId: string,
  signal: AbortSignal,
): Promise<Recipe | null> {
  const path = '/rest/v1/rpc/get_granted_recipe'
  const answer = await callApi(path, { body: { user_id: userId, activity_id: activityId }, read, signal })
  if (answer.ok) return answer.data.recipe
  throw new ApiError(path, answer)
}
