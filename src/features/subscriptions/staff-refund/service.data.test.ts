import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../../tests/factories/strict-world.ts'
import { outcome } from '../../../../tests/factories/subscribing.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { createLog } from '../../../platform/log.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { createAudit } from '../../audit/service.server.ts'
import { createStaffRefunds } from './service.server.ts'

const database = await testDatabase()
beforeEach(() => database.pool.query('truncate payment_alerts, payments, subscriptions, audit_log cascade'))

/** A person who paid by PIX or by card, and an administrator. */
async function paid(type: 'pix' | 'card' = 'pix') {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  const admin = (await at.person({ role: 'admin' })) as AdminSession
  const audit = createAudit({ db: at.db, clock: at.now })
  const { lookAgain } = at.subscriptions
  const log = createLog({ level: 'silent' })
  const { gateway } = at.provider
  const wait = { ms: 20_000 }
  const patienceMs = () => wait.ms
  const deps = { db: at.db, clock: at.now, log, jobs: at.hand.jobs, audit, gateway, lookAgain, patienceMs }
  const refunds = createStaffRefunds(deps)
  if (type === 'card') await at.subscribe('monthly')
  else {
    await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
    at.provider.actOnPayment(at.provider.payments()[0]?.id ?? '', 'approve')
    await at.deliver()
  }
  const paymentId = at.provider.payments().find(({ status }) => status === 'approved')?.id ?? ''
  const ask = (amountCents: number, more: Partial<Parameters<typeof refunds.refund>[2]> = {}) =>
    refunds.refund(admin, at.who.userId, {
      requestId: randomUUID(),
      paymentId,
      amountCents,
      refundedCents: 0,
      reason: 'cobrança repetida',
      ...more,
    })
  const back = () =>
    (at.provider.payments().find(({ id }) => id === paymentId)?.refunds ?? []).map(({ amount }) => amount)
  const mails = () => at.outbox.filter(({ to }) => to === at.who.email).map(({ subject }) => subject)
  const logged = async () =>
    (await audit.list(admin, { subjectId: at.who.userId })).entries.map(({ action }) => action).toReversed()
  return { ...at, admin, audit, refunds, paymentId, wait, ask, back, mails, logged }
}

