import type { Session } from '../../../../features/accounts/schema.ts'
import { parseCursor } from '../../../../features/downloads/history/rules.ts'
import { nextDayStart, systemClock } from '../../../../platform/time.ts'
import type { Services } from '../../../context.ts'
import { formOf, noticeOf } from './forms.ts'

/** Everything the profile shows. `search` names the page of the history, the open form and what was just done. */
export async function readProfile(services: Services, session: Session, search: URLSearchParams) {
  const { accounts, downloads, downloadHistory, subscriptions } = services
  const [profile, hasPassword, subscription, receipts, stats, downloaded, history] = await Promise.all([
    accounts.profiles.read(session),
    accounts.profiles.hasPassword(session),
    subscriptions.summaryOf(session),
    subscriptions.receiptsOf(session),
    downloads.stats(session),
    downloadHistory.today(session),
    downloadHistory.page(session, parseCursor(search)),
  ])
  const { plan, billingPeriod, subscriptionStatus, subscriptionEnd } = subscription
  const now = systemClock()
  return {
    person: { id: profile.id, name: profile.name, email: profile.email, hasPassword },
    plan: {
      plan,
      billingPeriod,
      status: subscriptionStatus,
      subscriptionEnd,
      renews: subscription.renews,
      isUnpaid: subscription.failedRenewal !== null,
    },
    subscription,
    receipts,
    today: { stats, downloaded, resetsAt: nextDayStart(now).getTime(), serverNow: now.getTime() },
    history,
    form: formOf(search),
    notice: noticeOf(search, subscriptionStatus),
  }
}
