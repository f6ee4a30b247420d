import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { LIST_NAME_MAX } from '../rules.ts'
import type { OwnList } from '../schema.ts'
import { LISTS } from '../texts.ts'
import { useMoved } from './use-moved.ts'

export const foldClass =
  'inline-flex min-h-11 cursor-pointer items-center rounded-control px-1 font-display font-medium text-brand underline underline-offset-4'

/** Creates a list. */
export function NewList({ error }: { error?: string | undefined }) {
  return (
    <Form method="post" preventScrollReset className="flex max-w-text flex-wrap items-end gap-3">
      <TextField
        label={LISTS.name}
        name="name"
        required
        maxLength={LIST_NAME_MAX}
        autoComplete="off"
        helper={LISTS.nameHint}
        {...(error && { error })}
        className="min-w-56 flex-1"
      />
      <Button type="submit" name="intent" value="create" variant="secondary" className="mb-8">
        {LISTS.create}
      </Button>
    </Form>
  )
}

interface ListSettingsProps {
  readonly list: OwnList
  readonly index: number
  readonly count: number
}

/** Renames, moves and deletes a list. */
export function ListSettings({ list, index, count }: ListSettingsProps) {
  const remember = useMoved(index, count)
  return (
    <details>
      <summary className={foldClass}>{LISTS.manage}</summary>
      <Form method="post" preventScrollReset className="mt-3 flex max-w-text flex-wrap items-end gap-3">
        <TextField
          key={list.name}
          label={LISTS.name}
          name="name"
          required
          maxLength={LIST_NAME_MAX}
          autoComplete="off"
          defaultValue={list.name}
          className="min-w-56 flex-1"
        />
        <Button type="submit" name="intent" value="rename" variant="secondary">
          {LISTS.rename}
        </Button>
      </Form>
      {count > 1 ? (
        <Form
          method="post"
          preventScrollReset
          onSubmit={remember}
          className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2"
        >
          <Button
            type="submit"
            name="intent"
            value="earlier"
            size="sm"
            variant="secondary"
            icon={<ArrowLeft aria-hidden size={18} />}
            disabled={index === 0}
          >
            {LISTS.earlier}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="later"
            size="sm"
            variant="secondary"
            icon={<ArrowRight aria-hidden size={18} />}
            disabled={index === count - 1}
          >
            {LISTS.later}
          </Button>
          <span className="text-ink-2">{LISTS.place(index + 1, count)}</span>
        </Form>
      ) : null}
      <Form method="post" className="mt-6">
        <Button type="submit" name="intent" value="remove" variant="danger" size="sm">
          {LISTS.remove}
        </Button>
        <p className="mt-1.5 text-sm text-ink-2">{LISTS.removeHint}</p>
      </Form>
    </details>
  )
}
