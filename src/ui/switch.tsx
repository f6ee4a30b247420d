import { type ReactNode, useId } from 'react'

export interface SwitchProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** On or off, at once. 52 x 30 px inside a row at least 44 px high that is pressable as a whole. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      onClick={() => onChange(!checked)}
      className="flex min-h-11 w-full items-center justify-between gap-4 rounded-tag text-left"
    >
      <span>
        <span id={`${id}-label`} className="block text-base/6 font-semibold text-ink">
          {label}
        </span>
        {hint ? (
          <span id={`${id}-hint`} className="block text-[0.875rem]/5 text-ink-3">
            {hint}
          </span>
        ) : null}
      </span>
      <span
        aria-hidden
        className={`relative h-7.5 w-13 shrink-0 rounded-full border-[1.5px] transition-colors duration-160 ${checked ? 'border-brand bg-brand' : 'border-outline bg-well'}`}
      >
        <span
          className={`absolute top-0.5 left-0.5 size-5.75 rounded-full transition-transform duration-160 forced-colors:bg-[ButtonText] ${checked ? 'translate-x-5.5 bg-on-brand' : 'bg-outline'}`}
        />
      </span>
    </button>
  )
}
