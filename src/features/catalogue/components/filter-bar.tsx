import { X } from 'lucide-react'
import { Form, useNavigate } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-style.ts'
import { PauseMotionButton } from '../../../ui/pause-motion-button.tsx'
import { Select } from '../../../ui/select.tsx'
import {
  type CatalogueAddress,
  catalogueHref,
  type Filters,
  hasFilters,
  parseCatalogueAddress,
} from '../address/rules.ts'
import { FILTERS, LIST } from '../texts.ts'
import { filterChoices } from './filter-options.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { HiddenFields } from './hidden-fields.tsx'

export interface FilterBarProps {
  address: CatalogueAddress
  /** Size of the list as it is filtered now; null while the rows are shown. */
  total: number | null
  /** True while rows that move are shown. */
  moving: boolean
}

/** The address with one filter set to a value, or taken off ('' or null). */
function withFilter({ search, category, filters }: CatalogueAddress, name: keyof Filters, value: string): string {
  const query = new URLSearchParams(catalogueHref({ search, category, filters }).split('?')[1])
  if (value) query.set(name, value)
  else query.delete(name)
  return catalogueHref(parseCatalogueAddress(query))
}

/** Date, age, format, plan and order: selects in a bar, under 768 px a sheet (rule: filters). */
export function FilterBar({ address, total, moving }: FilterBarProps) {
  const navigate = useNavigate()
  const { search, category, filters } = address
  const choices = filterChoices(search !== '')
  const choose = (name: keyof Filters, value: string) =>
    void navigate(withFilter(address, name, value), { replace: true, preventScrollReset: true })
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
          choices={choices}
          filters={filters}
          total={total}
          onChoose={choose}
          clearHref={catalogueHref({ search, category })}
        />
        {clear}
        {moving ? <PauseMotionButton /> : null}
      </div>
      <div className="hidden items-start gap-2.5 md:flex noscript:flex">
        <Form action="/activities" className="flex flex-wrap gap-2.5">
          <HiddenFields fields={{ search, category }} />
          {choices.map(({ name, label, none, options }) => (
            <Select
              key={name}
              name={name}
              look="filter"
              label={label}
              hideLabel
              active={filters[name] !== null}
              value={filters[name] ?? ''}
              onChange={(event) => choose(name, event.target.value)}
            >
              {/* Closed, the select reads as its name, or as name and value. */}
              <option value="">{filters[name] === null ? label : none}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.value === filters[name] ? FILTERS.chosen(label, option.label) : option.label}
                </option>
              ))}
            </Select>
          ))}
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
