import { expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../tests/factories/strict-world.ts'
import { outcome } from '../../../tests/factories/subscribing.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import type { PaymentGateway } from '../payments/gateway/schema.ts'

const database = await testDatabase()
const PIX = { type: 'one_time', period: 'monthly' } as const

/** A provider whose calls of one name are answered on command, and users with less patience. */
async function worldWithSlow(name: keyof PaymentGateway) {
  let patienceMs = 20_000
  const at = await strictWorldOn(database, { patienceMs: () => patienceMs })
  onTestFinished(at.close)
  const { gateway } = at.provider
  const call = gateway[name] as (...given: unknown[]) => Promise<unknown>
  const held = Promise.withResolvers<void>()
  const answered: Promise<unknown>[] = []
  const slow = (...given: unknown[]) => {
    const answer = held.promise.then(() => call(...given))
    answered.push(answer)
    return answer
  }
  Object.assign(gateway, { [name]: slow })
  return {
    ...at,
    /** From here on people wait for a second; what was done before may take its time. */
    async hurry() {
      await at.hand.drain()
      patienceMs = 1_000
    },
    /** Lets the calls through, and waits for what follows from them. */
    async release() {
      held.resolve()
      await Promise.allSettled(answered)
      Object.assign(gateway, { [name]: call })
      patienceMs = 20_000
      await at.hand.drain()
    },
  }
}

it('a PIX is given up waiting for, and the next press finds the one that was made meanwhile', async () => {
  const at = await worldWithSlow('createPixPayment')
  await at.hurry()
  expect(await outcome(at.subscriptions.startCheckout(at.who, PIX))).toBe('provider_unreachable')
  await at.release()
  await expect.poll(() => outcome(at.subscriptions.startCheckout(at.who, PIX))).toBe('done')
  expect(at.provider.payments()).toHaveLength(1)
})

it('a card is given up waiting for, and the next press finds it authorised', async () => {
  const at = await worldWithSlow('createSubscription')
  const id = await at.openCard('monthly')
  await at.hurry()
  expect(await outcome(at.payCard(id))).toBe('provider_unreachable')
  await at.release()
  await expect.poll(() => outcome(at.payCard(id))).toBe('done')
  await at.deliver()
  expect(at.charging()).toHaveLength(1)
  expect(at.provider.payments().filter(({ status }) => status === 'approved')).toHaveLength(1)
})

it('a withdrawal is answered while its refund is under way, which then comes with a mail', async () => {
  const at = await worldWithSlow('refund')
  await at.subscribe('monthly')
  await at.hurry()
  expect(await at.subscriptions.withdraw(at.who)).toMatchObject({ refund: 'processing', amountCents: 1190 })
  expect(await at.summary()).toMatchObject({ plan: 'gratuito', renews: false })
  await at.release()
  await at.deliver()
  expect(at.provider.payments().map(({ status }) => status)).toEqual(['refunded'])
  const mails = at.outbox.filter(({ to }) => to === at.who.email).map(({ subject }) => subject)
  expect(mails.filter((subject) => /^Devolvemos/.test(subject))).toHaveLength(1)
})

it('a refund that the provider refuses late takes the withdrawal back, with a mail and an alert', async () => {
  const at = await worldWithSlow('refund')
  await at.person({ role: 'admin', email: 'cobrancas@example.com' })
  await at.subscribe('monthly')
  await at.hurry()
  expect(await at.subscriptions.withdraw(at.who)).toMatchObject({ refund: 'processing' })
  at.provider.fault('error_400', null, '/refunds')
  await at.release()
  await at.deliver()
  expect(await at.summary()).toMatchObject({ plan: 'premium', withdrawableUntil: expect.any(String) })
  const mails = (to: string, about: RegExp) => at.outbox.filter((mail) => mail.to === to && about.test(mail.subject))
  expect(mails(at.who.email, /ainda não saiu/)).toHaveLength(1)
  expect(mails('cobrancas@example.com', /não devolve/)).toHaveLength(1)
  at.provider.heal()
  expect(await at.subscriptions.withdraw(at.who)).toMatchObject({ refund: 'refunded' })
})
