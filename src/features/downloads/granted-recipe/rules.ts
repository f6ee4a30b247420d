/** Key in the page's memory; stored nowhere else. */
export const grantedRecipeKey = (userId: string, activityId: string) => ['granted-recipe', userId, activityId] as const
