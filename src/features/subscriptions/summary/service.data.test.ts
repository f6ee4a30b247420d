import { expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../../tests/factories/strict-world.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { HOUR_MS } from '../../../platform/time.ts'

const database = await testDatabase()

it('names no day of the past as ahead, from a renewal that is not paid to its end', async () => {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  await at.subscribe('monthly')
  at.provider.act(at.provider.subscriptions()[0]?.id ?? '', 'decline-card')
  await at.pass(27)
  const seen = new Set<string>()
  // From a day before the end of the month to the hours after the days of grace, in which the provider may still try.
  for (let hours = 0; hours < 14 * 24; hours += 6) {
    at.setNow(new Date(at.now().getTime() + 6 * HOUR_MS))
    if (at.provider.catchUp() > 0) await at.deliver()
    await at.subscriptions.turnDay()
    const { plan, renews, nextCharge, failedRenewal, keepsUntil, withdrawableUntil } = await at.summary()
    const ahead = [nextCharge?.at, failedRenewal?.accessUntil, keepsUntil, withdrawableUntil].filter(
      (one) => one != null,
    )
    expect(ahead.filter((moment) => new Date(moment) <= at.now())).toEqual([])
    seen.add(`${plan}${renews ? ', renews' : ''}${failedRenewal ? ', not paid' : ''}`)
  }
  expect([...seen]).toEqual(['premium, renews', 'premium, renews, not paid', 'gratuito, renews', 'gratuito'])
})
