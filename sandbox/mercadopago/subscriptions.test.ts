import { expect, test } from 'vitest'
import { openSandbox } from './testing/sandbox.ts'
import { MONTHLY, sdkFor, sole, tokenOf } from './testing/sdk.ts'

const DAY_MS = 86_400_000

async function subscribe(given: object = {}) {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  const { id = '' } = await sdk.subscriptions().create({ body: { ...MONTHLY, ...given } })
  const act = (action: string) => sandbox.control(`subscriptions/${id}/${action}`)
  const state = () => sdk.subscriptions().get({ id })
  const invoices = async () => (await sdk.invoices().search({ options: { preapproval_id: id } })).results ?? []
  const payments = async (operation_type = 'recurring_payment') =>
    (await sdk.payments().search({ options: { criteria: 'asc' } })).results?.filter(
      (payment) => payment.operation_type === operation_type,
    ) ?? []
  return { sandbox, sdk, id, act, state, invoices, payments }
}

test('a subscription opens pending, with a page to agree on', async () => {
  const { sandbox, id, state } = await subscribe()
  const { api_response, ...subscription } = await state()
  expect(subscription).toMatchObject({
    id,
    status: 'pending',
    collector_id: sandbox.collectorId,
    payer_email: '',
    external_reference: 'assinatura-1',
    back_url: MONTHLY.back_url,
    init_point: `${sandbox.url}/subscriptions/checkout?preapproval_id=${id}&activation=true`,
    auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: 11.9, currency_id: 'BRL' },
  })
  expect(subscription.date_created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/)
})

test('approved: authorised, charged at once, and notified in the order of the provider', async () => {
  const { sandbox, id, act, state, invoices, payments } = await subscribe()
  await sandbox.notified()
  await act('approve')
  expect(await state()).toMatchObject({
    status: 'authorized',
    summarized: { charged_quantity: 1, charged_amount: 11.9 },
  })
  const invoice = sole(await invoices())
  const payment = sole(await payments())
  expect(invoice).toMatchObject({ status: 'processed', preapproval_id: id, transaction_amount: 11.9, retry_attempt: 0 })
  expect(payment).toMatchObject({ status: 'approved', transaction_amount: 11.9, currency_id: 'BRL', live_mode: false })
  expect((await sandbox.notified()).map(({ body }) => [body.type, body.data.id])).toEqual([
    ['payment', expect.any(String)],
    ['subscription_preapproval', id],
    ['payment', String(payment.id)],
    ['subscription_authorized_payment', String(invoice.id)],
  ])
  expect(await payments('card_validation')).toHaveLength(1)
})

test('names_reference: a charge carries the reference of its order as well', async () => {
  const { sandbox, sdk, id, act, payments } = await subscribe()
  await sandbox.control('faults', { name: 'names_reference' })
  await act('approve')
  const { id: paymentId = '' } = sole(await payments())
  expect(await sdk.payments().get({ id: paymentId })).toMatchObject({
    external_reference: 'assinatura-1',
    point_of_interaction: {
      type: 'SUBSCRIPTIONS',
      transaction_data: { subscription_id: id, subscription_sequence: { number: 1 } },
    },
  })
})

test('refused at the checkout: still pending, and approvable after that', async () => {
  const { act, state, payments } = await subscribe()
  await act('reject')
  expect((await state()).status).toBe('pending')
  expect(sole(await payments())).toMatchObject({ status: 'rejected', status_detail: 'cc_rejected_high_risk' })
  await act('approve')
  expect((await state()).status).toBe('authorized')
})

test('authorised, but charged an hour later', async () => {
  const { sandbox, act, state, payments } = await subscribe()
  await act('approve-later')
  expect((await state()).status).toBe('authorized')
  expect(await payments()).toHaveLength(0)
  await sandbox.control('clock', { days: 1 / 12 })
  expect(await payments()).toHaveLength(1)
})

test('a start date without an end date is not recognised: the card is charged at once', async () => {
  const start = new Date(Date.now() + 10 * DAY_MS).toISOString()
  const { act, payments } = await subscribe({ auto_recurring: { ...MONTHLY.auto_recurring, start_date: start } })
  await act('approve')
  expect(await payments()).toHaveLength(1)
})

