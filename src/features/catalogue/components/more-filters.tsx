import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import type { Filters } from '../address/rules.ts'
import { hasFacets } from '../facets/rules.ts'
import { FACETS } from '../facets/texts.ts'
import { FILTERS } from '../texts.ts'
import type { FilterChoice } from './filter-options.ts'

export interface MoreFiltersProps {
  choices: readonly FilterChoice[]
  filters: Filters
  onChoose: (form: HTMLFormElement | null) => void
  /** Called when they are looked at. */
  onOpen: () => void
}

/** The facets, behind a summary that opens without the application; open where one is chosen (rule: facets). */
export function MoreFilters({ choices, filters, onChoose, onOpen }: MoreFiltersProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const opened = useRef(onOpen)
  useEffect(() => {
    opened.current = onOpen
  })
  useEffect(() => {
    // It may have been opened before the application was there.
    if (details.current?.open) opened.current()
  }, [])
  return (
    <details
      ref={details}
      open={hasFacets(filters) || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen()
      }}
      className="group w-full"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-pill px-2 font-display font-semibold text-[0.9375rem] text-link hover:bg-well">
        {FACETS.more}
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {choices.map(({ name, label, none, options }) => (
          <FilterSelect
            key={name}
            name={name}
            label={label}
            hideLabel
            value={filters[name] ?? ''}
            every={filters[name] === null ? label : none}
            options={options.map(({ value, label: words }) => [
              value,
              value === filters[name] ? FILTERS.chosen(label, words) : words,
            ])}
            onChoose={onChoose}
          />
        ))}
      </div>
    </details>
  )
}
