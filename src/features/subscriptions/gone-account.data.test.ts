import { describe, expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../tests/factories/strict-world.ts'
import { testDatabase } from '../../../tests/setup/database.ts'

const database = await testDatabase()

/** A person who may buy, and then deletes the account. */
async function world() {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  const { email: adminEmail } = await at.person({ role: 'admin' })
  const alerts = (about: RegExp) => at.outbox.filter(({ to, subject }) => to === adminEmail && about.test(subject))
  return {
    ...at,
    alerts,
    async deleteAccount(): Promise<void> {
      await at.subscriptions.leave(at.who)
      await at.db.deleteFrom('auth_users').where('id', '=', at.who.userId).execute()
    },
    statuses: () => at.provider.payments().map(({ status }) => status),
  }
}

describe('an account that is deleted', () => {
  it('has its money back all the same, when it withdrew while the provider gave none back', async () => {
    const at = await world()
    await at.subscribe('monthly')
    at.provider.fault('error_500', null, '/refunds')
    expect(await at.subscriptions.withdraw(at.who)).toMatchObject({ refund: 'processing' })
    await at.deleteAccount()
    at.provider.heal()
    await at.deliver()
    expect(at.statuses()).toEqual(['refunded'])
  })

  it('raises no alert that asks to give back what it paid before, when that payment is read again', async () => {
    const at = await world()
    await at.subscribe('monthly')
    await at.deleteAccount()
    await at.subscriptions.lookAgain(at.provider.payments()[0]?.id ?? '')
    await at.deliver()
    expect(at.alerts(/conta excluída/)).toEqual([])
  })

  it('raises an alert for a PIX that was paid after it', async () => {
    const at = await world()
    await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
    at.provider.fault('error_500')
    await at.deleteAccount()
    at.provider.heal()
    at.provider.actOnPayment(at.provider.payments().at(-1)?.id ?? '', 'approve')
    await at.deliver()
    expect(at.statuses()).toEqual(['approved'])
    expect(at.alerts(/conta excluída/)).toHaveLength(1)
  })

  it('has a charge back that came after it, which the team need not give back', async () => {
    const at = await world()
    await at.subscribe('monthly')
    at.provider.fault('ignored_cancel')
    await at.deleteAccount()
    await at.pass(32)
    await at.deliver()
    expect(at.statuses()).toEqual(['approved', 'refunded'])
    expect(at.alerts(/conta excluída/)).toEqual([])
    expect(at.alerts(/depois do cancelamento/)).toHaveLength(1)
  })
})
