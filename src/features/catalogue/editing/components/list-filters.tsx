import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useAddressText } from '../../../../ui/use-address-text.ts'
import { CATEGORIES, type Category } from '../../taxonomy/rules.ts'
import { ADMIN_LIST } from '../texts.ts'

/** Pause in typing after which the list follows, in ms. */
const TYPING_PAUSE_MS = 300

interface ListFiltersProps {
  search: string
  category: Category | null
}

/** Search and category of the administrators' list. A separate form, so that it works without JavaScript too. */
export function ListFilters({ search, category }: ListFiltersProps) {
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useAddressText(search)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The person goes elsewhere: what was typed just before must not lead them back.
    const leave = ({ type, target }: Event) => {
      if (type === 'popstate' || (target instanceof Element && target.closest('a[href]'))) clearTimeout(timer.current)
    }
    document.addEventListener('click', leave, true)
    window.addEventListener('popstate', leave)
    return () => {
      document.removeEventListener('click', leave, true)
      window.removeEventListener('popstate', leave)
    }
  }, [])

  const follow = (pause: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current) void submit(form.current, { replace: true })
    }, pause)
  }
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      onSubmit={() => clearTimeout(timer.current)}
      className="flex flex-wrap gap-3"
    >
      <Field label={ADMIN_LIST.searchLabel} hideLabel className="min-w-60 flex-1">
        {(control) => (
          <span className="relative block">
            <Search aria-hidden size={20} className="pointer-events-none absolute top-4 left-4 text-ink-2" />
            <input
              {...control}
              ref={input}
              type="search"
              name="search"
              defaultValue={search}
              placeholder={ADMIN_LIST.searchPlaceholder}
              autoComplete="off"
              onChange={() => follow(TYPING_PAUSE_MS)}
              className={`${controlClass} pl-12`}
            />
          </span>
        )}
      </Field>
      <Select
        key={category ?? ''}
        name="category"
        label={ADMIN_LIST.category}
        hideLabel
        defaultValue={category ?? ''}
        onChange={() => follow(0)}
        className="min-w-60"
      >
        <option value="">{ADMIN_LIST.everyCategory}</option>
        {CATEGORIES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          {ADMIN_LIST.search}
        </Button>
      </span>
    </Form>
  )
}
