import { ArrowLeft } from 'lucide-react'
import { data, Link } from 'react-router'
import { catalogueHref } from '../../../features/catalogue/address/rules.ts'
import { ActivityDetails } from '../../../features/catalogue/components/activity-details.tsx'
import { truncateAtWord } from '../../../features/catalogue/rules.ts'
import { ACTIVITY_PAGE } from '../../../features/catalogue/texts.ts'
import { servicesContext, siteContext } from '../../context.ts'
import type { Route } from './+types/activity'
import { allowsPremium } from './allows-premium.ts'
import { canonicalLink, pageMeta } from './page-meta.ts'
import { useActivityAction } from './use-activity-action.ts'

/** Characters of a description that search engines show, about. */
const META_DESCRIPTION_LENGTH = 155

/** The page of one activity (decisions S13): what its card opens without JavaScript, in a new tab, or when shared. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [activity, isPremiumUser] = await Promise.all([
    context.get(servicesContext).catalogue.bySlug(params.slug),
    allowsPremium(context),
  ])
  if (!activity) throw data(null, 404)
  return { activity, isPremiumUser, canonical: `${context.get(siteContext).origin}/activities/${activity.slug}` }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData.activity
  return [
    ...pageMeta(matches, { title, description: truncateAtWord(description, META_DESCRIPTION_LENGTH) }),
    canonicalLink(loaderData.canonical),
  ]
}

export default function ActivityPage({ loaderData: { activity, isPremiumUser } }: Route.ComponentProps) {
  const action = useActivityAction(isPremiumUser)
  return (
    <div className="page-width pt-6 pb-14">
      <Link to={catalogueHref()} className="text-link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden size={20} />
        {ACTIVITY_PAGE.back}
      </Link>
      <article className="mt-3 max-w-narrow overflow-clip rounded-panel bg-paper shadow-sheet forced-colors:border">
        <ActivityDetails
          {...action}
          activity={activity}
          title={<h1 className="text-[1.375rem]/7.25 md:text-2xl">{activity.title}</h1>}
        />
      </article>
    </div>
  )
}
