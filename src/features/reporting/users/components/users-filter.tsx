import { Search } from 'lucide-react'
import { Form, Link, useSubmit } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useAddressText } from '../../../../ui/use-address-text.ts'
import { PLANS } from '../rules.ts'
import { SEARCH_MAX } from '../schema.ts'
import { PLAN_LABELS, USERS_TEXTS as texts } from '../texts.ts'

interface UsersFilterProps {
  search: string
  plan: string
}

/** Search and plan filter: a form that is an address, so it works without JavaScript and can be bookmarked. */
export function UsersFilter({ search, plan }: UsersFilterProps) {
  const submit = useSubmit()
  const field = useAddressText(search)
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      <TextField
        ref={field}
        type="search"
        name="search"
        label={texts.search}
        hideLabel
        placeholder={texts.search}
        defaultValue={search}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        className="min-w-0 flex-[1_1_16rem]"
      />
      <Button type="submit" variant="secondary" icon={<Search aria-hidden size={20} />} className="min-h-13!">
        {texts.submit}
      </Button>
      <Select
        key={plan}
        name="plan"
        label={texts.plan}
        hideLabel
        defaultValue={plan}
        active={plan !== ''}
        className="flex-[0_1_13rem]"
        onChange={(event) => void submit(event.currentTarget.form)}
      >
        <option value="">{`${texts.plan}: ${texts.everyPlan}`}</option>
        {PLANS.map((value) => (
          <option key={value} value={value}>{`${texts.plan}: ${PLAN_LABELS[value]}`}</option>
        ))}
      </Select>
      {search !== '' || plan !== '' ? (
        <Link to="/admin/users" className="text-link inline-flex min-h-13 items-center">
          {texts.clear}
        </Link>
      ) : null}
    </Form>
  )
}
