import { useId } from 'react'
import type { Option } from '../options/rules.ts'

/** One choice as a row of radio buttons that look like one control. */
export function OptionGroup({
  option: { label, hint, values },
  value,
  onChange,
}: {
  option: Pick<Option, 'label' | 'hint' | 'values'>
  value: unknown
  onChange: (value: unknown) => void
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-base/6">{label}</legend>
      <div className="mt-1.5 flex rounded-control border-[1.5px] border-outline">
        {values.map(({ value: own, word, text }) => (
          <label
            key={word}
            className="grid min-h-11 flex-1 cursor-pointer place-items-center px-1.5 text-center text-[0.9375rem]/5 not-first:border-line not-first:border-l first:rounded-l-[inherit] last:rounded-r-[inherit] has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={word}
              checked={own === value}
              onChange={() => onChange(own)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
      {hint ? <p className="mt-1 text-ink-2 text-sm">{hint}</p> : null}
    </fieldset>
  )
}
