import { redirect } from 'react-router'
import { passwordFormSchema } from '../../../../features/accounts/password/schema.ts'
import { PASSWORD_MESSAGES } from '../../../../features/accounts/password/texts.ts'
import { deletionFormSchema } from '../../../../features/accounts/privacy/deletion.schema.ts'
import { PRIVACY_MESSAGES } from '../../../../features/accounts/privacy/texts.ts'
import { profileChangeSchema } from '../../../../features/accounts/profile/schema.ts'
import { PROFILE_MESSAGES } from '../../../../features/accounts/profile/texts.ts'
import type { Session } from '../../../../features/accounts/schema.ts'
import type { Accounts } from '../../../../features/accounts/service.server.ts'
import { TERMS } from '../../../../features/accounts/terms/texts.ts'
import { RESET_MESSAGES } from '../../../../features/accounts/texts.ts'
import { CANCEL_MESSAGES } from '../../../../features/subscriptions/cancellation/texts.ts'
import type { Message } from '../../../../platform/message.ts'
import { type ArrivalReason, withReason } from '../../../shell/arrival.ts'
import { answerForm } from '../posted-form.ts'

/** The forms of the profile, as the address names them (`?form=`). */
const FORMS = ['edit', 'password', 'delete'] as const
export type ProfileFormName = (typeof FORMS)[number]

/** The form in the address, or null. */
export function formOf(parameters: URLSearchParams): ProfileFormName | null {
  return FORMS.find((name) => name === parameters.get('form')) ?? null
}

/** Forms of one button, which other pages show, too. */
const ONE_BUTTON = ['sign-out', 'terms'] as const
type OneButtonForm = (typeof ONE_BUTTON)[number]

/** The form that was posted, or null. */
export const postedFormOf = (parameters: URLSearchParams): ProfileFormName | OneButtonForm | null =>
  ONE_BUTTON.find((name) => name === parameters.get('form')) ?? formOf(parameters)

const NOTICES = new Map<string | null, Message>([
  ['edit', PROFILE_MESSAGES.updated],
  ['password', PASSWORD_MESSAGES.changed],
  ['terms', TERMS.accepted],
  ['stayed', CANCEL_MESSAGES.stayed],
])

/** The message of a form that posted itself, from the address; null without one. */
export function noticeOf(parameters: URLSearchParams, subscriptionStatus: string): Message | null {
  // A stranger's link must not show this.
  if (parameters.get('done') === 'cancelled' && subscriptionStatus === 'cancelled') return CANCEL_MESSAGES.doneOnPage
  return NOTICES.get(parameters.get('done')) ?? null
}

interface Submission {
  readonly accounts: Accounts
  readonly session: Session
  readonly fields: Record<string, string>
  readonly headers: Headers
  readonly address: string
}

/** Carries out a form that posted itself, without JavaScript. What the service refuses, it throws. */
export async function submitForm(name: ProfileFormName | OneButtonForm, submission: Submission) {
  const { accounts, session, fields, headers } = submission
  switch (name) {
    case 'edit': {
      const form = profileChangeSchema.safeParse(fields)
      if (!form.success) return complain(fields, form.error.issues, PROFILE_MESSAGES.notUpdated)
      await accounts.profiles.change(session, form.data)
      return redirect('/profile?done=edit')
    }
    case 'password':
      return submitPassword(submission)
    case 'delete': {
      const hasPassword = await accounts.profiles.hasPassword(session)
      const form = deletionFormSchema({ email: session.email, hasPassword }).safeParse(fields)
      if (!form.success) return complain(fields, form.error.issues, PRIVACY_MESSAGES.notDeleted)
      await accounts.privacy.deleteAccount(session, form.data)
      return leave(accounts, headers, 'deleted')
    }
    case 'terms':
      await accounts.terms.accept(session)
      return redirect('/profile?done=terms')
    case 'sign-out':
      return leave(accounts, headers, 'signedOut')
  }
}

async function submitPassword({ accounts, session, fields, headers, address }: Submission) {
  if (!(await accounts.profiles.hasPassword(session))) {
    await accounts.requestPasswordReset(session.email, address)
    return answerForm({ fields: {}, message: RESET_MESSAGES.sent, status: 200, kind: 'success' })
  }
  const form = passwordFormSchema.safeParse(fields)
  if (!form.success) return complain(fields, form.error.issues, PASSWORD_MESSAGES.notChanged)
  const entry = await accounts.passwords.change(form.data, headers)
  return redirect('/profile?done=password', { headers: entry.headers })
}

async function leave(accounts: Accounts, headers: Headers, reason: ArrivalReason) {
  return redirect(withReason('/', reason), { headers: (await accounts.signOut(headers)).headers })
}

type Issues = Parameters<typeof answerForm>[0]['issues'] & object

function complain(fields: Record<string, string>, issues: Issues, message: Message) {
  return answerForm({ fields, issues, message: { ...message, description: issues[0]?.message ?? message.description } })
}
