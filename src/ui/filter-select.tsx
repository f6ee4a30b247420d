import { useEffect, useRef } from 'react'
import { Select, type SelectProps } from './select.tsx'

export interface FilterSelectProps extends Pick<SelectProps, 'name' | 'label' | 'hideLabel' | 'className'> {
  /** Value in the address; '' while the filter is unused. */
  value: string
  /** Label of the choice without a filter. */
  every: string
  options: readonly (readonly [value: string, words: string])[]
  onChoose: (select: HTMLSelectElement) => void
}

/**
 * A filter of a list, in a form that is an address. The new choice stays while its list loads; the select follows other
 * changes of the address.
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
      onChange={({ currentTarget }) => onChoose(currentTarget)}
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
