import { Check, Minus } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { PLANS_TEXTS, type PlanFeature, SOON } from '../texts.ts'

export function Features({ features }: { features: readonly PlanFeature[] }) {
  return (
    <ul className="mt-6 mb-7 grid gap-3">
      {features.map(({ text, included, strong, soon }) => (
        <li key={text} className={classNames('flex gap-3', !included && 'text-ink-3')}>
          {included ? (
            <Check aria-hidden size={22} className="mt-0.5 shrink-0 text-ok" />
          ) : (
            <Minus aria-hidden size={22} className="mt-0.5 shrink-0" />
          )}
          <span className={classNames(strong && 'font-semibold')}>
            <span className="sr-only">{included ? PLANS_TEXTS.included : PLANS_TEXTS.notIncluded} </span>
            <BenefitText text={text} soon={soon} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A benefit of a plan, marked if it is promised for later. */
export function BenefitText({ text, soon }: { text: string; soon?: boolean | undefined }) {
  return (
    <>
      {text}
      {soon ? (
        <>
          {' '}
          <SoonTag />
        </>
      ) : null}
    </>
  )
}

/** Promised, not there yet. */
export function SoonTag() {
  return (
    <span className="inline-flex min-h-6.5 items-center whitespace-nowrap rounded-tag bg-info-soft px-2 font-semibold text-info text-xs">
      {SOON}
    </span>
  )
}
