import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '../../../../ui/button.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { callAccount, callResetRequest } from '../../components/account-calls.ts'
import { NewPasswordFields } from '../../components/new-password-fields.tsx'
import type { Posted } from '../../components/posted.ts'
import { showRefusal } from '../../components/show-refusal.ts'
import { sessionSchema } from '../../schema.ts'
import { RESET_MESSAGES } from '../../texts.ts'
import { type PasswordForm as Form, passwordFormSchema } from '../schema.ts'
import { PASSWORD_MESSAGES, PASSWORD_FORM as texts } from '../texts.ts'

interface PasswordFormProps {
  /** Identifies the account for password managers. */
  email: string
  posted?: Posted
  onChanged: () => void
}

const FIELDS = ['currentPassword', 'newPassword', 'confirmation'] as const

/** (rule: password change) Works without JavaScript. */
export function PasswordForm({ email, posted, onChanged }: PasswordFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: zodResolver(passwordFormSchema),
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  const errorOf = (field: (typeof FIELDS)[number]) => errors[field]?.message ?? posted?.issues[field]

  const submit = async ({ currentPassword, newPassword }: Form) => {
    const outcome = await callAccount({
      path: '/change-password',
      body: { currentPassword, newPassword },
      schema: z.object({ user: sessionSchema.nullable() }),
      unexpected: PASSWORD_MESSAGES.notChanged,
      refused: PASSWORD_MESSAGES.notChanged,
      withoutData: PASSWORD_MESSAGES.notChanged,
    })
    if (outcome.ok) {
      showToast({ kind: 'success', ...PASSWORD_MESSAGES.changed })
      return onChanged()
    }
    const wrong = outcome.code === 'wrong_current_password'
    const issues = wrong ? [{ path: 'currentPassword', message: outcome.message.description }] : outcome.issues
    showRefusal({ ...outcome, issues }, FIELDS, setError)
  }
  const complain = (wrong: typeof errors) => {
    const first = FIELDS.find((field) => wrong[field])
    const description = first && wrong[first]?.message
    showToast({ kind: 'error', ...PASSWORD_MESSAGES.notChanged, ...(description ? { description } : {}) })
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, complain)} className="grid gap-5">
      <input type="email" name="email" defaultValue={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...register('currentPassword')}
        label={texts.current}
        autoComplete="current-password"
        required
        error={errorOf('currentPassword')}
      />
      <NewPasswordFields
        next={{ registration: register('newPassword'), label: texts.next, error: errorOf('newPassword') }}
        confirmation={{
          registration: register('confirmation'),
          label: texts.confirmation,
          error: errorOf('confirmation'),
        }}
        hint={texts.nextHint}
      />
      <Button type="submit" block busy={isSubmitting} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}

/** A first password by a mailed link, for accounts that only know Google. Works without JavaScript. */
export function FirstPassword({ email, onSent }: { email: string; onSent: () => void }) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const outcome = await callResetRequest(email)
    setBusy(false)
    showToast(outcome.ok ? { kind: 'success', ...RESET_MESSAGES.sent } : { kind: 'error', ...outcome.message })
    if (outcome.ok) onSent()
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
      className="grid gap-5"
    >
      <p className="text-ink-2">{texts.none(email)}</p>
      <Button type="submit" block busy={busy} busyLabel={texts.requestBusy}>
        {texts.request}
      </Button>
    </form>
  )
}
