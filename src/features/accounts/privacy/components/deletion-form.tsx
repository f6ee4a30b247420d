import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { localRecord } from '../../../../product/local-user.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { callAccount } from '../../components/account-calls.ts'
import type { Posted } from '../../components/posted.ts'
import { type Deletion, deletionFormSchema } from '../deletion.schema.ts'
import { PRIVACY_MESSAGES, DELETION_FORM as texts } from '../texts.ts'

interface DeletionFormProps {
  email: string
  /** Accounts without one confirm with the typed address. */
  hasPassword: boolean
  posted?: Posted
  onDeleted: () => void
  onCancel: () => void
}

/** Asks for proof and deletes the account (rule: personal data). Works without JavaScript. */
export function DeletionForm({ email, hasPassword, posted, onDeleted, onCancel }: DeletionFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Deletion>({
    resolver: zodResolver(deletionFormSchema({ email, hasPassword })),
  })
  const { errors, isSubmitting } = formState
  const field = hasPassword ? 'password' : 'email'
  const error = errors[field]?.message ?? posted?.issues[field]

  const submit = async (form: Deletion) => {
    const outcome = await callAccount({
      path: '/delete-account',
      body: form,
      schema: z.object({ success: z.literal(true) }),
      unexpected: PRIVACY_MESSAGES.notDeleted,
      refused: PRIVACY_MESSAGES.notDeleted,
      withoutData: PRIVACY_MESSAGES.notDeleted,
    })
    if (outcome.ok) {
      localRecord.wipe()
      showToast({ kind: 'success', ...PRIVACY_MESSAGES.deleted })
      return onDeleted()
    }
    showToast({ kind: 'error', ...outcome.message })
    if (outcome.code !== 'deletion_wrong_password' && outcome.code !== 'deletion_wrong_email') return
    setError(field, { message: outcome.message.description })
    setFocus(field)
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit)} className="grid gap-5">
      <div className="text-ink-2">
        <p>{texts.intro}</p>
        <ul className="mt-2 list-disc space-y-1.5 pl-5">
          {texts.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      </div>
      {hasPassword ? (
        <PasswordField
          {...register('password')}
          label={texts.password}
          autoComplete="current-password"
          required
          error={error}
        />
      ) : (
        <TextField
          {...register('email')}
          label={texts.email}
          type="email"
          autoComplete="off"
          required
          helper={texts.emailHint(email)}
          error={error}
        />
      )}
      <div className="flex flex-wrap gap-2.5 *:grow">
        <Button variant="secondary" onClick={onCancel} className="noscript:hidden">
          {texts.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}
