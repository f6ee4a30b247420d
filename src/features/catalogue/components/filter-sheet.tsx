import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { BottomSheet, commandTo } from '../../../ui/native-dialog.tsx'
import { hasFilters } from '../address/rules.ts'
import { FILTERS, LIST } from '../texts.ts'
import { choice, withoutFilters } from './choice.ts'
import type { FilterChoice, FilterControl } from './filter-options.ts'
import { HiddenFields } from './hidden-fields.tsx'
import type { AskedAddress } from './use-asked-address.ts'
import { useOpenedEarly } from './use-opened-early.ts'

export interface FilterSheetProps {
  choices: readonly FilterChoice[]
  asked: AskedAddress
  total: number | null
  onChoose: (control: FilterControl) => void
  /** Called when the sheet is opened. */
  onOpen: () => void
}

/** The filters on a small screen: a button with the number of active ones, and a sheet from below. */
export function FilterSheet({ choices, asked, total, onChoose, onOpen }: FilterSheetProps) {
  const { search, category, filters } = asked.address
  const id = useId()
  const form = `${id}-form`
  // The free ones have a button beside this one.
  const set = Object.entries(filters).filter(
    ([name, value]) => value !== null && !(name === 'plan' && value === 'free'),
  ).length
  useOpenedEarly(() => document.getElementById(id)?.matches('[open]') ?? false, onOpen)
  return (
    <>
      <Button
        {...commandTo('show-modal', id)}
        onClick={onOpen}
        variant="secondary"
        size="sm"
        className="flex-1 px-3!"
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden size={20} />}
        iconEnd={
          set > 0 ? (
            <span className="grid size-6 place-items-center rounded-full bg-brand text-xs text-on-brand">{set}</span>
          ) : undefined
        }
      >
        {FILTERS.open}
      </Button>
      <BottomSheet
        id={id}
        title={FILTERS.open}
        footer={
          <>
            {/* Its place is kept: the other button does not move under the thumb. */}
            <LinkButton
              variant="quiet"
              {...choice(asked, withoutFilters)}
              className={hasFilters(filters) ? 'px-3!' : 'invisible px-3!'}
            >
              {LIST.clear}
            </LinkButton>
            <Button type="submit" form={form} className="flex-1 whitespace-nowrap px-3!">
              {total === null ? FILTERS.close : FILTERS.show(total)}
            </Button>
          </>
        }
      >
        <form
          id={form}
          action="/activities"
          onSubmit={(event) => {
            event.preventDefault()
            event.currentTarget.closest('dialog')?.close()
          }}
          className="space-y-4"
        >
          <HiddenFields fields={{ search, category }} />
          {choices.map((choice) => (
            <ChipGroup key={choice.name} choice={choice} value={filters[choice.name] ?? ''} onChoose={onChoose} />
          ))}
        </form>
      </BottomSheet>
    </>
  )
}

/** One filter. The new choice stays while its list loads; the chips follow other changes of the address. */
function ChipGroup({
  choice,
  value,
  onChoose,
}: {
  choice: FilterChoice
  value: string
  onChoose: FilterSheetProps['onChoose']
}) {
  const options = [{ value: '', label: choice.none }, ...choice.options]
  const group = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(value)
  useEffect(() => {
    if (shown.current !== value)
      for (const radio of group.current?.querySelectorAll('input') ?? []) radio.checked = radio.value === value
    shown.current = value
  }, [value])
  return (
    <fieldset ref={group}>
      <legend className="mb-2 font-semibold">{choice.label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative inline-flex min-h-11 cursor-pointer items-center rounded-pill border-[1.5px] border-outline bg-paper px-3.5 font-display text-[0.9375rem]/5.5 font-semibold hover:bg-well has-checked:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
              // Filled is what narrows the list.
              option.value === ''
                ? 'has-checked:bg-brand-soft has-checked:text-brand'
                : 'has-checked:bg-brand has-checked:text-on-brand',
            )}
          >
            <input
              type="radio"
              name={choice.name}
              value={option.value}
              defaultChecked={option.value === value}
              onChange={({ currentTarget }) => onChoose(currentTarget)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
