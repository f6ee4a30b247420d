import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { NewTabNote } from '../../../ui/new-tab-note.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { withNext } from '../next/rules.ts'
import { AFTER_SIGN_UP_MS } from '../rules.ts'
import { type SignUp, signUpSchema } from '../schema.ts'
import { SIGN_UP_SCREEN as texts } from '../screens.texts.ts'
import { FIELD_ERRORS, SIGN_UP_MESSAGES, SIGN_UP_TITLES } from '../texts.ts'
import { callSignUp } from './account-calls.ts'
import { AccountFrame } from './account-frame.tsx'
import { GoogleButton } from './google-button.tsx'
import { Notice } from './notice.tsx'
import type { Posted } from './posted.ts'
import { showRefusal } from './show-refusal.ts'

/** In the order of the page: the first invalid field gets the toast. */
const FIELDS = ['name', 'email', 'password', 'terms_accepted'] as const

/**
 * The screen of /register (rule: sign-up form).
 * @param options.next where to go afterwards: a path of this site
 */
export function SignUpForm({
  next,
  posted,
  facts,
}: {
  next: string
  posted: Posted | undefined
  /** Gifts and price of the account, above the form. */
  facts?: ReactNode
}) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  // No default values: the fields keep text that was typed or posted before React took over.
  const { register, handleSubmit, control, setError, getValues, formState } = useForm<SignUp>({
    resolver: zodResolver(signUpSchema),
    mode: 'onChange',
  })
  const { errors, isSubmitting } = formState
  const [name, email] = useWatch({ control, name: ['name', 'email'] })
  const errorOf = (field: (typeof FIELDS)[number]) => errors[field]?.message ?? posted?.issues[field]

  const submit = async (form: SignUp) => {
    const outcome = await callSignUp(form)
    if (!outcome.ok) return showRefusal(outcome, FIELDS, setError)
    const { user } = outcome.data
    showToast({
      kind: 'success',
      ...(user ? SIGN_UP_MESSAGES.success(user.name) : SIGN_UP_MESSAGES.confirmFirst(form.email)),
    })
    await new Promise((resolve) => setTimeout(resolve, AFTER_SIGN_UP_MS))
    await (user ? revalidate() : navigate('/'))
  }
  const complain = (wrong: FieldErrors<SignUp>) => {
    const field = FIELDS.find((candidate) => wrong[candidate])
    if (field) showToast({ kind: 'error', title: SIGN_UP_TITLES[field], description: wrong[field]?.message ?? '' })
  }

  return (
    <AccountFrame
      title={texts.title}
      intro={texts.intro}
      welcome={texts.welcome}
      trace={`${texts.welcome} ${texts.welcome} ${texts.welcome}`}
      aside={texts.aside}
    >
      {facts}
      {posted ? <Notice {...posted} /> : null}
      <GoogleButton next={next} />
      <form method="post" noValidate onSubmit={handleSubmit(submit, complain)} className="mt-4 noscript:mt-7">
        <div className="grid gap-4">
          <TextField
            {...register('name')}
            defaultValue={posted?.name}
            label={texts.name}
            autoComplete="name"
            required
            error={errorOf('name')}
            valid={signUpSchema.shape.name.safeParse(name).success}
          />
          <TextField
            {...register('email')}
            defaultValue={posted?.email}
            label={texts.email}
            type="email"
            autoComplete="email"
            required
            error={errorOf('email')}
            valid={signUpSchema.shape.email.safeParse(email).success}
            helper={
              errorOf('email') === FIELD_ERRORS.emailTaken ? (
                <Link to={withNext('/login', next)} state={{ email: getValues('email') }} className="text-link">
                  {texts.signInWithThis}
                </Link>
              ) : undefined
            }
          />
          <PasswordField
            {...register('password')}
            label={texts.password}
            autoComplete="new-password"
            required
            helper={errorOf('password') ? undefined : texts.passwordHint}
            error={errorOf('password')}
          />
        </div>
        <div className="mt-5 mb-5">
          <Checkbox
            {...register('terms_accepted')}
            required
            error={errorOf('terms_accepted')}
            label={
              <>
                {texts.termsBefore}
                <a href="/terms" target="_blank" rel="noopener" className="text-link">
                  {texts.termsLink}
                  <NewTabNote />
                </a>
              </>
            }
          />
          <Checkbox
            {...register('receive_emails')}
            defaultChecked
            label={
              <>
                {texts.receiveEmails} <span className="text-ink-3">{texts.optional}</span>
              </>
            }
          />
        </div>
        <Button type="submit" size="lg" block busy={isSubmitting} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </form>
      <p className="mt-6 text-ink-2">
        {texts.haveAccount}{' '}
        <Link to={withNext('/login', next)} className="text-link">
          {texts.signIn}
        </Link>
      </p>
    </AccountFrame>
  )
}
