import type { Database } from '../../src/platform/db/pool.ts'
import { openStrictProvider } from './strict-provider.ts'
import { delivery, subscriptionsOn } from './subscriptions.ts'

const DAY_MS = 86_400_000

/** Subscriptions on a test database, against the strict sandbox of the provider; with a person who may buy. */
export async function strictWorldOn(database: Database, limits: { readonly patienceMs?: () => number } = {}) {
  const clock = { now: new Date('2026-01-31T15:00:00.000Z') }
  const provider = await openStrictProvider(() => clock.now)
  const at = await subscriptionsOn(database, clock.now, provider.gateway, limits)
  const who = await at.person()

  const own = {
    ...at,
    provider,
    who,
    now: () => clock.now,
    setNow(moment: Date) {
      clock.now = moment
      at.setNow(moment)
    },
    /** The site's clock alone; the provider's stays. */
    runAhead: (ms: number) => at.setNow(new Date(clock.now.getTime() + ms)),
    summary: () => at.subscriptions.summaryOf(who),
    charging: () => provider.subscriptions().filter(({ status }) => status === 'authorized'),
    /** @returns the id of the checkout */
    async openCard(period: 'monthly' | 'annual'): Promise<string> {
      const { url } = await at.subscriptions.startCheckout(who, { type: 'subscription', period })
      return url.split('/').at(-1) ?? ''
    },
    payCard: (subscriptionId: string, verdict = 'approved') =>
      at.subscriptions.paying.payByCard(who, {
        subscriptionId,
        cardToken: provider.cardToken(verdict),
        payerEmail: who.email,
      }),
    async subscribe(period: 'monthly' | 'annual'): Promise<void> {
      await own.payCard(await own.openCard(period))
      await own.deliver()
    },
    /** Delivers what waits, or only one topic of it, and runs the jobs that follow. */
    async deliver({ only }: { only?: string } = {}): Promise<void> {
      for (let round = 0; round < 8; round++) {
        const waiting = provider.takeNotifications().filter(({ topic }) => only === undefined || topic === only)
        for (const { topic, resourceId, body } of waiting) {
          await at.inbox.receive(delivery(topic, resourceId, { body }))
        }
        await at.hand.drain()
        if (waiting.length === 0) return
      }
    },
    /** Days go by, one after the other, with what each brings. */
    async pass(days: number, { told = true } = {}): Promise<void> {
      for (let day = 0; day < days; day++) {
        own.setNow(new Date(clock.now.getTime() + DAY_MS))
        if (provider.catchUp() > 0 && told) await own.deliver()
        await at.subscriptions.turnDay()
      }
    },
    close: provider.close,
  }
  return own
}
