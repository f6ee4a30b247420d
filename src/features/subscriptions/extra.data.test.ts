import { expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../tests/factories/strict-world.ts'
import { outcome } from '../../../tests/factories/subscribing.ts'
import { testDatabase } from '../../../tests/setup/database.ts'

const database = await testDatabase()

/** A card whose answer was lost and that no list shows, followed by a second press: two subscriptions of one order. */
async function orderedTwice() {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  const { email: adminEmail } = await at.person({ role: 'admin' })
  const id = await at.openCard('monthly')
  const { gateway } = at.provider
  const { subscriptionsOf } = gateway
  gateway.subscriptionsOf = async () => []
  at.provider.fault('lost_answer', 1, '/preapproval')
  expect(await outcome(at.payCard(id))).toBe('provider_unreachable')
  at.setNow(new Date(at.now().getTime() + 60_000))
  expect(await at.payCard(id)).toEqual({ outcome: 'authorized' })
  gateway.subscriptionsOf = subscriptionsOf
  return { ...at, adminEmail }
}

it.each([
  ['every notification', undefined],
  ['notifications of payments alone', 'payment'],
] as const)('an order that became two subscriptions, with %s, renews once and loses no charge', async (_, only) => {
  const at = await orderedTwice()
  await at.deliver(only ? { only } : {})
  expect(at.charging()).toHaveLength(1)
  // Each of the two charges has its month; the team hears of it.
  expect(await at.subscriptions.receiptsOf(at.who)).toMatchObject([{ status: 'paid' }, { status: 'paid' }])
  expect((await at.summary()).subscriptionEnd).toMatch(/^2026-03-31/)
  expect(at.outbox.filter(({ to, subject }) => to === at.adminEmail && /em dobro/.test(subject))).toHaveLength(1)
})
