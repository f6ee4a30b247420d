import { FilterSelect, type FilterSelectProps } from '../../../ui/filter-select.tsx'
import type { Filters } from '../address/rules.ts'
import { FILTERS } from '../texts.ts'
import type { FilterChoice } from './filter-options.ts'

export interface ChoiceSelectsProps extends Pick<FilterSelectProps, 'onChoose'> {
  choices: readonly FilterChoice[]
  filters: Filters
}

/** A select for each filter. Closed, it reads as its name, or as name and value. */
export function ChoiceSelects({ choices, filters, onChoose }: ChoiceSelectsProps) {
  return choices.map(({ name, label, none, options }) => (
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
  ))
}
