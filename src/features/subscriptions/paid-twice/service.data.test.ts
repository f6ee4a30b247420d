import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { strictWorldOn } from '../../../../tests/factories/strict-world.ts'
import { outcome } from '../../../../tests/factories/subscribing.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { createLog } from '../../../platform/log.ts'
import { DAY_MS } from '../../../platform/time.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { createAudit } from '../../audit/service.server.ts'
import { createPaidTwice } from './service.server.ts'

const database = await testDatabase()
beforeEach(() => database.pool.query('truncate payment_alerts, payments, subscriptions, audit_log cascade'))

/** A person with a PIX page and a card page open at once, who paid on both. */
async function paidInTwoTabs() {
  const at = await strictWorldOn(database)
  onTestFinished(at.close)
  const admin = (await at.person({ role: 'admin' })) as AdminSession
  const audit = createAudit({ db: at.db, clock: at.now })
  const { lookAgain } = at.subscriptions
  const { gateway } = at.provider
  const log = createLog({ level: 'silent' })
  const wait = { ms: 20_000 }
  const patienceMs = () => wait.ms
  const paidTwice = createPaidTwice({ db: at.db, clock: at.now, log, audit, gateway, lookAgain, patienceMs })
  await at.subscriptions.startCheckout(at.who, { type: 'one_time', period: 'monthly' })
  const pix = at.provider.payments()[0]?.id ?? ''
  const card = await at.openCard('monthly')
  at.setNow(new Date(at.now().getTime() + 60_000))
  at.provider.actOnPayment(pix, 'approve')
  await at.payCard(card)
  await at.deliver()
  const [found] = await paidTwice.open(admin)
  const charge = found?.payments.find(({ id }) => id !== pix)?.id ?? ''
  return { ...at, admin, audit, paidTwice, wait, pix, charge, caseId: found?.id ?? 0 }
}