test('a payer with another address than the one named is refused', async () => {
  const { sandbox, id, state, payments } = await subscribe()
  await sandbox.control(`subscriptions/${id}/approve`, { payer_email: 'ana@outro.example' })
  expect((await state()).status).toBe('pending')
  expect(sole(await payments())).toMatchObject({ status: 'rejected', status_detail: 'cc_rejected_high_risk' })
})

test('without an address of its own nobody hears of a subscription, only of its payments', async () => {
  const { sandbox, act } = await subscribe({ notification_url: undefined })
  await act('approve')
  expect(new Set((await sandbox.notified()).map(({ body }) => body.type))).toEqual(new Set(['payment']))
})

test('cancelled by the provider in the same instant when the first charge is refused', async () => {
  const { sandbox, act, state, payments } = await subscribe()
  await act('approve-later')
  await act('fail')
  expect((await state()).status).toBe('cancelled')
  await expect(act('charge')).rejects.toThrow('400')
  await sandbox.control('clock', { days: 40 })
  expect((await payments()).map(({ status }) => status)).toEqual(['rejected'])
})

test('a charge names its subscription alone', async () => {
  const { sdk, id, act, invoices } = await subscribe()
  await act('approve')
  const options = { external_reference: 'assinatura-1' }
  expect((await sdk.payments().search({ options })).results).toEqual([])
  const { payment } = sole(await invoices())
  expect(await sdk.payments().get({ id: payment?.id ?? '' })).toMatchObject({
    external_reference: null,
    metadata: {},
    point_of_interaction: { transaction_data: { subscription_id: id } },
  })
})

test('empty_charges: a search of charges finds none', async () => {
  const { sandbox, act, invoices, payments } = await subscribe()
  await act('approve')
  await sandbox.control('faults', { name: 'empty_charges' })
  expect(await invoices()).toEqual([])
  expect(await payments()).toHaveLength(1)
})

test('goes_on_unpaid: cancelled by the provider after three charges that nobody paid', async () => {
  const { sandbox, act, state } = await subscribe()
  await act('approve')
  await act('decline-card')
  await sandbox.control('faults', { name: 'goes_on_unpaid' })
  await sandbox.control('clock', { days: 80 })
  expect((await state()).status).toBe('authorized')
  await sandbox.control('clock', { days: 30 })
  expect((await state()).status).toBe('cancelled')
})

test('paused when the tries of one charge are over', async () => {
  const { sandbox, act, state } = await subscribe()
  await act('approve')
  await act('decline-card')
  await sandbox.control('clock', { days: 38 })
  expect((await state()).status).toBe('authorized')
  await sandbox.control('clock', { days: 5 })
  expect((await state()).status).toBe('paused')
})

test("with a card of the seller's page: authorised and charged at once, each token once", async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  const body = { ...MONTHLY, status: 'authorized', card_token_id: await tokenOf(sandbox, 'APRO') }
  const made = await sdk.subscriptions().create({ body })
  expect(made).toMatchObject({ status: 'authorized', summarized: { charged_quantity: 1 } })
  await expect(sdk.subscriptions().create({ body })).rejects.toMatchObject({ status: 404 })
})

test('a search by the reference alone gives the whole account', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  for (const external_reference of ['one', 'other']) {
    await sdk.subscriptions().create({ body: { ...MONTHLY, external_reference, status: 'pending' } })
  }
  const options: Record<string, string> = { external_reference: 'one' }
  expect((await sdk.subscriptions().search({ options })).results).toHaveLength(2)
})

test.each([
  [15, 200],
  [16, 400],
  [100, 400],
])('a search of charges for %s at once answers %s', async (limit, status) => {
  const sandbox = await openSandbox()
  const response = await fetch(`${sandbox.url}/authorized_payments/search?preapproval_id=x&limit=${limit}`, {
    headers: { authorization: `Bearer ${sandbox.accessToken}` },
  })
  expect(response.status).toBe(status)
})

