import { expect, test } from 'vitest'
import { openSandbox } from '../testing/sandbox.ts'
import { MONTHLY, PIX, sdkFor } from '../testing/sdk.ts'

const keyed = (idempotencyKey: string) => ({ requestOptions: { idempotencyKey } })

test.each([
  ['no token', {}],
  ['a wrong token', { authorization: 'Bearer TEST-outro' }],
])('401 with %s', async (_, headers) => {
  const { url } = await openSandbox()
  const response = await fetch(`${url}/v1/payments/1`, { headers })
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({ error: 'unauthorized', status: 401, cause: [{ code: 1 }] })
})

test('the account of the token', async () => {
  const sandbox = await openSandbox()
  expect(await sdkFor(sandbox).user().get()).toMatchObject({
    id: sandbox.collectorId,
    site_id: 'MLB',
    country_id: 'BR',
  })
})

test('the same call with the same key is done once', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  const made = await Promise.all(
    Array.from({ length: 5 }, () => sdk.payments().create({ body: PIX, ...keyed('chave-1') })),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  await expect(
    sdk.payments().create({ body: { ...PIX, transaction_amount: 1 }, ...keyed('chave-1') }),
  ).rejects.toMatchObject({ status: 409 })
  expect((await sdk.payments().create({ body: PIX, ...keyed('__proto__') })).id).not.toBe(made[0]?.id)
})

test('a refused call is not stored: corrected, it may use its key', async () => {
  const sdk = sdkFor(await openSandbox())
  const wrong = { ...PIX, transaction_amount: 0 }
  await expect(sdk.payments().create({ body: wrong, ...keyed('chave-2') })).rejects.toMatchObject({ status: 400 })
  await expect(sdk.payments().create({ body: PIX, ...keyed('chave-2') })).resolves.toMatchObject({ status: 'pending' })
})

test('payments and refunds need a key', async () => {
  const { url, accessToken } = await openSandbox()
  const headers = { authorization: `Bearer ${accessToken}` }
  const response = await fetch(`${url}/v1/payments`, { method: 'POST', headers, body: JSON.stringify(PIX) })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ cause: [{ code: 4292 }] })
})

test.each([
  ['text', 'isto não é JSON'],
  ['a list', '[]'],
  ['nothing at all', ''],
])('400 for %s in place of a subscription', async (_, body) => {
  const { url, accessToken } = await openSandbox()
  const headers = { authorization: `Bearer ${accessToken}` }
  expect((await fetch(`${url}/preapproval`, { method: 'POST', headers, body })).status).toBe(400)
})

test('413 for a body without end', async () => {
  const { url, accessToken } = await openSandbox()
  const headers = { authorization: `Bearer ${accessToken}` }
  const body = 'x'.repeat(300_000)
  expect((await fetch(`${url}/preapproval`, { method: 'POST', headers, body })).status).toBe(413)
})

test.each([
  ['error_500', { status: 500 }],
  ['error_429', { status: 429, retryAfter: 1 }],
])('%s: refused so often, then answered', async (name, error) => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  await sandbox.control('faults', { name, times: 1 })
  await expect(sdk.payments().create({ body: PIX })).rejects.toMatchObject(error)
  expect((await sdk.payments().search()).paging).toMatchObject({ total: 0 })
  await expect(sdk.payments().create({ body: PIX })).resolves.toMatchObject({ status: 'pending' })
})

test('lost_answer: done, though it says 500; the same key finds it', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  await sandbox.control('faults', { name: 'lost_answer', times: 1 })
  await expect(sdk.payments().create({ body: PIX, ...keyed('chave') })).rejects.toMatchObject({ status: 500 })
  await sdk.payments().create({ body: PIX, ...keyed('chave') })
  expect((await sdk.payments().search()).paging).toMatchObject({ total: 1 })
})

test('slow: the caller gives up, the call is done', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  await sandbox.control('faults', { name: 'slow', times: 1, value: 600_000 })
  await expect(sdk.payments().create({ body: PIX, requestOptions: { timeout: 200 } })).rejects.toThrow()
})

test('wrong_body: HTML with a good status', async () => {
  const sandbox = await openSandbox()
  await sandbox.control('faults', { name: 'wrong_body', times: 1 })
  expect(await sdkFor(sandbox).payments().create({ body: PIX })).not.toHaveProperty('id')
})

test('error_429: cut off at the edge, in plain text', async () => {
  const { url, accessToken, control } = await openSandbox()
  await control('faults', { name: 'error_429', times: 1, value: 2 })
  const response = await fetch(`${url}/v1/payments/1`, { headers: { authorization: `Bearer ${accessToken}` } })
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '2'])
  expect(await response.text()).toBe('local_rate_limited')
})

test('no_content: done, and answered without a body', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  await sandbox.control('faults', { name: 'no_content', times: 1 })
  expect(await sdk.payments().create({ body: PIX })).not.toHaveProperty('id')
  expect((await sdk.payments().search()).paging).toMatchObject({ total: 1 })
})

test('mixed_users: no subscription between a test user and a real one', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  await sandbox.control('faults', { name: 'mixed_users', times: 1 })
  await expect(sdk.subscriptions().create({ body: MONTHLY })).rejects.toMatchObject({
    status: 400,
    message: 'Both payer and collector must be real or test users',
  })
  expect((await sdk.subscriptions().search({ options: {} })).results).toEqual([])
})

test('a fault can be limited to some calls, and switched off', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  await sandbox.control('faults', { name: 'error_500', path: '/preapproval' })
  await sdk.payments().create({ body: PIX })
  await expect(sdk.subscriptions().create({ body: MONTHLY })).rejects.toMatchObject({ status: 500 })
  await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' })
  await sdk.subscriptions().create({ body: MONTHLY })
})

test('ignored_cancel: answers 200 and changes nothing', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  const { id = '' } = await sdk.subscriptions().create({ body: MONTHLY })
  await sandbox.control('faults', { name: 'ignored_cancel', times: 1 })
  const cancel = () => sdk.subscriptions().update({ id, body: { status: 'cancelled' } })
  expect((await cancel()).status).toBe('cancelled')
  expect((await sdk.subscriptions().get({ id })).status).toBe('pending')
  await cancel()
  expect((await sdk.subscriptions().get({ id })).status).toBe('cancelled')
})

test('a payment nobody asked for: of a foreign collector, in another currency', async () => {
  const sandbox = await openSandbox()
  const odd = await sandbox.control('payments', { transaction_amount: 5, collector_id: 1, currency_id: 'ARS' })
  expect(odd).toMatchObject({ status: 'approved', collector_id: 1, currency_id: 'ARS', transaction_amount: 5 })
  expect(await sandbox.notified()).toHaveLength(1)
})

test('forgets_key: the same call with the same key is done again', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  const subscribe = () => sdk.subscriptions().create({ body: MONTHLY, ...keyed('chave') })
  const { id } = await subscribe()
  await sandbox.control('faults', { name: 'forgets_key', times: 1 })
  expect((await subscribe()).id).not.toBe(id)
})
