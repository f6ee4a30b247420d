import { useNavigate } from 'react-router'
import type { SessionInfo } from '../../features/accounts/schema.ts'
import { isPremiumPlan } from '../../features/subscriptions/plan/rules.ts'
import { ApiError, callApi } from '../../platform/browser/call-api.ts'
import { PLANS, type Plan } from '../../product/plans.ts'
import { showToast, type ToastMessage } from '../../ui/toast.tsx'
import { suggestionTexts } from './texts.ts'

/** Asks the server for the plan of this user; null for one this page does not know. Throws when there is no answer. */
async function fetchPlan(userId: string): Promise<Plan | null> {
  const answer = await callApi('/rest/v1/rpc/get_user_download_stats', { body: { user_id: userId }, read: planIn })
  if (!answer.ok) throw new ApiError('stats', answer)
  return answer.data
}

const planIn = (stats: unknown) =>
  typeof stats === 'object' && stats !== null && 'plan' in stats
    ? (PLANS.find((plan) => plan === stats.plan) ?? null)
    : null

/**
 * Opens the suggestion form (rule: suggestion form): visitors are redirected to sign in, other users see that it is for
 * Premium, Premium gets the form.
 */
export async function askForSuggestionForm(
  session: SessionInfo | null,
  formUrl: string | null,
  planOf: (userId: string) => Promise<Plan | null> = fetchPlan,
): Promise<{ toast: ToastMessage; goTo?: string; open?: string }> {
  // To sign in is a step, no failure.
  if (!session) return { toast: { kind: 'info', ...suggestionTexts.denied }, goTo: '/login' }
  try {
    if (!isPremiumPlan(await planOf(session.userId))) {
      return { toast: { kind: 'warn', ...suggestionTexts.premiumOnly } }
    }
  } catch {
    return { toast: { kind: 'error', ...suggestionTexts.failed } }
  }
  if (!formUrl) return { toast: { kind: 'error', ...suggestionTexts.failed } }
  return { toast: { kind: 'success', ...suggestionTexts.opened }, open: formUrl }
}

/** The press on 'Sugira melhorias'. */
export function useSuggestionForm(session: SessionInfo | null, formUrl: string | null) {
  const navigate = useNavigate()
  return async () => {
    const { toast, goTo, open } = await askForSuggestionForm(session, formUrl)
    if (open) window.open(open, '_blank', 'noopener')
    showToast(toast)
    if (goTo) await navigate(goTo)
  }
}
