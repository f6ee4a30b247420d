import { describe, expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../tests/factories/strict-world.ts'
import { outcome } from '../../../tests/factories/subscribing.ts'
import { testDatabase } from '../../../tests/setup/database.ts'

const database = await testDatabase()

async function world() {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  return at
}
type At = Awaited<ReturnType<typeof world>>

const paid = (at: At) => at.provider.payments().filter(({ status }) => status === 'approved')
const mailsTo = (at: At, about: RegExp) =>
  at.outbox.filter(({ to, subject }) => to === at.who.email && about.test(subject))

describe('a charge after a cancellation', () => {
  /** Cancelled at a provider that ignores it, and then charged; all notifications still wait. */
  async function chargedLate() {
    const at = await world()
    const { email: adminEmail } = await at.person({ role: 'admin' })
    await at.subscribe('monthly')
    at.provider.fault('ignored_cancel')
    await at.subscriptions.cancel(at.who, {})
    await at.hand.drain()
    at.outbox.splice(0)
    at.setNow(new Date(at.now().getTime() + 29 * 86_400_000))
    at.provider.catchUp()
    return { ...at, adminEmail, late: at.provider.payments().at(-1)?.id ?? '' }
  }
  const refundsOf = (at: At, id: string) => at.provider.payments().find((one) => one.id === id)?.refunds.length

  it('goes back by itself, with one mail, no receipt and one alert', async () => {
    const at = await chargedLate()
    await at.deliver()
    expect(refundsOf(at, at.late)).toBe(1)
    expect(mailsTo(at, /./).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Devolvemos R\$\s?11,90 cobrados depois do cancelamento/),
    ])
    const alerts = at.outbox.filter(({ to, subject }) => to === at.adminEmail && /Cobrança/.test(subject))
    expect(alerts).toHaveLength(1)
    expect(await at.subscriptions.receiptsOf(at.who)).toMatchObject([{ status: 'refunded' }, { status: 'paid' }])
  })

  it('goes back once, however often and at once it is heard of', async () => {
    const at = await chargedLate()
    const waiting = at.provider.takeNotifications()
    await Promise.all(
      [...waiting, ...waiting].map(({ resourceId }) => at.subscriptions.lookAgain(resourceId).catch(() => {})),
    )
    await Promise.all([at.hand.drain(), at.hand.drain(), at.subscriptions.reconcile()])
    await at.deliver()
    await at.subscriptions.reconcile()
    await at.hand.drain()
    expect(refundsOf(at, at.late)).toBe(1)
    expect(mailsTo(at, /cobrados depois/)).toHaveLength(1)
    expect(mailsTo(at, /Recibo/)).toEqual([])
  })

  it('goes back after hours in which the provider refused it', async () => {
    const at = await chargedLate()
    at.provider.fault('error_500', 9, '/refunds')
    await at.deliver()
    expect(refundsOf(at, at.late)).toBe(1)
    expect(mailsTo(at, /cobrados depois/)).toHaveLength(1)
  })

  it('goes back though the person withdrew', async () => {
    const at = await world()
    await at.subscribe('monthly')
    at.provider.fault('ignored_cancel')
    await at.subscriptions.withdraw(at.who)
    await at.deliver()
    await at.pass(32)
    await at.hand.drain()
    expect(at.provider.payments().map(({ status }) => status)).toEqual(['refunded', 'refunded'])
    expect(mailsTo(at, /cobrados depois/)).toHaveLength(1)
  })
})

