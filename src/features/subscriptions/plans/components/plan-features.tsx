import { Check, Clock, Minus } from 'lucide-react'
import { classNames } from '../../../../ui/class-names.ts'
import { PLANS_TEXTS, type PlanFeature, SOON } from '../texts.ts'

export function Features({ features }: { features: readonly PlanFeature[] }) {
  return (
    <ul className="mt-7 grid gap-3">
      {features.map(({ text, included, strong, soon }) => (
        <li key={text} className={classNames('flex gap-3', (!included || soon) && 'text-ink-2')}>
          <FeatureMark included={included} soon={soon} />
          <span className={classNames(strong && 'font-semibold')}>
            {soon ? null : (
              <span className="sr-only">{included ? PLANS_TEXTS.included : PLANS_TEXTS.notIncluded} </span>
            )}
            <BenefitText text={text} soon={soon} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A check is for what is there today. */
function FeatureMark({ included, soon }: Pick<PlanFeature, 'included' | 'soon'>) {
  if (soon) return <Clock aria-hidden size={20} className="mx-px mt-0.5 shrink-0 text-info" />
  if (included) return <Check aria-hidden size={22} className="mt-0.5 shrink-0 text-ok" />
  return <Minus aria-hidden size={22} className="mt-0.5 shrink-0" />
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
