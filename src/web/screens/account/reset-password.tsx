import { redirect } from 'react-router'
import { ResetScreen } from '../../../features/accounts/components/reset-form.tsx'
import { resetRequestProblem } from '../../../features/accounts/rules.ts'
import { resetFormSchema } from '../../../features/accounts/schema.ts'
import { RESET_SCREEN } from '../../../features/accounts/screens.texts.ts'
import { RESET_MESSAGES } from '../../../features/accounts/texts.ts'
import { addressContext, servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { withReason } from '../../shell/arrival.ts'
import type { Route } from './+types/reset-password'
import { answerForm, answerRefusal, readForm } from './posted-form.ts'
import { welcomeFont } from './welcome-font.ts'

/** Reports a used or expired link before the user types two passwords in vain. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')
  const valid = token !== null && (await context.get(servicesContext).accounts.isResetLinkValid(token))
  return { token: valid ? token : null, linkOver: token !== null && !valid }
}

/** Either form posted without JavaScript: the new password where there is a token, the request for a link otherwise. */
export async function action({ context, request }: Route.ActionArgs) {
  const fields = await readForm(request)
  const { accounts } = context.get(servicesContext)
  const address = context.get(addressContext)
  try {
    if (fields.token === undefined) {
      const email = fields.email ?? ''
      const problem = resetRequestProblem(email)
      if (problem) return answerForm({ fields, message: problem })
      await accounts.requestPasswordReset(email.trim().toLowerCase(), address)
      return answerForm({ fields: {}, message: RESET_MESSAGES.sent, status: 200, kind: 'success' })
    }
    const form = resetFormSchema.safeParse(fields)
    if (!form.success) {
      const { issues } = form.error
      return answerForm({
        fields,
        issues,
        message: { ...RESET_MESSAGES.notChanged, description: issues[0]?.message ?? '' },
      })
    }
    await accounts.resetPassword(form.data, address)
    return redirect(withReason('/login', 'passwordReset'))
  } catch (error) {
    return answerRefusal(error, fields)
  }
}

export const links: Route.LinksFunction = welcomeFont

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: RESET_SCREEN.title,
    description: RESET_SCREEN.description,
    path: '/reset-password',
    indexed: false,
  }),
  // The token in the address is secret. Without any referrer, forms would be sent without an origin.
  { name: 'referrer', content: 'same-origin' },
]

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetScreen {...loaderData} posted={actionData} />
}
