import { expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../../tests/factories/strict-world.ts'
import { outcome } from '../../../../tests/factories/subscribing.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'

const database = await testDatabase()

it('a cause that was told of today hides no other one', async () => {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  const pay = () => outcome(at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' }))
  const alerts = async () =>
    (await at.db.selectFrom('payment_alerts').select('about').where('kind', '=', 'misconfigured').execute()).length
  const before = await alerts()
  at.provider.fault('not_activated')
  expect([await pay(), await pay()]).toEqual(['payments_not_configured', 'payments_not_configured'])
  expect((await alerts()) - before).toBe(1)
  at.provider.heal()
  at.provider.fault('revoked_token')
  expect(await pay()).toBe('payments_not_configured')
  expect((await alerts()) - before).toBe(2)
})
