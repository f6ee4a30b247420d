import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface SegmentsProps<Value extends string | number> {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  value: Value
  options: readonly { readonly value: Value; readonly text: ReactNode }[]
  onChange: (value: Value) => void
  hint?: ReactNode
  /** `row`: one control. `chips`: one beside the other, in as many rows as needed. */
  look?: 'row' | 'chips'
  className?: string
}

const looks = {
  row: {
    frame: 'flex rounded-control border-[1.5px] border-outline bg-paper',
    one: 'grid min-h-11 flex-1 place-items-center px-1.5 py-1 text-center not-first:border-line not-first:border-l first:rounded-l-[inherit] last:rounded-r-[inherit] has-checked:bg-brand-soft has-checked:text-brand',
  },
  chips: {
    frame: 'flex flex-wrap gap-2',
    one: 'inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-outline bg-paper px-4 has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand',
  },
}

/** One of a few values: native radio buttons, 44 px high. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, hideLabel = false, value, options, onChange, hint, look = 'row', className } = props
  const name = useId()
  const { frame, one } = looks[look]
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-semibold text-base/6'}>{label}</legend>
      <div className={frame}>
        {options.map(({ value: own, text }) => (
          <label
            key={own}
            className={classNames(
              'relative cursor-pointer text-[0.9375rem]/5 has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 forced-colors:has-checked:bg-[Highlight]',
              one,
            )}
          >
            <input
              type="radio"
              name={name}
              value={own}
              checked={own === value}
              onChange={() => onChange(own)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
      {hint ? <p className="mt-1.5 text-ink-2 text-sm">{hint}</p> : null}
    </fieldset>
  )
}