describe('a refund by an administrator', () => {
  it('gives a whole payment back: period, mail, and the log with the reason', async () => {
    const at = await paid()
    expect(await at.ask(1190)).toEqual({ refund: 'refunded', amountCents: 1190 })
    await at.deliver()
    expect(at.back()).toEqual([1190])
    expect(await at.summary()).toMatchObject({ plan: 'gratuito' })
    expect(at.mails().filter((subject) => /^Devolvemos R\$11,90/.test(subject))).toHaveLength(1)
    expect(await at.logged()).toEqual(['payment.refund_asked', 'payment.refunded'])
    const { entries } = await at.audit.list(at.admin, { action: 'payment.refund_asked' })
    expect(entries[0]).toMatchObject({
      actor: { id: at.admin.userId },
      details: { amountCents: 1190, reason: 'cobrança repetida' },
    })
  })

  it('is not asked for once the provider refuses it for its age', async () => {
    const at = await paid()
    at.setNow(new Date(at.now().getTime() + 181 * DAY_MS))
    expect(await outcome(at.ask(1190))).toBe('refund_too_old')
    expect([at.back(), await at.logged()]).toEqual([[], []])
  })

  it('gives a part back: the period and the subscription stay, the rest can follow', async () => {
    const at = await paid('card')
    await at.ask(500)
    await at.deliver()
    expect(await at.summary()).toMatchObject({ plan: 'premium', renews: true })
    expect(at.mails().filter((subject) => /^Devolvemos R\$5,00 do seu pagamento/.test(subject))).toHaveLength(1)
    expect((await at.subscriptions.receiptsOf(at.who))[0]).toMatchObject({ status: 'paid', refundedCents: 500 })
    expect(await outcome(at.ask(691, { refundedCents: 500 }))).toBe('invalid_input')
    await at.ask(690, { refundedCents: 500 })
    await at.deliver()
    expect(at.back()).toEqual([500, 690])
    expect(at.charging()).toEqual([])
    expect(await at.summary()).toMatchObject({ plan: 'gratuito', renews: false })
    // The second mail names what went back now.
    expect(at.mails().filter((subject) => /^Devolvemos R\$6,90: /.test(subject))).toHaveLength(1)
    const alerts = await at.db.selectFrom('payment_alerts').select('kind').execute()
    expect(alerts.filter(({ kind }) => kind === 'partially_refunded')).toEqual([])
  })

  it('notes each return with its day and amount', async () => {
    const at = await paid()
    await at.ask(500)
    at.setNow(new Date(at.now().getTime() + 30 * HOUR_MS))
    await at.ask(690, { refundedCents: 500 })
    await at.deliver()
    const rows = await at.db.selectFrom('payment_returns').selectAll().orderBy('id').execute()
    expect(rows.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
      ['refund', 500],
      ['refund', 690],
    ])
    expect(rows.map(({ at: day }) => day.toISOString().slice(0, 10))).toEqual(['2026-01-31', '2026-02-01'])
  })

  it('gives it back once, however often one request is pressed', async () => {
    const at = await paid()
    const requestId = randomUUID()
    const presses = await Promise.all([1, 2, 3, 4].map(() => outcome(at.ask(500, { requestId }))))
    expect(presses).toEqual(['done', 'done', 'done', 'done'])
    expect(await at.ask(500, { requestId })).toMatchObject({ refund: 'refunded' })
    expect(at.back()).toEqual([500])
    expect(await at.logged()).toEqual(['payment.refund_asked', 'payment.refunded'])
  })

  it('gives it back once from two tabs, whose requests differ', async () => {
    const at = await paid()
    const presses = await Promise.all([outcome(at.ask(500)), outcome(at.ask(500)), outcome(at.ask(1190))])
    expect(presses.toSorted()).toEqual(['done', 'refund_changed', 'refund_changed'])
    expect(at.back()).toHaveLength(1)
    // A tab that was opened before does not show the refund yet.
    expect(await outcome(at.ask(500))).toBe('refund_changed')
    expect(at.back()).toHaveLength(1)
  })

  it('goes on after a lost answer, and does not pay twice', async () => {
    const at = await paid()
    const requestId = randomUUID()
    at.provider.fault('lost_answer', null, '/refunds')
    expect(await outcome(at.ask(500, { requestId }))).toBe('provider_unreachable')
    expect(await outcome(at.ask(500))).toBe('refund_changed')
    at.provider.heal()
    await at.refunds.tend()
    await at.refunds.tend()
    expect(at.back()).toEqual([500])
    expect(await at.logged()).toEqual(['payment.refund_asked', 'payment.refunded'])
    expect(await at.ask(500, { requestId })).toMatchObject({ refund: 'refunded' })
  })

  it('is answered while the provider is slow, and comes by itself, once', async () => {
    const at = await paid()
    const { gateway } = at.provider
    const { getPayment, refund } = gateway
    const held = Promise.withResolvers<void>()
    const calls: Promise<void>[] = []
    // The look before it may take its time: only the answer to the refund is given up.
    gateway.getPayment = async (id) => {
      const seen = await getPayment(id)
      at.wait.ms = 1_000
      return seen
    }
    gateway.refund = (...order) => {
      const call = held.promise.then(() => refund(...order))
      calls.push(call)
      return call
    }
    expect(await at.ask(1190)).toEqual({ refund: 'processing', amountCents: 1190 })
    held.resolve()
    await Promise.all(calls)
    await at.refunds.tend()
    await at.deliver()
    expect(at.back()).toEqual([1190])
    expect(at.mails().filter((subject) => /^Devolvemos R\$11,90/.test(subject))).toHaveLength(1)
    expect(await at.logged()).toEqual(['payment.refund_asked', 'payment.refunded'])
  })

  it('notes nothing while the provider does not say how the payment is', async () => {
    const at = await paid()
    at.provider.gateway.getPayment = () => new Promise(() => {})
    at.wait.ms = 500
    expect(await outcome(at.ask(1190))).toBe('provider_unreachable')
    expect(await at.logged()).toEqual([])
  })

  it('goes on where the process was killed before the provider was asked', async () => {
    const at = await paid()
    at.provider.fault('error_500', null, '/refunds')
    await outcome(at.ask(500))
    at.provider.heal()
    expect(at.back()).toEqual([])
    await at.refunds.tend()
    expect(at.back()).toEqual([500])
  })

  it('is not asked for again once the provider took it, and says when it does not come', async () => {
    const at = await paid()
    at.provider.fault('pending_refund', 1)
    expect(await at.ask(500)).toEqual({ refund: 'processing', amountCents: 500 })
    await at.refunds.tend()
    expect(at.back()).toEqual([])
    at.setNow(new Date(at.now().getTime() + 2 * HOUR_MS))
    await at.refunds.tend()
    await at.hand.drain()
    expect(at.outbox.some(({ to, subject }) => to === at.admin.email && /não devolve/.test(subject))).toBe(true)
    at.provider.actOnPayment(at.paymentId, 'refund', { amount: 5 })
    await at.refunds.tend()
    expect(await at.logged()).toEqual(['payment.refund_asked', 'payment.refunded'])
  })

  it('is given up after three days, and another may be asked for', async () => {
    const at = await paid()
    at.provider.fault('pending_refund', 1)
    await at.ask(500)
    at.setNow(new Date(at.now().getTime() + 73 * HOUR_MS))
    await at.refunds.tend()
    expect(await at.logged()).toEqual(['payment.refund_asked', 'payment.refund_refused'])
    expect(await outcome(at.ask(500))).toBe('done')
  })

  it('that the provider refuses is told, logged and closed', async () => {
    const at = await paid()
    at.provider.fault('error_400', null, '/refunds')
    const requestId = randomUUID()
    expect(await outcome(at.ask(500, { requestId }))).toBe('refund_refused')
    expect(await outcome(at.ask(500, { requestId }))).toBe('refund_refused')
    expect(await at.logged()).toEqual(['payment.refund_asked', 'payment.refund_refused'])
  })

  it('of another person or of an unknown payment is none', async () => {
    const at = await paid()
    const other = await at.person()
    const input = { requestId: randomUUID(), amountCents: 1, refundedCents: 0, reason: 'engano' }
    const ask = (userId: string, paymentId: string) =>
      outcome(at.refunds.refund(at.admin, userId, { ...input, paymentId }))
    expect(await ask(other.userId, at.paymentId)).toBe('not_found')
    expect(await ask(at.who.userId, '123')).toBe('not_found')
    expect(at.back()).toEqual([])
  })

  it('and a withdrawal of the person at the same moment give no more than was paid', async () => {
    const at = await paid()
    await Promise.all([outcome(at.ask(500)), outcome(at.subscriptions.withdraw(at.who))])
    await at.deliver()
    await at.refunds.tend()
    expect(at.back().reduce((sum, cents) => sum + cents, 0)).toBe(1190)
  })
})
