import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { SheetReturn } from '../../../features/downloads/intent/components/sheet-return.tsx'
import {
  type SubscriptionReading,
  subscriptionCache,
} from '../../../features/subscriptions/lookup/components/subscription-cache.ts'
import { Comparison } from '../../../features/subscriptions/plans/components/comparison.tsx'
import { PlanQuestions } from '../../../features/subscriptions/plans/components/plan-questions.tsx'
import { PREMIUM_PRICE_CENTS } from '../../../features/subscriptions/plans/rules.ts'
import { PLAN_QUESTIONS, PLANS_TEXTS } from '../../../features/subscriptions/plans/texts.ts'
import { isUnanswered } from '../../../platform/browser/queries.ts'
import { queries } from '../../client/queries.ts'
import { isTakingOver } from '../../client/take-over.ts'
import { servicesContext, sessionContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, faqPage } from '../../seo/structured-data.ts'
import { premiumProduct } from '../../seo/structured-product.ts'
import type { Route } from './+types/plans'
import { MoreQuestions } from './more-questions.tsx'
import { Offer } from './offer.tsx'
import { PlansShown } from './plans-shown.tsx'
import { PLANS_SHOWN } from './shown.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<{ reading: SubscriptionReading }> {
  const session = context.get(sessionContext)
  if (!session) return { reading: { userId: null, subscription: null, asked: true } }
  const subscription = await context.get(servicesContext).subscriptions.summaryOf(session)
  return { reading: { userId: session.userId, subscription, asked: true } }
}

/**
 * Coming from another page, the plan is known at once when it was looked up less than 5 minutes ago; else the screen
 * shows and the plan follows. Without an answer, the last known plan is shown.
 */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): PlansProps {
  const { searchParams } = new URL(request.url)
  const forced = searchParams.get('refresh') === 'true' || searchParams.get('success') === 'true'
  const cache = subscriptionCache(queries)
  if (forced) cache.invalidate()
  const current = cache.current(forced)
  if (current) return { reading: current }
  const reading = serverLoader().then(
    (answer) => answer.reading,
    (error) => {
      if (!isUnanswered(error)) throw error
      return cache.fallback()
    },
  )
  // It may fail before the screen exists to report it.
  reading.catch(() => undefined)
  return { reading }
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description, premium } = PLANS_TEXTS
  const path = '/plans'
  return pageMeta(matches, (site) => ({
    title,
    description,
    path,
    things: [
      premiumProduct(site, { name: premium.name, description, cents: PREMIUM_PRICE_CENTS }),
      faqPage([...PLAN_QUESTIONS.questions, ...PLANS_SHOWN.questions.list]),
      breadcrumbs(site, [{ name: title, path }]),
    ],
  }))
}

interface PlansProps {
  reading: SubscriptionReading | Promise<SubscriptionReading>
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  const { reading }: PlansProps = loaderData
  const [asked] = useSearchParams()
  useEffect(() => {
    // A document begins at its top, and may have been scrolled since.
    if (!isTakingOver()) window.scrollTo(0, 0)
  }, [])

  return (
    <div className="page-width pt-10 pb-16">
      <SheetReturn className="-mt-4 mb-4" />
      <div className="text-center">
        <h1 className="text-balance text-[28px]/9 md:text-3xl">{PLANS_TEXTS.title}</h1>
        <p className="mt-3 text-ink-2">{PLANS_TEXTS.intro}</p>
      </div>
      <Offer reading={useSettled(reading)} asked={asked.get('plan')} />
      <p className="mt-6 text-center">
        <Link to="/criar" className="text-link inline-flex min-h-11 items-center">
          {PLANS_TEXTS.create}
        </Link>
      </p>
      <PlansShown />
      <Comparison />
      <PlanQuestions />
      <MoreQuestions />
    </div>
  )
}

/**
 * The reading once it is there, and until then the one before it, or null. Not Suspense, which would show another
 * offer meanwhile: an open dialog would close when the plan is known.
 */
function useSettled(reading: PlansProps['reading']): SubscriptionReading | null {
  const [latest, setLatest] = useState(reading instanceof Promise ? null : reading)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  useEffect(() => {
    let isCurrent = true
    Promise.resolve(reading).then(
      (settled) => isCurrent && setLatest(settled),
      (error: unknown) => isCurrent && setFailure({ error }),
    )
    return () => {
      isCurrent = false
    }
  }, [reading])
  if (failure) throw failure.error
  return reading instanceof Promise ? latest : reading
}
