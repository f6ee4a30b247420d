import { createHmac } from 'node:crypto'
import { WebhookSignatureValidator } from 'mercadopago'
import { expect, test, vi } from 'vitest'
import { openSandbox, openShop, type Received } from '../testing/sandbox.ts'
import { MONTHLY, PIX, sdkFor, sole } from '../testing/sdk.ts'

async function pix() {
  const sandbox = await openSandbox()
  const open = async () => String((await sdkFor(sandbox).payments().create({ body: PIX })).id)
  return { sandbox, open }
}

const header = ({ headers }: Received, name: string) => String(headers[name])

function isSigned(received: Received, secret: string): boolean {
  const [, ts = '', v1 = ''] = /^ts=(\d+),v1=([0-9a-f]{64})$/.exec(header(received, 'x-signature')) ?? []
  const manifest = `id:${received.query.get('data.id')};request-id:${header(received, 'x-request-id')};ts:${ts};`
  return createHmac('sha256', secret).update(manifest).digest('hex') === v1
}

test('a notification has the documented address, headers and body, and is signed', async () => {
  const { sandbox, open } = await pix()
  const id = await open()
  const received = sole(await sandbox.notified())
  expect(Object.fromEntries(received.query)).toEqual({ 'data.id': id, type: 'payment' })
  expect(received.body).toEqual({
    action: 'payment.created',
    api_version: 'v1',
    application_id: expect.any(Number),
    data: { id },
    date_created: expect.any(String),
    id: expect.any(Number),
    live_mode: false,
    type: 'payment',
    user_id: String(sandbox.collectorId),
  })
  expect(isSigned(received, sandbox.webhookSecret)).toBe(true)
  expect(isSigned(received, 'outro segredo')).toBe(false)
  WebhookSignatureValidator.validate({
    xSignature: header(received, 'x-signature'),
    xRequestId: header(received, 'x-request-id'),
    dataId: id,
    secret: sandbox.webhookSecret,
  })
})

test("the panel's simulation of a subscription has another shape", async () => {
  const sandbox = await openSandbox()
  const { id = '' } = await sdkFor(sandbox).subscriptions().create({ body: MONTHLY })
  await sandbox.notified()
  await sandbox.control(`subscriptions/${id}/simulate`)
  const received = sole(await sandbox.notified())
  expect(received.body).toMatchObject({
    action: 'updated',
    data: { id },
    entity: 'preapproval',
    type: 'subscription_preapproval',
  })
  expect(received.body).not.toHaveProperty('api_version')
  expect(isSigned(received, sandbox.webhookSecret)).toBe(true)
})

test('what the shop refuses comes again, and each try is on record', async () => {
  const shop = await openShop()
  shop.answers.push(500, 401)
  const sandbox = await openSandbox({ shop })
  await sdkFor(sandbox).payments().create({ body: PIX })
  await vi.waitFor(() => expect(shop.received).toHaveLength(3), { timeout: 15_000 })
  const ids = shop.received.map((received) => header(received, 'x-request-id'))
  expect(new Set(ids).size).toBe(1)
  await vi.waitFor(async () => {
    const [notification] = (await sandbox.look('notifications')) as unknown as { status: string; tries: object[] }[]
    expect(notification).toMatchObject({
      status: 'delivered',
      tries: [{ status: 500 }, { status: 401 }, { status: 200 }],
    })
  })
})

test('duplicate: the same again, as often as asked for', async () => {
  const { sandbox, open } = await pix()
  await sandbox.control('faults', { name: 'duplicate', value: 2, times: 1 })
  await open()
  expect(await sandbox.notified()).toHaveLength(3)
  await open()
  expect(await sandbox.notified()).toHaveLength(1)
})

test('drop: never sent', async () => {
  const { sandbox, open } = await pix()
  await sandbox.control('faults', { name: 'drop' })
  await open()
  expect(await sandbox.notified()).toEqual([])
  expect(await sandbox.look('notifications')).toMatchObject([{ status: 'dropped', tries: [] }])
})

test('bad_signature: signed with another secret', async () => {
  const { sandbox, open } = await pix()
  await sandbox.control('faults', { name: 'bad_signature', times: 1 })
  await open()
  expect(isSigned(sole(await sandbox.notified()), sandbox.webhookSecret)).toBe(false)
})

test('delay: later', async () => {
  const { sandbox, open } = await pix()
  await sandbox.control('faults', { name: 'delay', value: 3_600_000 })
  await open()
  const [notification] = (await sandbox.look('notifications')) as unknown as { dueAt: number; createdAt: number }[]
  expect((notification?.dueAt ?? 0) - (notification?.createdAt ?? 0)).toBe(3_600_000)
})

test('reorder: the news of one action come last first', async () => {
  const sandbox = await openSandbox()
  const { id = '' } = await sdkFor(sandbox).subscriptions().create({ body: MONTHLY })
  await sandbox.control(`subscriptions/${id}/approve`)
  await sandbox.notified()
  await sandbox.control('faults', { name: 'reorder', times: 1 })
  await sandbox.control(`subscriptions/${id}/charge`)
  expect((await sandbox.notified()).map(({ body }) => body.type)).toEqual([
    'subscription_authorized_payment',
    'payment',
  ])
})

test('a notification of something that does not exist', async () => {
  const sandbox = await openSandbox()
  await sandbox.control('notifications', { topic: 'merchant_order', id: 'nada' })
  const received = sole(await sandbox.notified())
  expect(Object.fromEntries(received.query)).toEqual({ 'data.id': 'nada', type: 'merchant_order' })
  expect(isSigned(received, sandbox.webhookSecret)).toBe(true)
})

test('what nobody listened to is delivered after a restart', async () => {
  const shop = await openShop()
  const first = await openSandbox({ shop: { ...shop, webhookUrl: 'http://127.0.0.1:1/' } })
  await sdkFor(first).payments().create({ body: PIX })
  await first.close()
  const second = await openSandbox({ directory: first.directory, shop })
  expect(await second.notified()).toHaveLength(1)
})
