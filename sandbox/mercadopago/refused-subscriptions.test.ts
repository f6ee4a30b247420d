import { expect, test } from 'vitest'
import { REFUSED_CARDS } from './records/refused-cards.ts'
import { openSandbox } from './testing/sandbox.ts'
import { MONTHLY, sdkFor, tokenOf } from './testing/sdk.ts'

test.each([
  ['a local address of another process', { back_url: 'http://localhost:9999/' }, /back_url/],
  ['a script as address', { back_url: 'javascript:alert(1)' }, /back_url/],
  ['no address of the payer', { payer_email: undefined }, /payer_email/],
  ['dollars', { auto_recurring: { ...MONTHLY.auto_recurring, currency_id: 'USD' } }, /Currency/],
  ['nothing to pay', { auto_recurring: { ...MONTHLY.auto_recurring, transaction_amount: 0 } }, /transaction_amount/],
  [
    'a third of a centavo',
    { auto_recurring: { ...MONTHLY.auto_recurring, transaction_amount: 0.333 } },
    /transaction_amount/,
  ],
  ['every week', { auto_recurring: { ...MONTHLY.auto_recurring, frequency_type: 'weeks' } }, /frequency_type/],
  ['no schedule', { auto_recurring: undefined }, /auto_recurring/],
])('refused with 400: %s', async (_, given, message) => {
  const sdk = sdkFor(await openSandbox())
  await expect(sdk.subscriptions().create({ body: { ...MONTHLY, ...given } })).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(message),
  })
})

test('the collector cannot subscribe to itself', async () => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  const { email } = await sdk.user().get()
  await expect(sdk.subscriptions().create({ body: { ...MONTHLY, payer_email: email } })).rejects.toMatchObject({
    status: 400,
    error: 'bad_request',
    message: 'Payer and collector cannot be the same user',
  })
})

test.each(['nenhuma', '__proto__', 'constructor', '..%2f'])('an unknown subscription is 404: %s', async (id) => {
  const sdk = sdkFor(await openSandbox())
  await expect(sdk.subscriptions().get({ id })).rejects.toMatchObject({ status: 404 })
})

test.each(Object.entries(REFUSED_CARDS))('a test card that refuses as recorded: %s', async (holder, record) => {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  const reference = `order of ${holder}`
  const token = await tokenOf(sandbox, holder)
  const body = { ...MONTHLY, external_reference: reference, status: 'authorized', card_token_id: token }
  await expect(sdk.subscriptions().create({ body })).rejects.toMatchObject({ status: record.status })
  // It leaves a pending subscription behind.
  const { results = [] } = await sdk.subscriptions().search({ options: {} })
  expect(results.filter((one) => String(one.external_reference) === reference)).toMatchObject([{ status: 'pending' }])
})
