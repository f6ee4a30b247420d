import { X } from 'lucide-react'
import { useState } from 'react'
import { Form } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-style.ts'
import { PauseMotionButton } from '../../../ui/pause-motion-button.tsx'
import { type Filters, hasFilters, parseCatalogueAddress } from '../address/rules.ts'
import { FILTERS, LIST } from '../texts.ts'
import { choice, withoutFilters } from './choice.ts'
import { ChoiceSelects } from './choice-selects.tsx'
import { type FilterControl, facetChoices, filterChoices } from './filter-options.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { FreeOnly } from './free-only.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { MoreFilters } from './more-filters.tsx'
import type { AskedAddress } from './use-asked-address.ts'
import { useFacetCounts } from './use-facet-counts.ts'

export interface FilterBarProps {
  asked: AskedAddress
  /** Size of the list as it is filtered now; null while the rows are shown. */
  total: number | null
  /** True while rows that move are shown. */
  moving: boolean
}

/** The one filter that a control chose: the rest of its form may be older than the last choice. */
function chosenBy({ name, value }: FilterControl): Partial<Filters> {
  const { filters } = parseCatalogueAddress(new URLSearchParams([[name, value]]))
  return { [name]: filters[name as keyof Filters] }
}

/**
 * Date, age, format, plan and order, and the facets: selects in a bar, under 768 px a sheet (rule: filters). The form
 * holds the address, for browsers without the application.
 */
export function FilterBar({ asked, total, moving }: FilterBarProps) {
  const { address, askOnce } = asked
  const { search, category, filters } = address
  const [looking, setLooking] = useState(false)
  const counts = useFacetCounts(address, looking)
  const look = () => setLooking(true)
  const choices = filterChoices(search !== '', counts)
  const facets = facetChoices(filters, counts)
  const choose = (control: FilterControl) =>
    askOnce((newest) => ({ ...newest, filters: { ...newest.filters, ...chosenBy(control) } }))
  const clear = hasFilters(filters) ? (
    <LinkButton
      variant="quiet"
      size="sm"
      className="max-md:px-3!"
      {...choice(asked, withoutFilters)}
      icon={<X aria-hidden size={20} />}
    >
      <span className="max-md:sr-only">{LIST.clear}</span>
    </LinkButton>
  ) : null

  return (
    <div className="mt-3 flex flex-wrap items-center gap-2.5 border-line print:hidden md:border-y md:py-3.5">
      <FreeOnly asked={asked} />
      <div className="flex grow items-center gap-2.5 md:hidden noscript:hidden">
        <FilterSheet
          // Most people look for the first facet, the school year.
          choices={[...facets.slice(0, 1), ...choices, ...facets.slice(1)]}
          asked={asked}
          total={total}
          onChoose={choose}
          onOpen={look}
        />
        {clear}
        {moving ? <PauseMotionButton /> : null}
      </div>
      <div className="hidden md:contents noscript:contents">
        <Form action="/activities" className="contents">
          <HiddenFields fields={{ search, category }} />
          <ChoiceSelects choices={choices} filters={filters} onChoose={choose} />
          <MoreFilters choices={facets} filters={filters} onChoose={choose} onOpen={look} />
          <button
            type="submit"
            className={`${buttonClass({ variant: 'secondary', size: 'sm' })} hidden! noscript:inline-flex!`}
          >
            {FILTERS.apply}
          </button>
        </Form>
        <div className="ml-auto flex shrink-0 items-center empty:hidden">
          {clear}
          {moving ? <PauseMotionButton /> : null}
        </div>
      </div>
    </div>
  )
}