describe('a purchase that was paid in two tabs', () => {
  it('waits for an administrator with both payments, and nobody else sees one', async () => {
    const { paidTwice, admin, who, pix, charge } = await paidInTwoTabs()
    expect(await paidTwice.open(admin)).toMatchObject([
      { person: { id: who.userId, name: who.name }, chosen: null, payments: [{ type: 'one_time' }, {}] },
    ])
    const [{ payments } = { payments: [] }] = await paidTwice.open(admin)
    expect(payments.map(({ id }) => id).toSorted()).toEqual([pix, charge].toSorted())
  })

  it('gives the PIX back with one call: the money, the mail, the log, and the card goes on', async () => {
    const at = await paidInTwoTabs()
    expect(await at.paidTwice.refund(at.admin, at.caseId, at.pix)).toEqual({ refund: 'refunded', amountCents: 1190 })
    await at.deliver()
    expect(at.provider.payments().find(({ id }) => id === at.pix)).toMatchObject({ status: 'refunded' })
    expect(at.charging()).toHaveLength(1)
    expect(await at.summary()).toMatchObject({ plan: 'premium', renews: true })
    expect(at.outbox.filter(({ to, subject }) => to === at.who.email && /Devolvemos/.test(subject))).toHaveLength(1)
    const { entries } = await at.audit.list(at.admin, { action: 'payment.refunded' })
    expect(entries).toMatchObject([{ subjectId: at.pix }])
    expect(await at.paidTwice.open(at.admin)).toEqual([])
  })

  it('is not given back once the provider refuses it for its age', async () => {
    const at = await paidInTwoTabs()
    at.setNow(new Date(at.now().getTime() + 181 * DAY_MS))
    expect(await outcome(at.paidTwice.refund(at.admin, at.caseId, at.pix))).toBe('refund_too_old')
    expect(at.provider.payments().flatMap(({ refunds }) => refunds)).toEqual([])
    expect(await at.paidTwice.open(at.admin)).toMatchObject([{ chosen: null }])
  })

  it('gives the card back, and ends its subscription: the PIX stays', async () => {
    const at = await paidInTwoTabs()
    await at.paidTwice.refund(at.admin, at.caseId, at.charge)
    await at.deliver()
    expect(at.charging()).toEqual([])
    expect(await at.summary()).toMatchObject({ plan: 'premium', renews: false, type: 'one_time' })
  })

  it('gives one of them back, never both, however many administrators press', async () => {
    const at = await paidInTwoTabs()
    const presses = [at.pix, at.charge, at.pix, at.charge]
    const outcomes = await Promise.all(presses.map((id) => outcome(at.paidTwice.refund(at.admin, at.caseId, id))))
    await at.deliver()
    expect(at.provider.payments().filter(({ status }) => status === 'refunded')).toHaveLength(1)
    expect(outcomes).toContain('done')
    expect(await outcome(at.paidTwice.refund(at.admin, at.caseId, at.charge))).toBe('not_found')
  })

  it('remembers a choice whose answer was lost, and asks again for the same one', async () => {
    const at = await paidInTwoTabs()
    at.provider.fault('lost_answer', null, '/refunds')
    expect(await outcome(at.paidTwice.refund(at.admin, at.caseId, at.pix))).toBe('provider_unreachable')
    at.provider.heal()
    expect(await at.paidTwice.open(at.admin)).toMatchObject([{ chosen: at.pix }])
    expect(await outcome(at.paidTwice.refund(at.admin, at.caseId, at.charge))).toBe('not_found')
    expect(await outcome(at.paidTwice.refund(at.admin, at.caseId, at.pix))).toBe('done')
    expect(at.provider.payments().filter(({ status }) => status === 'refunded')).toHaveLength(1)
  })

  it.each(['refund', 'getPayment'] as const)(
    'is answered while the provider never answers to %s, stays in the list, and goes back once',
    async (name) => {
      const at = await paidInTwoTabs()
      const { gateway } = at.provider
      const call = gateway[name]
      Object.assign(gateway, { [name]: () => new Promise(() => {}) })
      at.wait.ms = 500
      const reply = await at.paidTwice.refund(at.admin, at.caseId, at.pix)
      expect(reply).toEqual({ refund: 'processing', amountCents: 1190 })
      expect(await at.paidTwice.open(at.admin)).toMatchObject([{ chosen: at.pix }])
      Object.assign(gateway, { [name]: call })
      at.wait.ms = 20_000
      expect(await at.paidTwice.refund(at.admin, at.caseId, at.pix)).toMatchObject({ refund: 'refunded' })
      expect(at.provider.payments().flatMap(({ refunds }) => refunds)).toHaveLength(1)
      expect(await at.paidTwice.open(at.admin)).toEqual([])
    },
  )

  it('that is given back while nobody waits any more is logged all the same', async () => {
    const at = await paidInTwoTabs()
    const { gateway } = at.provider
    const { refund } = gateway
    const held = Promise.withResolvers<void>()
    gateway.refund = (...order) => held.promise.then(() => refund(...order))
    at.wait.ms = 200
    expect(await at.paidTwice.refund(at.admin, at.caseId, at.pix)).toMatchObject({ refund: 'processing' })
    held.resolve()
    const logged = async () => (await at.audit.list(at.admin, { action: 'payment.refunded' })).entries
    await expect.poll(logged).toMatchObject([{ subjectId: at.pix }])
    expect(await at.paidTwice.open(at.admin)).toEqual([])
  })

  it('can choose the other one when the provider refuses the first', async () => {
    const at = await paidInTwoTabs()
    at.provider.fault('error_400', null, '/refunds')
    expect(await outcome(at.paidTwice.refund(at.admin, at.caseId, at.pix))).toBe('refund_refused')
    expect(await at.paidTwice.open(at.admin)).toMatchObject([{ chosen: null }])
  })
})

it('a case waits in the list until it is settled, however many were settled after it', async () => {
  const at = await paidInTwoTabs()
  const settled = await at.db
    .insertInto('payment_alerts')
    .values(
      Array.from({ length: 45 }, (_, index) => ({
        kind: 'paid_twice',
        about: `settled-${index}`,
        detail: '',
        created_at: new Date(at.now().getTime() + index),
      })),
    )
    .returning('about')
    .execute()
  const [waiting] = await at.db.selectFrom('payments').selectAll().where('provider_payment_id', '=', at.pix).execute()
  if (!waiting) throw new Error('the PIX is not there')
  const { id: _, ...row } = waiting
  const copies = settled.map(({ about }) => ({ ...row, provider_payment_id: about, subscription_id: null }))
  await at.db.insertInto('payments').values(copies).execute()
  expect((await at.paidTwice.open(at.admin)).map(({ id }) => id)).toEqual([at.caseId])
})

it('a payment that was not paid twice cannot be given back by this', async () => {
  const at = await paidInTwoTabs()
  await database.pool.query('delete from payment_alerts')
  expect(await outcome(at.paidTwice.refund(at.admin, at.caseId, at.pix))).toBe('not_found')
})
