// Measures the time from the provider's notification of a PIX payment to «pago» on the waiting page: `node
// bench/paid.ts [--payers 100]`. Each page holds a long poll open, as a browser does; each answer of the provider takes
// `latency` ms. Exits with an error when the p95 reaches a second.
import { createHmac, randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { head, row, somewhere } from './load.ts'
import { COLLECTOR, startProvider } from './payment-provider.ts'
import { type Product, startProduct } from './product.ts'
import { type SignedIn, signedInPeople } from './seed.ts'

const { values } = parseArgs({
  options: {
    payers: { type: 'string', default: '100' },
    latency: { type: 'string', default: '60' },
    waiting: { type: 'string', default: '1,32' },
  },
})
const PORT = 3979
const SECRET = 'webhook secret of the benchmark'
const GOAL_MS = 1_000
/** The page has asked its question by then (ms). */
const SETTLED_MS = 150

/** Opens a PIX of a person. @returns our id of it, and the provider's */
async function openPix(product: Product, { userId, cookie }: SignedIn) {
  const headers = { cookie, 'content-type': 'application/json', 'x-forwarded-for': somewhere() }
  const order = {
    planType: 'premium',
    billingPeriod: 'annual',
    userId,
    userEmail: `${userId}@exemplo.com.br`,
    userName: 'Pessoa',
  }
  const answer = await fetch(`${product.origin}/functions/v1/create-mercadopago-payment`, {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  })
  const { url } = await answer.json()
  if (!url) throw new Error(`no checkout: ${answer.status}`)
  return { id: String(url).split('/').at(-1) ?? '', headers }
}

async function notify(product: Product, paymentId: string): Promise<void> {
  const requestId = randomUUID()
  const signed = `id:${paymentId};request-id:${requestId};ts:1700000000;`
  const v1 = createHmac('sha256', SECRET).update(signed).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'x-request-id': requestId,
    'x-signature': `ts=1700000000,v1=${v1}`,
  }
  const body = {
    action: 'payment.updated',
    api_version: 'v1',
    type: 'payment',
    data: { id: paymentId },
    live_mode: true,
  }
  const path = `/functions/v1/mercadopago-webhook?data.id=${paymentId}&type=payment`
  const answer = await fetch(`${product.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`the notification was answered ${answer.status}`)
}

/** Time from the notification to the answer with the status «paid» (ms). */
async function timeOf(product: Product, provider: Awaited<ReturnType<typeof startProvider>>, person: SignedIn) {
  const { id, headers } = await openPix(product, person)
  const payment = [...provider.payments.values()].find(({ reference }) => reference === id)
  if (!payment) throw new Error('the provider heard of no payment')
  const paid = (async () => {
    for (;;) {
      const answer = await fetch(`${product.origin}/functions/v1/checkout/${id}?wait=1`, { headers })
      const page = await answer.json()
      if (page.state === 'paid') return performance.now()
    }
  })()
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  payment.status = 'approved'
  const sentAt = performance.now()
  await notify(product, String(payment.id))
  return (await paid) - sentAt
}

const provider = await startProvider({ perSecond: null, latencyMs: Number(values.latency) })
const product = await startProduct(PORT, {
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-benchmark',
  MERCADOPAGO_WEBHOOK_SECRET: SECRET,
  MERCADOPAGO_COLLECTOR_ID: COLLECTOR,
  MERCADOPAGO_API_URL: provider.url,
})
try {
  const payers = Number(values.payers)
  const groups = values.waiting.split(',').map(Number)
  const people = await signedInPeople(product.databaseUrl, product.secret, payers * groups.length)
  console.log(head(['pages that wait at once', 'p50 ms', 'p95 ms', 'max ms']))
  for (const [group, atOnce] of groups.entries()) {
    const queue = people.slice(group * payers, (group + 1) * payers)
    const times: number[] = []
    const payer = async () => {
      for (let one = queue.shift(); one; one = queue.shift()) times.push(await timeOf(product, provider, one))
    }
    await Promise.all(Array.from({ length: atOnce }, payer))
    times.sort((a, b) => a - b)
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
    console.log(row([atOnce, at(0.5).toFixed(0), at(0.95).toFixed(0), at(1).toFixed(0)]))
    if (at(0.95) >= GOAL_MS) process.exitCode = 1
  }
} finally {
  await product.stop()
  provider.close()
}
