import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '../../../ui/password-field.tsx'

interface Field {
  readonly registration: UseFormRegisterReturn
  readonly label: string
  readonly error: string | undefined
}

/** A new password and its confirmation; an error replaces the hint. */
export function NewPasswordFields(fields: { next: Field; confirmation: Field; hint: string }) {
  const { next, confirmation, hint } = fields
  return (
    <>
      <PasswordField
        {...next.registration}
        label={next.label}
        autoComplete="new-password"
        required
        helper={next.error ? undefined : hint}
        error={next.error}
      />
      <PasswordField
        {...confirmation.registration}
        label={confirmation.label}
        autoComplete="new-password"
        required
        error={confirmation.error}
      />
    </>
  )
}
