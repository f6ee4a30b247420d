import { redirect } from 'react-router'
import { SignUpForm } from '../../../features/accounts/components/sign-up-form.tsx'
import { afterSignIn, safeNext } from '../../../features/accounts/next/rules.ts'
import { signUpSchema } from '../../../features/accounts/schema.ts'
import { SIGN_UP_SCREEN } from '../../../features/accounts/screens.texts.ts'
import { SIGN_UP_MESSAGES, SIGN_UP_TITLES } from '../../../features/accounts/texts.ts'
import { addressContext, servicesContext, sessionContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { withReason } from '../../shell/arrival.ts'
import type { Route } from './+types/register'
import { FreeFacts } from './free-account.tsx'
import { answerForm, answerRefusal, readForm } from './posted-form.ts'
import { welcomeFont } from './welcome-font.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const next = url.searchParams.get('next')
  const session = context.get(sessionContext)
  if (session) throw redirect(afterSignIn({ isAdmin: session.isAdmin, next }))
  return { next: safeNext(next) }
}

/** The form posted without JavaScript, or before it was there. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = signUpSchema.safeParse({
    ...fields,
    terms_accepted: fields.terms_accepted !== undefined,
    receive_emails: fields.receive_emails !== undefined,
  })
  if (!form.success) {
    const { issues } = form.error
    const first = issues[0]
    const title = Object.entries(SIGN_UP_TITLES).find(([field]) => field === first?.path[0])?.[1]
    const message = { title: title ?? SIGN_UP_MESSAGES.failed.title, description: first?.message ?? '' }
    return answerForm({ fields, message, issues })
  }
  try {
    const caller = { headers: request.headers, address: context.get(addressContext) }
    const { session, headers } = await context.get(servicesContext).accounts.signUp(form.data, caller)
    if (!session) {
      const message = SIGN_UP_MESSAGES.confirmFirst(form.data.email)
      return answerForm({ fields: {}, message, status: 200, kind: 'success' })
    }
    const next = url.searchParams.get('next')
    return redirect(withReason(afterSignIn({ isAdmin: session.isAdmin, next }), 'signedUp'), { headers })
  } catch (error) {
    return answerRefusal(error, fields)
  }
}

export const links: Route.LinksFunction = welcomeFont

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: SIGN_UP_SCREEN.title,
    description: SIGN_UP_SCREEN.description,
    path: '/register',
    indexed: false,
  })

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { next } = loaderData
  // A person who is about to buy reads of what Premium gives on the page they come from.
  const facts = next.startsWith('/plans') ? undefined : <FreeFacts className="mt-5" />
  return <SignUpForm next={next} posted={actionData} facts={facts} />
}
