import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold a link. */
  label: ReactNode
  error?: string
}

/** 26 px box in a row at least 44 px high. A native checkbox: works in forms without JavaScript. */
export function Checkbox({ label, error, id, className, ...input }: CheckboxProps) {
  const made = useId()
  const control = id ?? made
  return (
    <div className={className}>
      <div className="flex min-h-11 items-start">
        <span className="relative mt-2.25 grid shrink-0">
          <input
            {...input}
            id={control}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${control}-error` : undefined}
            className={classNames(
              'peer size-6.5 cursor-pointer appearance-none rounded-tag border-[1.5px] border-outline bg-paper',
              'checked:border-brand checked:bg-brand aria-invalid:border-2 aria-invalid:border-error',
              'disabled:border-line disabled:bg-well forced-colors:appearance-auto',
            )}
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 26 26"
            className="pointer-events-none absolute inset-0 hidden size-6.5 stroke-on-brand peer-checked:block forced-colors:hidden"
          >
            <path d="m7 13.500 4 4 8-9" fill="none" strokeWidth="2.400" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
        <label htmlFor={control} className="cursor-pointer py-2.25 pl-3 text-base text-ink-2">
          {label}
        </label>
      </div>
      {error ? (
        <div className="-mt-1.5 pl-9.5">
          <FieldError id={`${control}-error`}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  )
}
