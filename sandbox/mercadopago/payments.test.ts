import { expect, test } from 'vitest'
import { crc16 } from './pix/code.ts'
import { openSandbox } from './testing/sandbox.ts'
import { MONTHLY, PIX, sdkFor, sole } from './testing/sdk.ts'

async function openPix(given: object = {}) {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  const created = await sdk.payments().create({ body: { ...PIX, ...given } })
  const id = Number(created.id)
  return {
    sandbox,
    sdk,
    created,
    id,
    act: (action: string, body: object = {}) => sandbox.control(`payments/${id}/${action}`, body),
    payment: () => sdk.payments().get({ id }),
  }
}

test('a PIX payment waits for its payer, with a code and a page', async () => {
  const { sandbox, created, id } = await openPix()
  expect(created).toMatchObject({
    status: 'pending',
    status_detail: 'pending_waiting_transfer',
    payment_method_id: 'pix',
    transaction_amount: 142.8,
    collector_id: sandbox.collectorId,
    external_reference: 'pix-1',
    operation_type: 'regular_payment',
  })
  const data = created.point_of_interaction?.transaction_data
  expect(data?.ticket_url).toBe(`${sandbox.url}/payments/${id}/ticket`)
  expect(
    Buffer.from(data?.qr_code_base64 ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  const code = data?.qr_code ?? ''
  expect(code).toContain('5406142.80')
  expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
})

test('the checksum of a PIX code is CRC-16/CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1')
})

test('approved', async () => {
  const { act, payment } = await openPix()
  await act('approve')
  expect(await payment()).toMatchObject({
    status: 'approved',
    status_detail: 'accredited',
    date_approved: expect.any(String),
  })
  await expect(act('approve')).rejects.toThrow('400')
})

test('rejected', async () => {
  const { act, payment } = await openPix()
  await act('reject')
  expect((await payment()).status).toBe('rejected')
})

test('a code nobody paid ends by itself', async () => {
  const { sandbox, payment } = await openPix()
  await sandbox.control('clock', { days: 0.9 })
  expect((await payment()).status).toBe('pending')
  await sandbox.control('clock', { days: 0.2 })
  expect(await payment()).toMatchObject({ status: 'cancelled', status_detail: 'expired' })
})

test('the seller takes back what is not paid, and only that', async () => {
  const { sdk, id, act } = await openPix()
  expect(await sdk.payments().cancel({ id })).toMatchObject({ status: 'cancelled', status_detail: 'by_collector' })
  await expect(act('approve')).rejects.toThrow('400')
  await expect(sdk.payments().cancel({ id })).rejects.toMatchObject({ status: 400 })
})

test('refunded in parts, then whole; never more than was paid', async () => {
  const { sdk, id, act, payment } = await openPix()
  await expect(sdk.refunds().total({ payment_id: id })).rejects.toMatchObject({ status: 400, causes: [{ code: 2063 }] })
  await act('approve')
  const part = await sdk.refunds().create({ payment_id: id, body: { amount: 42.8 } })
  expect(part).toMatchObject({ payment_id: id, amount: 42.8, status: 'approved' })
  expect(await payment()).toMatchObject({
    status: 'approved',
    status_detail: 'partially_refunded',
    transaction_amount_refunded: 42.8,
  })
  await expect(sdk.refunds().create({ payment_id: id, body: { amount: 100.01 } })).rejects.toMatchObject({
    status: 400,
  })
  await expect(sdk.refunds().create({ payment_id: id, body: { amount: -1 } })).rejects.toMatchObject({ status: 400 })
  expect(await sdk.refunds().total({ payment_id: id })).toMatchObject({ amount: 100 })
  expect(await payment()).toMatchObject({ status: 'refunded', transaction_amount_refunded: 142.8 })
  expect(await sdk.refunds().list({ payment_id: id })).toHaveLength(2)
  expect(await sdk.refunds().get({ payment_id: id, refund_id: Number(part.id) })).toMatchObject({ amount: 42.8 })
  await expect(sdk.refunds().total({ payment_id: id })).rejects.toMatchObject({ status: 400 })
})

