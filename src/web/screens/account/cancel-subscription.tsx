import { redirect } from 'react-router'
import { CANCEL_MESSAGES, CANCEL_PAGE } from '../../../features/subscriptions/cancellation/texts.ts'
import { cancelInputSchema, type SubscriptionSummary } from '../../../features/subscriptions/schema.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { servicesContext } from '../../context.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/cancel-subscription'
import { Farewell } from './farewell.tsx'
import { ownSession } from './own-session.ts'
import { answerForm, answerRefusal, readForm } from './posted-form.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = ownSession(context, url)
  const subscription = await context.get(servicesContext).subscriptions.summaryOf(session)
  return { subscription, confirms: url.searchParams.has('confirmar') }
}

/** The confirmation posted without JavaScript. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const session = ownSession(context, url)
  const fields = await readForm(request)
  const form = cancelInputSchema.safeParse(fields)
  if (!form.success) return answerForm({ fields, message: CANCEL_MESSAGES.failed })
  try {
    await context.get(servicesContext).subscriptions.cancel(session, form.data)
  } catch (error) {
    return answerRefusal(error, fields)
  }
  return redirect('/profile?done=cancelled', 303)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: CANCEL_PAGE.title,
    description: CANCEL_PAGE.description,
    path: '/cancel-subscription',
    indexed: false,
  })

/** Cancels a subscription (rule: cancellation). */
export default function CancelSubscription({
  loaderData: { subscription, confirms },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="page-width py-10 md:py-14">
      <div className="mx-auto max-w-[42rem]">
        {subscription.renews || (subscription.subscriptionStatus === 'active' && subscription.hasActiveSubscription) ? (
          <Farewell keepsUntil={subscription.keepsUntil} confirms={confirms} posted={actionData} />
        ) : (
          <NothingToCancel subscription={subscription} />
        )}
      </div>
    </div>
  )
}

function NothingToCancel({ subscription }: { subscription: SubscriptionSummary }) {
  const { hasActiveSubscription, subscriptionStatus, subscriptionEnd } = subscription
  const { none, pass, cancelled } = CANCEL_PAGE.nothing
  const premium = subscriptionStatus === 'cancelled' ? cancelled(subscriptionEnd) : pass(subscriptionEnd)
  const { title, text } = hasActiveSubscription ? premium : none
  return (
    <EmptyState
      kind="empty"
      level={1}
      title={title}
      action={<LinkButton to="/profile">{CANCEL_PAGE.profile}</LinkButton>}
    >
      {text}
    </EmptyState>
  )
}
