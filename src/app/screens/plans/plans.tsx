import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { PREMIUM_PRICE_CENTS } from '../../../features/subscriptions/plans/rules.ts'
import { PLANS_TEXTS } from '../../../features/subscriptions/plans/texts.ts'
import { PremiumBadge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { servicesContext, sessionContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs, premiumProduct } from '../../seo/structured-data.ts'
import type { Route } from './+types/plans'

export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const entitlement = session && (await context.get(servicesContext).subscriptions.entitlementOf(session))
  return { plan: entitlement?.plan ?? null }
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
      breadcrumbs(site, [{ name: title, path }]),
    ],
  }))
}

/** The plans and what they hold. */
export default function Plans({ loaderData: { plan } }: Route.ComponentProps) {
  const { free, premium } = PLANS_TEXTS
  return (
    <div className="page-width py-10">
      <h1 className="text-[28px]/9 md:text-3xl">{PLANS_TEXTS.title}</h1>
      <p className="mt-3 max-w-text text-ink-2 text-lg">{PLANS_TEXTS.intro}</p>
      <div className="mx-auto mt-8 grid max-w-narrow gap-6 md:grid-cols-[1fr_1.15fr]">
        <PlanCard {...free} highlighted={plan === 'gratuito'}>
          {plan === null && (
            <LinkButton to="/register" variant="secondary" block>
              {free.action}
            </LinkButton>
          )}
          {plan === 'gratuito' && <Current>{free.current}</Current>}
        </PlanCard>
        <PlanCard {...premium} badge={<PremiumBadge />} highlighted={plan !== 'gratuito'}>
          {plan === 'premium' && <Current>{premium.current}</Current>}
        </PlanCard>
      </div>
    </div>
  )
}

interface PlanCardProps {
  name: string
  price: string
  period: string
  features: readonly string[]
  badge?: ReactNode
  highlighted: boolean
  children: ReactNode
}

function PlanCard({ name, price, period, features, badge, highlighted, children }: PlanCardProps) {
  const ring = highlighted ? 'outline-[2.5px] outline-brand shadow-float' : 'outline outline-line'
  return (
    <section aria-label={name} className={`flex flex-col rounded-panel bg-paper p-6 md:p-8 ${ring}`}>
      <div className="flex h-[26px]">{badge}</div>
      <h2 className="mt-3 text-2xl">{price === name ? price : name}</h2>
      {price !== name && <p className="mt-1 font-display font-semibold text-[48px]/14">{price}</p>}
      <p className="mt-1 text-ink-2">{period}</p>
      <ul className="my-6 grid gap-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check size={22} className="mt-0.5 shrink-0 text-ok" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  )
}

function Current({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control bg-well px-5 py-3 text-center font-display font-semibold text-ink-3">{children}</p>
  )
}
