/** The place of a granted recipe in the memory of a page; it is stored nowhere. */
export const grantedRecipeKey = (userId: string, activityId: string) => ['granted-recipe', userId, activityId] as const
