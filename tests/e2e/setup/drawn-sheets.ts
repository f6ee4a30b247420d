import type { APIRequestContext } from '@playwright/test'
import type { Activity } from '../../../src/features/catalogue/schema.ts'

/** The site's own sheets, newest first, up to 45. What other tests upload is left out: they delete it at any moment. */
export async function drawnSheets(
  request: APIRequestContext,
  query: { readonly plan?: 'free' | 'premium'; readonly category?: string } = {},
): Promise<Activity[]> {
  const answer = await request.get(`/rest/v1/activities?${new URLSearchParams({ ...query, limit: '45' })}`)
  const { activities }: { activities: Activity[] } = await answer.json()
  return activities.filter(({ plainTitle }) => plainTitle !== undefined)
}

/** The newest of the site's own sheets of a plan. */
export async function drawnSheet(request: APIRequestContext, plan: 'free' | 'premium'): Promise<Activity> {
  const [sheet] = await drawnSheets(request, { plan })
  if (!sheet) throw new Error(`the catalogue has no ${plan} sheet`)
  return sheet
}
