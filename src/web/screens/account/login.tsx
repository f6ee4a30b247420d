import { redirect } from 'react-router'
import { SignInForm } from '../../../features/accounts/components/sign-in-form.tsx'
import { DENIED, EMAIL_NOT_CONFIRMED, UNEXPECTED_FAILURE } from '../../../features/accounts/google/rules.ts'
import { afterSignIn, leadsToSheet, safeNext } from '../../../features/accounts/next/rules.ts'
import { signInSchema } from '../../../features/accounts/schema.ts'
import { SIGN_IN_SCREEN } from '../../../features/accounts/screens.texts.ts'
import { SIGN_IN_MESSAGES } from '../../../features/accounts/texts.ts'
import type { Message } from '../../../platform/message.ts'
import { addressContext, servicesContext, sessionContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { withReason } from '../../shell/arrival.ts'
import type { Route } from './+types/login'
import { FreeAccount } from './free-account.tsx'
import { answerForm, answerRefusal, readForm } from './posted-form.ts'
import { welcomeFont } from './welcome-font.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const next = searchParams.get('next')
  const session = context.get(sessionContext)
  if (session) throw redirect(afterSignIn({ isAdmin: session.isAdmin, next }))
  return { next: safeNext(next), failure: searchParams.get('error') }
}

/** The form posted without JavaScript, or before it was there. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = signInSchema.safeParse(fields)
  if (!form.success) return answerForm({ fields, message: SIGN_IN_MESSAGES.fieldsMissing, issues: form.error.issues })
  try {
    const caller = { headers: request.headers, address: context.get(addressContext) }
    const { session, headers } = await context.get(servicesContext).accounts.signIn(form.data, caller)
    const next = url.searchParams.get('next')
    const address = afterSignIn({ isAdmin: session?.isAdmin ?? false, next })
    return redirect(withReason(address, 'signedIn'), { headers })
  } catch (error) {
    return answerRefusal(error, fields)
  }
}

export const links: Route.LinksFunction = welcomeFont

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: SIGN_IN_SCREEN.title,
    description: SIGN_IN_SCREEN.description,
    path: '/login',
    indexed: false,
  })

/** Why the person was redirected here. */
const ARRIVALS: ReadonlyMap<string, Message> = new Map<string, Message>([
  [DENIED, SIGN_IN_MESSAGES.googleDenied],
  [EMAIL_NOT_CONFIRMED, SIGN_IN_MESSAGES.googleEmailNotConfirmed],
  [UNEXPECTED_FAILURE, SIGN_IN_MESSAGES.googleUnexpected],
])

/** Every other failure is one of the many refusals of a return from Google. */
function arrivalOf(failure: string | null): Message | null {
  return failure === null ? null : (ARRIVALS.get(failure) ?? SIGN_IN_MESSAGES.google)
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { next, failure } = loaderData
  return (
    <SignInForm
      next={next}
      arrival={arrivalOf(failure)}
      posted={actionData}
      wall={leadsToSheet(next) ? <FreeAccount next={next} /> : undefined}
    />
  )
}
