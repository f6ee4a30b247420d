import { Button, LinkButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Filters } from '../address/rules.ts'
import { FILTERS, LIST } from '../texts.ts'
import type { FilterChoice } from './filter-options.ts'

export interface FilterSheetProps {
  choices: readonly FilterChoice[]
  filters: Filters
  total: number | null
  onChoose: (name: keyof Filters, value: string) => void
  clearHref: string
}

interface FilterDialogProps extends FilterSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  anySet: boolean
}

/** The sheet itself; its code loads when a person is about to open it. */
export function FilterDialog(props: FilterDialogProps) {
  const { choices, filters, total, onChoose, clearHref, open, onOpenChange, anySet } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={FILTERS.open}
      footer={
        <>
          {anySet ? (
            <LinkButton variant="quiet" to={clearHref} replace preventScrollReset>
              {LIST.clear}
            </LinkButton>
          ) : null}
          <Button className="flex-1" onClick={() => onOpenChange(false)}>
            {total === null ? FILTERS.close : FILTERS.show(total)}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {choices.map((choice) => (
          <ChipGroup
            key={choice.name}
            choice={choice}
            value={filters[choice.name] ?? ''}
            onChoose={(value) => onChoose(choice.name, value)}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface ChipGroupProps {
  choice: FilterChoice
  value: string
  onChoose: (value: string) => void
}

function ChipGroup({ choice, value, onChoose }: ChipGroupProps) {
  const options = [{ value: '', label: choice.none }, ...choice.options]
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{choice.label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative inline-flex min-h-11 cursor-pointer items-center rounded-pill border-[1.5px] px-3.5 font-display text-[0.9375rem]/5.5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
              option.value === value ? 'border-brand bg-brand text-on-brand' : 'border-outline bg-paper hover:bg-well',
            )}
          >
            <input
              type="radio"
              name={`sheet-${choice.name}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
