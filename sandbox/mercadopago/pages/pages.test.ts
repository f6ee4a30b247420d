import { expect, test } from 'vitest'
import { openSandbox } from '../testing/sandbox.ts'
import { MONTHLY, PIX, sdkFor } from '../testing/sdk.ts'

async function open() {
  const sandbox = await openSandbox()
  const sdk = sdkFor(sandbox)
  const read = async (path: string) => {
    const response = await fetch(`${sandbox.url}${path}`)
    return {
      status: response.status,
      text: await response.text(),
      policy: response.headers.get('content-security-policy'),
    }
  }
  const press = async (path: string, fields: Record<string, string> = {}) => {
    const response = await fetch(`${sandbox.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    return { status: response.status, to: response.headers.get('location') }
  }
  return { sandbox, sdk, read, press }
}

test('the checkout of a subscription: refused, tried again, approved, and back to the site', async () => {
  const { sdk, read, press } = await open()
  const { id = '' } = await sdk.subscriptions().create({ body: MONTHLY })
  const page = await read(`/subscriptions/checkout?preapproval_id=${id}`)
  for (const text of ['SANDBOX', 'Aprovar', 'Recusar', 'Deixar expirar', 'R$&#160;11,90', 'por mês']) {
    expect(page.text.replaceAll('\u00a0', '&#160;')).toContain(text)
  }
  const refused = await press(`/subscriptions/checkout/${id}/reject`)
  expect((await read(refused.to ?? '')).text).toContain('recusado')
  expect((await read(`/subscriptions/checkout?preapproval_id=${id}&activation=true`)).status).toBe(404)
  expect(await press(`/subscriptions/checkout/${id}/approve`)).toEqual({
    status: 303,
    to: `http://localhost:3000/payment-success?from=card&preapproval_id=${id}`,
  })
  expect(await press(`/subscriptions/checkout/${id}/approve`)).toMatchObject({ status: 400 })
  expect(await press(`/subscriptions/checkout/${id}/cancel`)).toMatchObject({ status: 404 })
  expect((await read(`/subscriptions/${id}`)).text).toContain('Falhar a próxima cobrança')
})

test('the page of a PIX code has no way back', async () => {
  const { sdk, read, press } = await open()
  const { id } = await sdk.payments().create({ body: PIX })
  const page = await read(`/payments/${id}/ticket`)
  for (const text of [
    'SANDBOX',
    'PIX copia e cola',
    'data:image/png;base64,',
    'Aprovar',
    'Recusar',
    'Deixar expirar',
  ]) {
    expect(page.text).toContain(text)
  }
  expect(await press(`/payments/${id}/ticket/approve`)).toEqual({ status: 303, to: `/payments/${id}/ticket` })
  const after = await read(`/payments/${id}/ticket`)
  expect(after.text).toContain('Pagamento aprovado.')
  expect(after.text).not.toContain('http://localhost:3000')
  expect((await press(`/payments/${id}/refund`, { amount: '4,90' })).status).toBe(303)
  expect((await sdk.payments().get({ id: Number(id) })).transaction_amount_refunded).toBe(4.9)
  expect((await press(`/payments/${id}/refund`, { amount: 'tudo' })).status).toBe(400)
})

test('the overview lists everything, and switches faults and the clock', async () => {
  const { sandbox, sdk, read, press } = await open()
  await sdk.subscriptions().create({ body: MONTHLY })
  const { id } = await sdk.payments().create({ body: PIX })
  await sandbox.notified()
  const { text } = await read('/')
  for (const part of ['Premium mensal', String(id), sandbox.shop.webhookUrl, 'entregue', 'Avisos em dobro']) {
    expect(text).toContain(part)
  }
  await press('/faults/duplicate/on', { times: '2', value: '3' })
  expect(await sandbox.look('faults')).toEqual({ duplicate: { times: 2, value: 3, path: null } })
  await press('/faults/duplicate/off')
  expect(await sandbox.look('faults')).toEqual({})
  await press('/clock/31')
  expect(Date.parse(String((await sandbox.look('state')).now))).toBeGreaterThan(Date.now() + 30 * 86_400_000)
  expect((await press('/clock/1e9')).status).toBe(400)
  expect((await press('/faults/outro/on')).status).toBe(400)
})

test('what a seller wrote is shown as text', async () => {
  const { sdk, read } = await open()
  const { id } = await sdk.subscriptions().create({ body: { ...MONTHLY, reason: '"><script>alert(1)</script>' } })
  const page = await read(`/subscriptions/checkout?preapproval_id=${id}`)
  expect(page.text).not.toContain('<script>')
  expect(page.policy).toContain("default-src 'none'")
  expect(page.policy).toContain("form-action 'self' http://localhost:3000")
})

test.each(['/subscriptions/nada', '/payments/__proto__/ticket', '/subscriptions/checkout', '/outra'])(
  '404: %s',
  async (path) => {
    const { read } = await open()
    expect((await read(path)).status).toBe(404)
  },
)
