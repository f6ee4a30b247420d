import { useEffect, useRef } from 'react'
import { Select, type SelectProps } from './select.tsx'

export interface FilterSelectProps extends Pick<SelectProps, 'name' | 'label' | 'hideLabel' | 'className'> {
  /** What the address says; '' while nothing is chosen. */
  value: string
  /** Words of the choice that filters nothing. */
  every: string
  options: readonly (readonly [value: string, words: string])[]
  /** Called with the form when something else was chosen: a filter works through its address. */
  onChoose: (form: HTMLFormElement | null) => void
}

/**
 * A filter of a list in a form that is an address. What was chosen stays while the list for it is under way; the select
 * follows the address when that changes otherwise.
 */
export function FilterSelect({ value, every, options, onChoose, ...field }: FilterSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (select.current && shown.current !== value) select.current.value = value
    shown.current = value
  }, [value])
  return (
    <Select
      {...field}
      ref={select}
      look="filter"
      defaultValue={value}
      active={value !== ''}
      onChange={({ currentTarget: { form } }) => onChoose(form)}
    >
      <option value="">{every}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Select>
  )
}
