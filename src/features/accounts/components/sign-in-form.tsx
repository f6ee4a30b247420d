import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useRevalidator } from 'react-router'
import type { Message } from '../../../platform/message.ts'
import { localRecord } from '../../../product/local-user.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { withNext } from '../next/rules.ts'
import { BEFORE_SIGN_IN_MS } from '../rules.ts'
import { type SignIn, signInSchema } from '../schema.ts'
import { SIGN_IN_SCREEN as texts } from '../screens.texts.ts'
import { SIGN_IN_MESSAGES } from '../texts.ts'
import { callSignIn, callSignOut } from './account-calls.ts'
import { AccountFrame } from './account-frame.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { GoogleButton } from './google-button.tsx'
import { Notice } from './notice.tsx'
import type { Posted } from './posted.ts'
import { showRefusal } from './show-refusal.ts'

const FIELDS = ['email', 'password'] as const

interface SignInFormProps {
  /** Target after the sign-in: a path of this site. */
  next: string
  /** Reason of a redirect to this screen: Google failed, or the confirmation link is not valid. */
  arrival: Message | null
  posted: Posted | undefined
  /** Text for users without an account, above the form; replaces the link at the end. */
  wall?: ReactNode
}

/** The screen of /login (rule: sign-in form). */
export function SignInForm({ next, arrival, posted, wall }: SignInFormProps) {
  const { revalidate } = useRevalidator()
  // No default values: the fields keep text that was typed or posted before React took over.
  const { register, handleSubmit, getValues, setError, formState } = useForm<SignIn>({
    resolver: zodResolver(signInSchema),
  })
  const errorOf = (field: (typeof FIELDS)[number]) => formState.errors[field]?.message ?? posted?.issues[field]
  // /register passes on an address that has an account.
  const known = (useLocation().state as { email?: string } | null)?.email
  useEffect(() => {
    if (arrival) showToast({ kind: 'error', ...arrival })
  }, [arrival])

  const submit = async (form: SignIn) => {
    await callSignOut()
    localRecord.wipe()
    await new Promise((resolve) => setTimeout(resolve, BEFORE_SIGN_IN_MS))
    const outcome = await callSignIn(form)
    if (!outcome.ok) {
      const wrong = outcome.code === 'bad_credentials'
      const issues = wrong ? [{ path: 'password', message: outcome.message.description }] : outcome.issues
      return showRefusal({ ...outcome, issues }, FIELDS, setError)
    }
    showToast({ kind: 'success', ...SIGN_IN_MESSAGES.success(outcome.data.user.name) })
    await revalidate()
  }

  return (
    <AccountFrame
      title={texts.title}
      intro={texts.intro}
      welcome={texts.welcome}
      trace={`${texts.welcome} ${texts.welcome}`}
      aside={texts.aside}
    >
      {wall}
      {posted ? <Notice {...posted} /> : null}
      {arrival ? (
        <div className="hidden noscript:block">
          <Notice kind="error" message={arrival} />
        </div>
      ) : null}
      <GoogleButton next={next} />
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit(submit, () => showToast({ kind: 'error', ...SIGN_IN_MESSAGES.fieldsMissing }))}
        className="mt-4 noscript:mt-7"
      >
        <div className="grid gap-4">
          <TextField
            {...register('email')}
            defaultValue={posted?.email ?? known}
            label={texts.email}
            type="email"
            autoComplete="username"
            required
            error={errorOf('email')}
          />
          <PasswordField
            {...register('password')}
            label={texts.password}
            autoComplete="current-password"
            required
            error={errorOf('password')}
          />
        </div>
        <ForgotPassword email={() => getValues('email')} />
        <Button type="submit" size="lg" block busy={formState.isSubmitting} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </form>
      {wall ? null : (
        <p className="mt-6 text-ink-2">
          {texts.noAccount}{' '}
          <Link to={withNext('/register', next)} className="text-link">
            {texts.signUp}
          </Link>
        </p>
      )}
    </AccountFrame>
  )
}
