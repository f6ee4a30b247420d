import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { hasFacets } from '../facets/rules.ts'
import { FACETS } from '../facets/texts.ts'
import { ChoiceSelects, type ChoiceSelectsProps } from './choice-selects.tsx'
import { useOpenedEarly } from './use-opened-early.ts'

export interface MoreFiltersProps extends ChoiceSelectsProps {
  /** Called when they are looked at. */
  onOpen: () => void
}

/** The facets, behind a summary that opens without the application; open where one is chosen (rule: facets). */
export function MoreFilters({ choices, filters, onChoose, onOpen }: MoreFiltersProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useOpenedEarly(() => details.current?.open ?? false, onOpen)
  return (
    <details
      ref={details}
      open={hasFacets(filters) || undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen()
      }}
      className="group open:order-1 open:w-full"
    >
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-[1.5px] border-outline bg-paper px-3.5 text-base/6 text-ink hover:bg-well">
        {FACETS.more}
        <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
      </summary>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <ChoiceSelects choices={choices} filters={filters} onChoose={onChoose} />
      </div>
    </details>
  )
}
