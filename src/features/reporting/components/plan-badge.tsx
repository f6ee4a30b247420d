import { PremiumBadge } from '../../../brand/badge.tsx'
import { isPremiumPlan } from '../../subscriptions/plan/rules.ts'
import type { Plan } from '../../subscriptions/schema.ts'
import { planLabel } from '../texts.ts'

/** A plan in lists: the star for Premium, plain for the others. */
export function PlanBadge({ plan }: { plan: Plan | null }) {
  if (isPremiumPlan(plan)) return <PremiumBadge />
  return (
    <span className="inline-flex min-h-6.5 items-center rounded-tag bg-well px-2.5 font-semibold text-ink-2 text-xs forced-colors:border">
      {planLabel(plan)}
    </span>
  )
}