test('another card for the charges to come: an unpaid one is tried again with it', async () => {
  const { sandbox, sdk, id, act, payments } = await subscribe()
  await act('approve')
  await act('fail')
  await sdk.subscriptions().update({ id, body: { card_token_id: await tokenOf(sandbox, 'APRO') } })
  expect((await payments()).map(({ status }) => status).toSorted()).toEqual(['approved', 'approved', 'rejected'])
})

test('a start date with an end date puts the first charge off', async () => {
  const later = new Date(Date.now() + 4_000 * DAY_MS).toISOString()
  const start = new Date(Date.now() + 10 * DAY_MS).toISOString()
  const { sandbox, act, state, payments } = await subscribe({
    auto_recurring: { ...MONTHLY.auto_recurring, start_date: start, end_date: later },
  })
  await act('approve')
  expect(Date.parse((await state()).next_payment_date ?? '')).toBe(Date.parse(start))
  expect(await payments()).toHaveLength(0)
  await sandbox.control('clock', { days: 11 })
  expect(await payments()).toHaveLength(1)
})

test('time passes: one charge a month, each on its day', async () => {
  const { sandbox, act, payments } = await subscribe()
  await act('approve')
  await sandbox.control('clock', { days: 100 })
  const days = (await payments()).map(({ date_approved }) => Date.parse(date_approved ?? ''))
  expect(days).toHaveLength(4)
  for (const [index, day] of days.slice(1).entries()) {
    const apart = (day - (days[index] ?? 0)) / DAY_MS
    expect(apart).toBeGreaterThanOrEqual(28)
    expect(apart).toBeLessThanOrEqual(31)
  }
})

test('a refused charge is tried four times in ten days, then the invoice is processed with a refused payment', async () => {
  const { sandbox, act, invoices, payments } = await subscribe()
  await act('approve')
  await act('decline-card')
  await sandbox.control('clock', { days: 32 })
  expect((await invoices())[1]).toMatchObject({ status: 'recycling', payment: { status: 'rejected' } })
  await sandbox.control('clock', { days: 10 })
  expect((await invoices())[1]).toMatchObject({
    status: 'processed',
    retry_attempt: 3,
    payment: { status: 'rejected' },
  })
  expect((await payments()).map(({ status }) => status)).toEqual([
    'approved',
    'rejected',
    'rejected',
    'rejected',
    'rejected',
  ])
})

test('one charge after the other without the clock: failed, tried again, paid', async () => {
  const { act, invoices } = await subscribe()
  await act('approve')
  await act('fail')
  expect((await invoices())[1]).toMatchObject({ status: 'recycling', retry_attempt: 0 })
  await act('fail')
  expect((await invoices())[1]).toMatchObject({ status: 'recycling', retry_attempt: 1 })
  await act('charge')
  expect((await invoices())[1]).toMatchObject({ status: 'processed', payment: { status: 'approved' } })
  await act('charge')
  expect(await invoices()).toHaveLength(3)
})

test('cancelled by the seller: read back, no charge any more, not alterable', async () => {
  const { sandbox, sdk, id, act, state, invoices } = await subscribe()
  await act('approve')
  await act('fail')
  expect((await sdk.subscriptions().update({ id, body: { status: 'cancelled' } })).status).toBe('cancelled')
  expect((await state()).status).toBe('cancelled')
  expect((await invoices())[1]?.status).toBe('cancelled')
  await sandbox.control('clock', { days: 90 })
  expect(await invoices()).toHaveLength(2)
  await expect(sdk.subscriptions().update({ id, body: { status: 'authorized' } })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid transition from cancelled to authorized',
  })
})

test('paused months are not charged', async () => {
  const { sandbox, act, payments } = await subscribe()
  await act('approve')
  await act('pause')
  await sandbox.control('clock', { days: 70 })
  await act('resume')
  expect(await payments()).toHaveLength(1)
  await sandbox.control('clock', { days: 31 })
  expect(await payments()).toHaveLength(2)
})

test('nobody came: cancelled', async () => {
  const { act, state } = await subscribe()
  await act('expire')
  expect((await state()).status).toBe('cancelled')
  await expect(act('approve')).rejects.toThrow('400')
})
