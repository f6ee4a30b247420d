import { Button } from '../../../../ui/button.tsx'
import type { BillingPeriod } from '../../schema.ts'
import { PLANS_TEXTS } from '../texts.ts'

const PERIODS: readonly BillingPeriod[] = ['monthly', 'annual']

interface PeriodToggleProps {
  value: BillingPeriod
  onChange: (period: BillingPeriod) => void
}

/** Monthly or annual prices. Without JavaScript it is a form that loads the page again. */
export function PeriodToggle({ value, onChange }: PeriodToggleProps) {
  const { periods } = PLANS_TEXTS
  return (
    <form action="/plans" method="get" className="flex flex-wrap items-center justify-center gap-3">
      <fieldset className="flex w-full rounded-2xl bg-well p-1.5 md:w-auto forced-colors:border">
        <legend className="sr-only">{periods.legend}</legend>
        {PERIODS.map((period) => (
          <label
            key={period}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-control border-[1.5px] border-transparent px-6 font-display font-semibold text-ink-2 has-checked:border-outline has-checked:bg-paper has-checked:text-ink has-checked:shadow-sheet has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 md:min-w-24 forced-colors:has-checked:border-[Highlight]"
          >
            <input
              type="radio"
              name="plan"
              value={period}
              checked={value === period}
              onChange={() => onChange(period)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none!"
            />
            <span className="pointer-events-none relative">{periods[period]}</span>
          </label>
        ))}
      </fieldset>
      <div className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {periods.show}
        </Button>
      </div>
    </form>
  )
}
