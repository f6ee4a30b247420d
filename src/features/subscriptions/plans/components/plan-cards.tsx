import { Tag } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { StarredPile, TwoSheets } from '../../../../brand/plan-art.tsx'
import { Button, type ButtonProps, LinkButton } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { commandTo } from '../../../../ui/native-dialog.tsx'
import type { BillingPeriod } from '../../schema.ts'
import { freeButton, highlightedCard, type KnownPlan, type PlanButton, premiumButton } from '../rules.ts'
import { PLANS_TEXTS } from '../texts.ts'
import { OfPeriod } from './of-period.tsx'
import { Features } from './plan-features.tsx'

export interface PlanCardsProps {
  ref: Ref<HTMLDivElement>
  /** The page is about them: it scrolls here (web/document/inline/arrival.ts). */
  isDestination: boolean
  /** Null while the plan is being looked up. */
  known: KnownPlan | null
  period: BillingPeriod
  /** A checkout is being started. */
  busy: boolean
  onChooseFree: () => void
  /** Id of the dialog that asks how Premium is paid. */
  payment: string
}

/** The two plans (rule: plan buttons). */
export function PlanCards({ ref, isDestination, known, period, busy, onChooseFree, payment }: PlanCardsProps) {
  const { free, premium, buttons, needsScript } = PLANS_TEXTS
  const highlighted = highlightedCard(known ?? { plan: null, billingPeriod: null })
  const freeState = freeButton(known)
  return (
    <div
      ref={ref}
      data-destination={isDestination || undefined}
      aria-busy={known === null}
      className="mx-auto grid max-w-narrow scroll-mt-24 gap-6 md:grid-cols-[1fr_1.15fr]"
    >
      {/* First on a phone: placed above a card that is already shown, it would move the page. */}
      <Card name={premium.name} highlighted={highlighted === 'premium'} className="md:col-start-2 md:row-start-1">
        <StarredPile />
        <h2 className="mt-2 text-[1.375rem]/7.25">{premium.name}</h2>
        <Price />
        <div className="noscript:hidden">
          <PlanAction
            button={premiumButton(known, period)}
            busy={busy}
            {...commandTo('show-modal', payment)}
            aria-haspopup="dialog"
          />
        </div>
        <p className="mt-6 hidden text-ink-2 noscript:block">{needsScript}</p>
        <Features features={premium.features} />
      </Card>
      <Card name={free.name} highlighted={highlighted === 'free'} className="md:col-start-1 md:row-start-1">
        <TwoSheets />
        <h2 className="mt-2 text-[40px]/12 md:mt-4.25 md:text-[48px]/14">{free.name}</h2>
        <p className="mt-1 text-ink-2">{free.terms}</p>
        {known?.plan === null ? (
          <LinkButton to="/register" variant="secondary" size="lg" block className="mt-6">
            {buttons.start}
          </LinkButton>
        ) : (
          <PlanAction button={freeState} variant="secondary" onClick={onChooseFree} />
        )}
        <Features features={free.features} />
      </Card>
    </div>
  )
}

interface CardProps {
  name: string
  highlighted: boolean
  className: string
  children: ReactNode
}

function Card({ name, highlighted, className, children }: CardProps) {
  const ring = highlighted ? 'outline-[2.5px] outline-brand shadow-float' : 'outline outline-line shadow-sheet'
  return (
    <section
      aria-label={name}
      data-highlighted={highlighted}
      className={classNames('flex flex-col rounded-panel bg-paper px-5 py-7 md:p-9', ring, className)}
    >
      {children}
    </section>
  )
}

function Price() {
  const { prices } = PLANS_TEXTS
  return (
    <div aria-live="polite">
      <p className="mt-2">
        <OfPeriod>
          {(period) => (
            <span className="flex flex-wrap items-baseline gap-x-2.5">
              <span className="font-display font-semibold text-[40px]/12 tracking-tight md:text-[48px]/14">
                {prices[period].price}
              </span>
              <span className="text-ink-2">{prices[period].per}</span>
            </span>
          )}
        </OfPeriod>
      </p>
      <OfPeriod>{(period) => (period === 'annual' ? <Saving /> : null)}</OfPeriod>
    </div>
  )
}

function Saving() {
  const { beforeHint, before, badge, note } = PLANS_TEXTS.prices.annual
  return (
    <>
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="sr-only">{beforeHint}</span>
        <s className="text-ink-2 decoration-margin">{before}</s>
        <span className="inline-flex min-h-7 items-center gap-1.5 rounded-tag bg-ok-soft px-2.5 font-semibold text-[0.8125rem]/4.5 text-ok">
          <Tag aria-hidden size={16} />
          {badge}
        </span>
      </span>
      <span className="mt-2 block text-ink-2 text-sm">{note}</span>
    </>
  )
}

interface PlanActionProps extends ButtonProps {
  button: PlanButton
}

/** The one button of a card, under its price: in the first window of a phone. */
function PlanAction({ button, ...rest }: PlanActionProps) {
  if (button.state === 'hidden') return null
  return (
    <Button {...rest} size="lg" block disabled={button.state !== 'primary'} className="mt-6">
      {PLANS_TEXTS.buttons[button.label]}
    </Button>
  )
}
