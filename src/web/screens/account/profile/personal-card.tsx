import type { ReactNode } from 'react'
import { PremiumBadge } from '../../../../brand/badge.tsx'
import { isPremiumPlan } from '../../../../features/subscriptions/plan/rules.ts'
import type { Entitlement } from '../../../../features/subscriptions/rules.ts'
import { longDate } from '../../../../platform/local-time.ts'
import { Card } from './card.tsx'
import { endLabel, planLabel, statusLabel, PROFILE_TEXTS as texts } from './texts.ts'

/** The person's subscription as the page gets it; the end date in ISO 8601. */
export interface Plan extends Pick<Entitlement, 'plan' | 'billingPeriod' | 'status'> {
  readonly subscriptionEnd: string | null
  /** Something renews itself, whatever plan is shown: it can be cancelled. */
  readonly renews: boolean
  /** The last renewal was not paid. */
  readonly isUnpaid: boolean
}

interface PersonalCardProps {
  person: { readonly name: string; readonly email: string }
  plan: Plan
  /** Button of the dialog that edits. */
  edit: ReactNode
}

/** Owner and plan of the account. */
export function PersonalCard({ person, plan, edit }: PersonalCardProps) {
  const { name, period } = planLabel(plan)
  const status = statusLabel(plan)
  return (
    <Card id="informacoes-pessoais" title={texts.personal} action={edit}>
      <dl className="mt-4">
        <Line term={texts.name}>{person.name}</Line>
        <Line term={texts.email}>{person.email}</Line>
        <Line term={texts.plan}>
          <span className="inline-flex flex-wrap items-center gap-2">
            {isPremiumPlan(plan.plan) ? (
              <PremiumBadge />
            ) : (
              <span className="inline-flex min-h-7 items-center rounded-tag bg-well px-2.5 text-xs text-ink-2 forced-colors:border">
                {name}
              </span>
            )}
            {period}
          </span>
        </Line>
        {status ? <Line term={texts.status}>{status}</Line> : null}
        {plan.subscriptionEnd ? (
          <Line term={endLabel(plan)}>
            <time dateTime={plan.subscriptionEnd}>{longDate(new Date(plan.subscriptionEnd))}</time>
          </Line>
        ) : null}
      </dl>
    </Card>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-t py-3.5 md:grid-cols-[10rem_1fr]">
      <dt className="text-ink-2">{term}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
