import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-style.ts'
import { PauseMotionButton } from '../../../ui/pause-motion-button.tsx'
import { type CatalogueAddress, catalogueHref, hasFilters, parseCatalogueAddress } from '../address/rules.ts'
import { FILTERS, LIST } from '../texts.ts'
import { ChoiceSelects } from './choice-selects.tsx'
import { facetChoices, filterChoices } from './filter-options.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { MoreFilters } from './more-filters.tsx'
import { useFacetCounts } from './use-facet-counts.ts'

export interface FilterBarProps {
  address: CatalogueAddress
  /** Size of the list as it is filtered now; null while the rows are shown. */
  total: number | null
  /** True while rows that move are shown. */
  moving: boolean
}

/** The address that a form of filters is. */
function hrefOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return catalogueHref(parseCatalogueAddress(new URLSearchParams(fields)))
}

/**
 * Date, age, format, plan and order, and the facets: selects in a bar, under 768 px a sheet (rule: filters). The form
 * holds the address, so several choices in a row lose none.
 */
export function FilterBar({ address, total, moving }: FilterBarProps) {
  const navigate = useNavigate()
  const { search, category, filters } = address
  const [looking, setLooking] = useState(false)
  const counts = useFacetCounts(address, looking)
  const look = () => setLooking(true)
  const choices = filterChoices(search !== '', counts)
  const facets = facetChoices(filters, counts)
  const asked = useRef(catalogueHref(address))
  useEffect(() => {
    asked.current = catalogueHref(address)
  })
  const choose = (form: HTMLFormElement | null) => {
    const href = form && hrefOf(form)
    if (href === null || href === asked.current) return
    asked.current = href
    void navigate(href, { replace: true, preventScrollReset: true })
  }
  const clear = hasFilters(filters) ? (
    <LinkButton
      variant="quiet"
      size="sm"
      to={catalogueHref({ search, category })}
      replace
      preventScrollReset
      icon={<X aria-hidden size={20} />}
    >
      {LIST.clear}
    </LinkButton>
  ) : null

  return (
    <div className="mt-3 border-line print:hidden md:border-y md:py-3.5">
      <div className="flex items-center gap-2.5 md:hidden noscript:hidden">
        <FilterSheet
          choices={[...choices, ...facets]}
          address={address}
          total={total}
          onChoose={choose}
          onOpen={look}
        />
        {clear}
        {moving ? <PauseMotionButton /> : null}
      </div>
      <div className="hidden items-start gap-2.5 md:flex noscript:flex">
        <Form action="/activities" className="flex flex-wrap gap-2.5">
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
        <div className="ml-auto flex shrink-0 items-center">
          {clear}
          {moving ? <PauseMotionButton /> : null}
        </div>
      </div>
    </div>
  )
}
