import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { showToast } from '../../../ui/toast.tsx'
import type { Outcome } from './account-calls.ts'

/**
 * Shows a refusal in a toast and at the fields it names; focuses the first of them.
 * @param fields of this form, in the order of the page
 */
export function showRefusal<Form extends FieldValues>(
  { message, issues = [] }: Extract<Outcome<unknown>, { ok: false }>,
  fields: readonly FieldPath<Form>[],
  setError: UseFormSetError<Form>,
): void {
  showToast({ kind: 'error', ...message })
  const named = fields.flatMap((field) =>
    issues.filter(({ path }) => path === field).map((issue) => ({ field, issue })),
  )
  for (const [index, { field, issue }] of named.entries())
    setError(field, { type: 'server', message: issue.message }, { shouldFocus: index === 0 })
}
