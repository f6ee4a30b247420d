import { describe, expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../tests/factories/strict-world.ts'
import { testDatabase } from '../../../tests/setup/database.ts'

const database = await testDatabase()

/** A person who may buy, and then deletes the account. */
async function world() {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  return {
    ...at,
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
})
