import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field } from './field.tsx'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  label: string
  hideLabel?: boolean
  helper?: string
  error?: string
  /** `field` is 52 px (default), `filter` 44 px and as wide as its text. */
  look?: 'field' | 'filter'
  /** A filter that is set: pen-ink border, soft fill, bold value. */
  active?: boolean
}

/** A native select: options are `<option>` children. */
export function Select(props: SelectProps) {
  const { label, hideLabel, helper, error, look = 'field', active = false, id, className, ...select } = props
  return (
    <Field {...{ id, label, hideLabel, helper, error, className }}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={
              look === 'field'
                ? classNames(controlClass, 'appearance-none bg-paper! pr-11')
                : classNames(
                    'field-sizing-content min-h-11 w-full appearance-none rounded-control py-2 pr-10 pl-3.5 text-base/6 text-ink',
                    active
                      ? 'border-2 border-brand bg-brand-soft font-semibold'
                      : 'border-[1.5px] border-outline bg-paper hover:bg-well',
                  )
            }
          >
            {select.children}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-2"
          />
        </span>
      )}
    </Field>
  )
}