describe('withdrawing from a renewal', () => {
  it('of a year gives that year back whole, and leaves the year before as it was', async () => {
    const at = await world()
    await at.subscribe('annual')
    await at.pass(366)
    expect(paid(at)).toHaveLength(2)
    const [first, renewal] = at.provider.payments()
    expect(mailsTo(at, /Recibo/).at(-1)?.text).toContain('7 dias para desistir')
    expect(await at.subscriptions.withdraw(at.who)).toMatchObject({ refund: 'refunded', amountCents: 9990 })
    expect(paid(at).map(({ id }) => id)).toEqual([first?.id])
    expect(at.charging()).toEqual([])
    expect(await at.summary()).toMatchObject({ plan: 'gratuito', renews: false, withdrawableUntil: null })
    const receipts = await at.subscriptions.receiptsOf(at.who)
    expect(receipts.map(({ paymentId, periodEnd }) => [paymentId, periodEnd?.slice(0, 10) ?? null])).toEqual([
      [renewal?.id, null],
      [first?.id, '2027-01-31'],
    ])
  })

  it('of a month is refused, and its receipt promises none', async () => {
    const at = await world()
    await at.subscribe('monthly')
    await at.pass(29)
    expect(paid(at)).toHaveLength(2)
    expect(await outcome(at.subscriptions.withdraw(at.who))).toBe('not_withdrawable')
    expect(await at.summary()).toMatchObject({ withdrawableUntil: null })
    const [first, renewal] = mailsTo(at, /Recibo/)
    expect(first?.text).toContain('7 dias para desistir')
    expect(renewal?.text).not.toContain('7 dias para desistir')
  })
})

it('a subscription whose first charge is ahead is shown as on its way, and is cancelled instead of withdrawn from', async () => {
  const at = await world()
  await at.subscribe('monthly')
  await at.subscriptions.withdraw(at.who)
  await at.deliver()
  // A purchase of the same millisecond would have no order with the one that was withdrawn.
  at.setNow(new Date(at.now().getTime() + 60_000))
  const id = await at.openCard('monthly')
  await at.subscriptions.paying.openHosted(at.who, { subscriptionId: id, payerEmail: at.who.email })
  const open = at.provider.subscriptions().find(({ status }) => status === 'pending')
  at.provider.act(open?.id ?? '', 'approve-later')
  await at.deliver()
  expect(await at.summary()).toMatchObject({ plan: 'gratuito', renews: true, starting: { amountCents: 1190 } })
  expect(await outcome(at.subscriptions.withdraw(at.who))).toBe('not_charged_yet')
  await at.subscriptions.cancel(at.who, {})
  expect(at.charging()).toEqual([])
  expect(await at.summary()).toMatchObject({ renews: false, starting: null })
})

it('a mail tells of a first charge that was refused after the card was taken', async () => {
  const at = await world()
  const id = await at.openCard('monthly')
  await at.subscriptions.paying.openHosted(at.who, { subscriptionId: id, payerEmail: at.who.email })
  const { id: providerId } = at.provider.subscriptions()[0] ?? { id: '' }
  at.provider.act(providerId, 'approve-later')
  await at.deliver()
  at.provider.act(providerId, 'fail')
  await at.deliver()
  expect(mailsTo(at, /primeira cobrança.*não foi aprovada/)).toHaveLength(1)
  expect(await at.summary()).toMatchObject({ plan: 'gratuito', renews: false })
})

it('a chargeback of a payment of long ago is found without its notification', async () => {
  const at = await world()
  await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'annual' })
  const { id } = at.provider.payments()[0] ?? { id: '' }
  at.provider.actOnPayment(id, 'approve')
  await at.deliver()
  await at.subscriptions.reconcile()
  at.setNow(new Date(at.now().getTime() + 300 * 86_400_000))
  at.provider.actOnPayment(id, 'chargeback')
  at.provider.takeNotifications()
  await at.subscriptions.reconcile()
  expect(await at.summary()).toMatchObject({ plan: 'gratuito' })
})

it('a person who paid on two pages gets a mail about both', async () => {
  const at = await world()
  await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
  at.provider.fault('error_500')
  await outcome(at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'annual' }))
  at.provider.heal()
  await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'annual' })
  at.setNow(new Date(at.now().getTime() + 60_000))
  for (const { id, status } of at.provider.payments()) if (status === 'pending') at.provider.actOnPayment(id, 'approve')
  await at.deliver()
  expect(paid(at)).toHaveLength(2)
  expect(mailsTo(at, /dois pagamentos/)).toHaveLength(1)
})
