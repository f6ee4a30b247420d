import { redirect } from 'react-router'
import { SignInForm } from '../../../features/accounts/components/sign-in-form.tsx'
import { afterSignIn, safeNext } from '../../../features/accounts/rules.ts'
import { signInSchema } from '../../../features/accounts/schema.ts'
import { SIGN_IN_MESSAGES, SIGN_IN_SCREEN } from '../../../features/accounts/texts.ts'
import { addressContext, servicesContext, sessionContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/login'
import { answerForm, answerRefusal, readForm } from './posted-form.ts'
import { welcomeFont } from './welcome-font.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const next = searchParams.get('next')
  const session = context.get(sessionContext)
  if (session) throw redirect(afterSignIn({ isAdmin: session.isAdmin, next }))
  return { next: safeNext(next), failure: searchParams.get('error') }
}

/** The form posted without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = signInSchema.safeParse(fields)
  if (!form.success) return answerForm({ fields, message: SIGN_IN_MESSAGES.fieldsMissing })
  try {
    const caller = { headers: request.headers, address: context.get(addressContext) }
    const { session, headers } = await context.get(servicesContext).accounts.signIn(form.data, caller)
    const next = new URL(request.url).searchParams.get('next')
    return redirect(afterSignIn({ isAdmin: session?.isAdmin ?? false, next }), { headers })
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

/** Whoever was led here by something that failed; every other failure than the confirmation's comes from Google. */
function arrivalOf(failure: string | null) {
  if (failure === null) return null
  return failure === 'confirmation' ? SIGN_IN_MESSAGES.confirmationLink : SIGN_IN_MESSAGES.google
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInForm next={loaderData.next} arrival={arrivalOf(loaderData.failure)} posted={actionData} />
}
