import { expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../../tests/factories/strict-world.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { DAY_MS } from '../../../platform/time.ts'

const database = await testDatabase()

it('an unfinished checkout by card is closed after a week, at the provider too', async () => {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  const subscriptionId = await at.openCard('monthly')
  await at.subscriptions.paying.openHosted(at.who, { subscriptionId, payerEmail: at.who.email })
  const statuses = () => at.provider.subscriptions().map(({ status }) => status)
  const reconcileIn = async (days: number) => {
    at.setNow(new Date(at.now().getTime() + days * DAY_MS))
    await at.subscriptions.reconcile()
    await at.hand.drain()
  }
  await reconcileIn(6)
  expect(statuses()).toEqual(['pending'])
  await reconcileIn(2)
  expect(statuses()).toEqual(['cancelled'])
  expect(await at.subscriptions.paying.pageOf(at.who, subscriptionId)).toMatchObject({ state: 'over' })
})
