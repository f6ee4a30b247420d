import { redirect } from 'react-router'
import {
  ConfirmationScreen,
  type ConfirmationState,
} from '../../../features/accounts/confirmation/components/confirmation-screen.tsx'
import { CONFIRMATION_SCREEN } from '../../../features/accounts/screens.texts.ts'
import { CONFIRMATION_MESSAGES } from '../../../features/accounts/texts.ts'
import { addressContext, servicesContext, sessionContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { withReason } from '../../shell/arrival.ts'
import type { Route } from './+types/confirm-email'
import { answerForm, answerRefusal, readForm } from './posted-form.ts'
import { welcomeFont } from './welcome-font.ts'

/** Looks only: mail gateways open links, and must not confirm anything by it. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<ConfirmationState> {
  const token = url.searchParams.get('token') ?? ''
  const found = await context.get(servicesContext).accounts.confirmationOf(token)
  if (!found) return { kind: 'invalid' }
  const { email, confirmed, userId } = found
  if (confirmed) return { kind: 'already', email }
  return { kind: 'open', email, token, asksPassword: context.get(sessionContext)?.userId !== userId }
}

export async function action({ context, request }: Route.ActionArgs) {
  const fields = await readForm(request)
  const { accounts } = context.get(servicesContext)
  const address = context.get(addressContext)
  const token = fields.token ?? ''
  try {
    if (fields.answer === 'not-me') {
      await accounts.disownAccount(token, address)
      return answerForm({ fields: {}, message: CONFIRMATION_MESSAGES.disowned, status: 200, kind: 'success' })
    }
    const session = context.get(sessionContext)
    await accounts.confirmEmail(token, { session, password: fields.password, address })
    return redirect(withReason('/', 'confirmed'))
  } catch (error) {
    return answerRefusal(error, fields)
  }
}

export const links: Route.LinksFunction = welcomeFont

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: CONFIRMATION_SCREEN.title,
    description: CONFIRMATION_SCREEN.description,
    path: '/confirm-email',
    indexed: false,
  }),
  // The token in the address is secret. Without any referrer, forms would be sent without an origin.
  { name: 'referrer', content: 'same-origin' },
]

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData?.kind === 'success' ? ({ kind: 'disowned' } as const) : loaderData
  return <ConfirmationScreen state={state} posted={actionData} />
}