test('too late to be refunded', async () => {
  const { sandbox, sdk, id, act } = await openPix()
  await act('approve')
  await sandbox.control('clock', { days: 181 })
  await expect(sdk.refunds().total({ payment_id: id })).rejects.toMatchObject({ causes: [{ code: 2024 }] })
})

test('charged back, then given back to the seller', async () => {
  const { sandbox, act, payment } = await openPix()
  await act('approve')
  await sandbox.notified()
  await act('chargeback')
  expect(await payment()).toMatchObject({ status: 'charged_back', status_detail: 'in_process' })
  const received = await sandbox.notified()
  expect(received.map(({ body }) => body.type)).toEqual(['payment', 'topic_chargebacks_wh'])
  await act('reimburse')
  expect(await payment()).toMatchObject({ status: 'charged_back', status_detail: 'reimbursed' })
  await expect(act('settle')).rejects.toThrow('400')
})

test('in mediation, then closed for the seller', async () => {
  const { sandbox, act, payment } = await openPix()
  await act('approve')
  await sandbox.notified()
  await act('mediate')
  expect((await payment()).status).toBe('in_mediation')
  expect((await sandbox.notified()).map(({ body }) => body.type)).toEqual(['payment', 'topic_claims_integration_wh'])
  await act('close-mediation')
  expect((await payment()).status).toBe('approved')
})

test('each change is later than the one before, also of a charge dated ahead', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  const { id = '' } = await sdk.subscriptions().create({ body: MONTHLY })
  await sandbox.control(`subscriptions/${id}/approve`)
  await sandbox.control(`subscriptions/${id}/charge`)
  const found = await sdk.payments().search({ options: { sort: 'date_created' } })
  const ahead = found.results?.[0]
  expect(Date.parse(ahead?.date_created ?? '')).toBeGreaterThan(Date.now())
  await sdk.refunds().total({ payment_id: ahead?.id ?? '' })
  const after = await sdk.payments().get({ id: ahead?.id ?? '' })
  expect(Date.parse(after.date_last_updated ?? '')).toBeGreaterThan(Date.parse(ahead?.date_last_updated ?? ''))
})

test('found by its reference', async () => {
  const { sdk, id } = await openPix()
  await sdk.payments().create({ body: { ...PIX, external_reference: 'pix-2' } })
  const found = await sdk.payments().search({ options: { external_reference: 'pix-1' } })
  expect(found.paging).toMatchObject({ total: 1 })
  expect(sole(found.results ?? []).id).toBe(id)
})

test.each([
  ['nothing to pay', { transaction_amount: 0 }, 4037],
  ['a text as amount', { transaction_amount: '10' }, 4037],
  ['a card', { payment_method_id: 'visa' }, 2006],
  ['no payer', { payer: undefined }, 4050],
  ['an end that is past', { date_of_expiration: '2020-01-01T00:00:00.000-03:00' }, 3034],
  ['an end in another form', { date_of_expiration: 'amanhã' }, 3034],
  ['a local address of another process', { notification_url: 'http://127.0.0.1:1/' }, 'invalid_notification_url'],
])('refused with 400: %s', async (_, given, code) => {
  const sdk = sdkFor(await openSandbox())
  await expect(sdk.payments().create({ body: { ...PIX, ...given } as never })).rejects.toMatchObject({
    status: 400,
    error: 'bad_request',
    causes: [{ code, description: expect.any(String) }],
  })
})

test.each(['1', '__proto__'])('an unknown payment is 404: %s', async (id) => {
  const sdk = sdkFor(await openSandbox())
  await expect(sdk.payments().get({ id })).rejects.toMatchObject({ status: 404, message: 'Payment not found' })
})
