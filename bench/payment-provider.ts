import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ProviderLimits {
  /** Calls a second that it answers; the rest gets 429. Null = all of them. */
  readonly perSecond: number | null
  /** Delay of each answer (ms). */
  readonly latencyMs: number
}

/** A payment as the provider describes it. */
export interface ProviderPayment {
  readonly id: number
  readonly reference: string
  readonly method: string
  readonly cents: number
  status: 'pending' | 'approved'
}

/** The account of the seller. */
export const COLLECTOR = '1'

/** As much of the payment provider as the benchmarks need, in this process: payments, subscriptions, and a limit of calls. */
export async function startProvider({ perSecond, latencyMs }: ProviderLimits) {
  const payments = new Map<string, ProviderPayment>()
  const byReference = new Map<string, ProviderPayment>()
  /** Subscriptions by their id: reference and amount in centavos. */
  const subscriptions = new Map<string, { reference: string; cents: number }>()
  const counts = { answered: 0, refused: 0 }
  let tokens = perSecond ?? 0
  let filledAt = performance.now()

  function mayPass(): boolean {
    if (perSecond === null) return true
    const now = performance.now()
    tokens = Math.min(perSecond, tokens + ((now - filledAt) / 1000) * perSecond)
    filledAt = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }

  const now = new Date().toISOString()
  const paymentAnswer = ({ id, reference, method, cents, status }: ProviderPayment) => ({
    id,
    status,
    status_detail: status === 'approved' ? 'accredited' : 'pending_waiting_transfer',
    operation_type: 'regular_payment',
    transaction_amount: cents / 100,
    currency_id: 'BRL',
    collector_id: Number(COLLECTOR),
    external_reference: reference,
    payment_method_id: method,
    date_created: now,
    date_approved: status === 'approved' ? now : null,
    point_of_interaction: {
      transaction_data: { qr_code: `00020126${id}`, ticket_url: 'https://www.mercadopago.com.br/payments/1' },
    },
  })
  const page = (results: unknown[]) => ({ results, paging: { total: results.length, limit: 100, offset: 0 } })

  function answer(method: string, url: URL, body: Record<string, unknown>): [number, unknown] {
    const [, first, second, third] = url.pathname.split('/')
    if (first === 'users') return [200, { id: Number(COLLECTOR) }]
    if (first === 'authorized_payments') return [200, page([])]
    if (first === 'preapproval') {
      const one = subscriptions.get(second ?? '')
      if (!one) return [404, { message: 'not found', status: 404, cause: [] }]
      const recurring = { transaction_amount: one.cents / 100, currency_id: 'BRL' }
      const facts = { external_reference: one.reference, collector_id: Number(COLLECTOR), auto_recurring: recurring }
      return [200, { id: second, status: 'authorized', ...facts, date_created: now, last_modified: now }]
    }
    if (second === 'payments' && method === 'POST') {
      const id = 1_000_000_000 + payments.size
      const cents = Math.round(Number(body.transaction_amount) * 100)
      const made: ProviderPayment = {
        id,
        reference: String(body.external_reference),
        method: 'pix',
        cents,
        status: 'pending',
      }
      payments.set(String(id), made)
      byReference.set(made.reference, made)
      return [201, paymentAnswer(made)]
    }
    if (second === 'payments' && third === 'search') {
      const found = byReference.get(url.searchParams.get('external_reference') ?? '')
      return [200, page(found ? [paymentAnswer(found)] : [])]
    }
    const known = payments.get(third ?? '')
    return known ? [200, paymentAnswer(known)] : [404, { message: 'Payment not found', status: 404, cause: [] }]
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const passes = mayPass()
    if (passes) counts.answered++
    else counts.refused++
    const text = Buffer.concat(parts).toString()
    const [status, body] = passes
      ? answer(request.method ?? 'GET', new URL(request.url ?? '/', 'http://localhost'), text ? JSON.parse(text) : {})
      : [429, { message: 'too many requests', status: 429, cause: [] }]
    setTimeout(() => {
      const headers = { 'content-type': 'application/json', ...(status === 429 ? { 'retry-after': '1' } : {}) }
      response.writeHead(status, headers).end(JSON.stringify(body))
    }, latencyMs)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    subscriptions,
    counts,
    /** Adds a subscription that was charged once. */
    addCharged(id: string, reference: string, payment: ProviderPayment): void {
      subscriptions.set(id, { reference, cents: payment.cents })
      payments.set(String(payment.id), payment)
      byReference.set(reference, payment)
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
