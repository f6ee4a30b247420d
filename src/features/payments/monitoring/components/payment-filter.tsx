import { Form, useSubmit } from 'react-router'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { FilterSelect } from '../../../../ui/filter-select.tsx'
import { useAddressText } from '../../../../ui/use-address-text.ts'
import { PAYMENT_STATUSES, type PaymentsQuery } from '../schema.ts'
import { PAYMENTS_TEXTS } from '../texts.ts'

interface PaymentFilterProps {
  query: PaymentsQuery
  /** Fields of the address that stay as they are, e.g. the open tab. */
  keep: Readonly<Record<string, string>>
}

/** By status, and by payment or person. It works through the address, so a filtered list can be passed on. */
export function PaymentFilter({ query: { status = '', search = '' }, keep }: PaymentFilterProps) {
  const { filter, statuses } = PAYMENTS_TEXTS
  const submit = useSubmit()
  const field = useAddressText(search)
  const filtered = status !== '' || search !== ''
  return (
    <Form
      method="get"
      preventScrollReset
      aria-label={filter.label}
      className="flex flex-wrap items-end gap-3 border-line border-t py-4"
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FilterSelect
        name="status"
        label={filter.status}
        value={status}
        every={filter.every}
        options={PAYMENT_STATUSES.map((one) => [one, statuses[one]])}
        className="w-full sm:w-auto [&_select]:min-h-13"
        onChoose={({ form }) => void submit(form, { preventScrollReset: true })}
      />
      <TextField
        ref={field}
        type="search"
        name="search"
        label={filter.search}
        placeholder={filter.placeholder}
        defaultValue={search}
        maxLength={100}
        className="min-w-0 grow basis-32"
      />
      <Button type="submit" variant="secondary" className="min-h-13">
        {filter.apply}
      </Button>
      {filtered ? (
        <LinkButton to={{ search: new URLSearchParams(keep).toString() }} variant="quiet" preventScrollReset>
          {filter.clear}
        </LinkButton>
      ) : null}
    </Form>
  )
}
