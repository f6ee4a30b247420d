import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { resetRequestProblem } from '../rules.ts'
import { type ResetForm, resetFormSchema } from '../schema.ts'
import { RESET_SCREEN as texts } from '../screens.texts.ts'
import { RESET_MESSAGES } from '../texts.ts'
import { callReset, callResetRequest } from './account-calls.ts'
import { AccountFrame } from './account-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { Notice } from './notice.tsx'
import type { Posted } from './posted.ts'
import { showRefusal } from './show-refusal.ts'

interface ResetScreenProps {
  token: string | null
  /** True after an expired or used link. */
  linkOver: boolean
  posted: Posted | undefined
}

export function ResetScreen({ token, linkOver, posted }: ResetScreenProps) {
  return (
    <AccountFrame
      title={texts.title}
      intro={token === null ? texts.requestIntro : texts.intro}
      welcome={texts.welcome}
      aside={texts.aside}
    >
      {posted ? <Notice {...posted} /> : null}
      {linkOver && !posted ? <Notice kind="error" message={RESET_MESSAGES.linkOver} /> : null}
      {token === null ? <RequestForm email={posted?.email ?? ''} /> : <NewPasswordForm token={token} posted={posted} />}
      <p className="mt-6">
        <Link to="/login" className="text-link">
          {texts.toSignIn}
        </Link>
      </p>
    </AccountFrame>
  )
}

function RequestForm({ email }: { email: string }) {
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>()
  const submit = async (form: { email: string }) => {
    const problem = resetRequestProblem(form.email)
    if (problem) {
      const issues = [{ path: 'email', message: problem.description }]
      return showRefusal({ ok: false, message: problem, issues }, ['email'], setError)
    }
    const outcome = await callResetRequest(form.email)
    showToast(outcome.ok ? { kind: 'success', ...RESET_MESSAGES.sent } : { kind: 'error', ...outcome.message })
  }
  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit)} className="mt-7 grid gap-7">
      <TextField
        {...register('email')}
        defaultValue={email}
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        error={formState.errors.email?.message}
      />
      <Button type="submit" size="lg" block busy={formState.isSubmitting} busyLabel={texts.busy}>
        {texts.request}
      </Button>
    </form>
  )
}

function NewPasswordForm({ token, posted }: { token: string; posted: Posted | undefined }) {
  const navigate = useNavigate()
  const { register, handleSubmit, setError, formState } = useForm<ResetForm>({
    resolver: zodResolver(resetFormSchema),
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = formState
  const errorOf = (field: 'password' | 'confirmation') => errors[field]?.message ?? posted?.issues[field]
  const submit = async ({ password }: ResetForm) => {
    const outcome = await callReset({ token, password })
    if (!outcome.ok) return showRefusal(outcome, ['password', 'confirmation'], setError)
    showToast({ kind: 'success', ...RESET_MESSAGES.changed })
    await navigate('/login')
  }
  const complain = ({ password, confirmation }: typeof errors) =>
    showToast({
      kind: 'error',
      ...RESET_MESSAGES.notChanged,
      description: password?.message ?? confirmation?.message ?? '',
    })
  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit, complain)} className="mt-7">
      <input {...register('token')} type="hidden" defaultValue={token} />
      <div className="grid gap-4">
        <NewPasswordFields
          next={{ registration: register('password'), label: texts.newPassword, error: errorOf('password') }}
          confirmation={{
            registration: register('confirmation'),
            label: texts.confirmation,
            error: errorOf('confirmation'),
          }}
          hint={texts.passwordHint}
        />
      </div>
      <Button type="submit" size="lg" block className="mt-7" busy={isSubmitting} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
