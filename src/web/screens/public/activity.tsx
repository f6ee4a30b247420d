import { data, href, redirect } from 'react-router'
import { withNext } from '../../../features/accounts/next/rules.ts'
import { SkillChips } from '../../../features/bncc/components/skill-chips.tsx'
import type { Skill } from '../../../features/bncc/schema.ts'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { ActivityDetails } from '../../../features/catalogue/components/activity-details.tsx'
import {
  type ActivityReading,
  activityKey,
  readActivity,
} from '../../../features/catalogue/components/cached-catalogue.ts'
import { LazyActivityDialog } from '../../../features/catalogue/components/lazy-activity-dialog.tsx'
import { RelatedActivities } from '../../../features/catalogue/components/related-activities.tsx'
import { StoredNote } from '../../../features/catalogue/components/stored-note.tsx'
import { truncateAtWord } from '../../../features/catalogue/rules.ts'
import { ACTIVITY_PAGE } from '../../../features/catalogue/texts.ts'
import { useCarriedDownload } from '../../../features/downloads/intent/components/carried-download.ts'
import { namedAddress, refusalMessage } from '../../../features/downloads/rules.ts'
import { DOWNLOAD_MESSAGES } from '../../../features/downloads/texts.ts'
import type { Message } from '../../../platform/message.ts'
import { queries, useCached } from '../../client/queries.ts'
import { servicesContext, sessionContext } from '../../context.ts'
import { useRootData } from '../../root-data.ts'
import { failureMeta, META_DESCRIPTION_LENGTH, pageMeta } from '../../seo/page-meta.ts'
import { sheetPicture } from '../../seo/sheet-picture.ts'
import { breadcrumbs } from '../../seo/structured-data.ts'
import { activitySteps, learningResource } from '../../seo/structured-sheets.ts'
import type { Route } from './+types/activity'
import { BackLink } from './back-link.tsx'
import { useActivityAction } from './use-activity-action.tsx'

interface ActivityProps extends ActivityReading {
  skills?: readonly Skill[]
  /** True for what came through the browser's cache. */
  cached?: true
  /** True if the server gave no answer. */
  stored?: boolean | undefined
}

/**
 * The page of one activity (rule: activity page): what its card opens without JavaScript, in a new tab, or when shared.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<ActivityProps> {
  const { bncc, catalogue } = context.get(servicesContext)
  const activity = await catalogue.bySlug(params.slug)
  if (!activity) throw data(null, 404)
  const [related, skills] = await Promise.all([catalogue.related(activity), bncc.ofActivity(activity.id)])
  return { activity, related, skills }
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<ActivityProps> {
  const reading: ActivityProps = await readActivity(queries, params.slug, serverLoader)
  return { ...reading, cached: true }
}

/**
 * The button posted without JavaScript (rule: without JavaScript): a grant leads to the file, which arrives while the
 * page stays; a refusal is shown on the page.
 */
export async function action({ params, context }: Route.ActionArgs) {
  const { catalogue, downloads } = context.get(servicesContext)
  const session = context.get(sessionContext)
  const here = href('/activities/:slug', params)
  if (!session) throw redirect(withNext('/login', here), 303)
  const activity = await catalogue.bySlug(params.slug)
  if (!activity) throw data(null, 404)
  const { success, url, code } = await downloads.register(session, activity.id)
  if (!success) return data(refusalMessage(code), 403)
  if (url === null) return data(DOWNLOAD_MESSAGES.sampleFailed, 409)
  return redirect(namedAddress(url, activity.title), 303)
}

export { shouldRevalidate } from './should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { activity } = loaderData
  const { title, slug } = activity
  return pageMeta(matches, (site) => ({
    title,
    description: truncateAtWord(activity.description, META_DESCRIPTION_LENGTH),
    path: `/activities/${slug}`,
    ...sheetPicture([activity]),
    things: [learningResource(site, activity, loaderData.skills), breadcrumbs(site, activitySteps(activity))],
  }))
}

export default function ActivityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { activity, related, skills = [], cached, stored }: ActivityProps = loaderData
  const action = useActivityAction()
  const userId = useRootData()?.session?.userId ?? null
  useCarriedDownload(activity, userId, () => action.onDownload(activity))
  useCached(activityKey(activity.slug), cached ? null : loaderData)
  return (
    <div className="page-width pt-6 pb-14">
      <BackLink to={catalogueHref()}>{ACTIVITY_PAGE.back}</BackLink>
      {stored ? <StoredNote className="mt-3" /> : null}
      {actionData ? <PostedRefusal {...actionData} /> : null}
      <article className="mt-3 overflow-clip rounded-panel bg-paper shadow-sheet print:rounded-none forced-colors:border">
        <ActivityDetails
          {...action}
          activity={activity}
          title={<h1 className="text-[1.375rem]/7.25 md:text-2xl">{activity.title}</h1>}
        >
          <SkillChips skills={skills} sheet={`${activity.title} · ${action.siteOrigin}/activities/${activity.slug}`} />
        </ActivityDetails>
      </article>
      <RelatedActivities category={activity.category} activities={related} />
      <LazyActivityDialog {...action} />
    </div>
  )
}

/** The refusal of a posted button, with a link that helps. */
function PostedRefusal({ title, description }: Message) {
  return (
    <div role="alert" className="mt-3 max-w-narrow rounded-control bg-warn-soft p-4 text-warn">
      <p className="font-semibold">{title}</p>
      <p className="text-sm">{description}</p>
      <p className="mt-2">
        <a href="/plans" className="text-link">
          {ACTIVITY_PAGE.plans}
        </a>
      </p>
    </div>
  )
}

export { ErrorBoundary } from './not-found-boundary.tsx'
