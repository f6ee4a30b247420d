import type { APIRequestContext } from '@playwright/test'
import type { Activity } from '../../../src/features/catalogue/schema.ts'

/** True for the site's own sheets. What other tests upload has no plain title, and goes at any moment. */
export const isDrawn = ({ plainTitle }: Pick<Activity, 'plainTitle'>) => plainTitle !== undefined

/** The site's own sheets, newest first, up to 45. */
export async function drawnSheets(
  request: APIRequestContext,
  query: { readonly plan: 'free' | 'premium'; readonly category?: string },
): Promise<Activity[]> {
  const answer = await request.get(`/rest/v1/activities?${new URLSearchParams({ ...query, limit: '45' })}`)
  const { activities }: { activities: Activity[] } = await answer.json()
  return activities.filter(isDrawn)
}

/** The newest of the site's own sheets of a plan. */
export async function drawnSheet(request: APIRequestContext, plan: 'free' | 'premium'): Promise<Activity> {
  const [sheet] = await drawnSheets(request, { plan })
  if (!sheet) throw new Error(`the catalogue has no ${plan} sheet`)
  return sheet
}

/** A free maze of several pages, with an answer key. */
export async function freeMaze(request: APIRequestContext): Promise<Activity> {
  const mazes = await drawnSheets(request, { category: 'Labirinto', plan: 'free' })
  const maze = mazes.find(({ pageCount }) => pageCount > 1)
  if (!maze) throw new Error('the catalogue has no free maze of several pages')
  return maze
}
