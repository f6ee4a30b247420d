import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { FORM } from '../form.texts.ts'
import { PAGES_MAX, PAGES_MIN, pageCountFrom } from '../rules.ts'

interface PageStepperProps {
  pages: number
  onChange: (pages: number) => void
}

const step =
  'grid size-12.5 place-items-center text-ink hover:bg-well disabled:text-ink-3 disabled:hover:bg-transparent'

/** Number of pages: typed, or one more or less (rule: page count). */
export function PageStepper({ pages, onChange }: PageStepperProps) {
  // A typed number may be empty or too large for a moment.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Field label={FORM.pages}>
      {(control) => (
        <div className="inline-flex overflow-hidden rounded-control border-[1.5px] border-outline bg-paper">
          <button
            type="button"
            aria-label={FORM.fewerPages}
            disabled={pages <= PAGES_MIN}
            onClick={() => onChange(pages - 1)}
            className={`${step} rounded-l-control`}
          >
            <Minus aria-hidden size={18} />
          </button>
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(pages)}
            onChange={({ target: { value } }) => {
              setTyped(value)
              if (value.trim() !== '') onChange(pageCountFrom(value))
            }}
            onBlur={() => {
              if (typed !== null) onChange(pageCountFrom(typed))
              setTyped(null)
            }}
            className="w-16 border-outline border-x-[1.5px] bg-transparent text-center text-base text-ink"
          />
          <button
            type="button"
            aria-label={FORM.morePages}
            disabled={pages >= PAGES_MAX}
            onClick={() => onChange(pages + 1)}
            className={`${step} rounded-r-control`}
          >
            <Plus aria-hidden size={18} />
          </button>
        </div>
      )}
    </Field>
  )
}
