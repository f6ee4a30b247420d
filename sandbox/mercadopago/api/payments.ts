import { paymentOf } from '../actions.ts'
import { addPayment, cancelPayment, paymentEvent } from '../engine/payments.ts'
import { type Call, json, jsonBody, type Route } from '../http.ts'
import { invalid } from '../provider-error.ts'
import type { Payment } from '../state.ts'
import { takeNumber, type World } from '../world.ts'
import { paymentAnswer } from './answers.ts'
import { searchAnswer } from './page.ts'
import { readNewPayment } from './validation.ts'

export const PAYMENT_ROUTES: readonly Route<World>[] = [
  { method: 'POST', path: '/v1/payments', handle: create },
  { method: 'GET', path: '/v1/payments/search', handle: search },
  {
    method: 'GET',
    path: '/v1/payments/:id',
    handle: (world, _, { id }) => json(200, paymentAnswer(world, paymentOf(world, id))),
  },
  { method: 'PUT', path: '/v1/payments/:id', handle: update },
]

function create(world: World, call: Call) {
  const at = world.now()
  const payment = addPayment(world, {
    ...readNewPayment(world, jsonBody(call)),
    method: 'pix',
    operation: 'regular_payment',
    status: 'pending',
    statusDetail: 'pending_waiting_transfer',
    currency: 'BRL',
    collectorId: world.identity.collectorId,
    payerId: Number(takeNumber(world)),
    createdAt: at,
    subscriptionId: null,
    invoiceId: null,
    card: null,
  })
  world.notify([paymentEvent(payment, 'created', at)])
  return json(201, paymentAnswer(world, payment))
}

function update(world: World, call: Call, { id }: Record<string, string>) {
  const payment = paymentOf(world, id)
  if (jsonBody(call).status !== 'cancelled') throw invalid(2018, 'This sandbox only takes status cancelled')
  cancelPayment(world, payment)
  return json(200, paymentAnswer(world, payment))
}

const DATE_FIELDS: Record<string, (payment: Payment) => number | null> = {
  date_created: ({ createdAt }) => createdAt,
  date_last_updated: ({ updatedAt }) => updatedAt,
  date_approved: ({ approvedAt }) => approvedAt,
}

function search(world: World, { query }: Call) {
  const wanted = (name: string, value: string | number | null) => !query.has(name) || query.get(name) === String(value)
  const found = Object.values(world.state.payments).filter(
    (payment) =>
      wanted('external_reference', payment.externalReference) &&
      wanted('status', payment.status) &&
      wanted('operation_type', payment.operation) &&
      wanted('collector.id', payment.collectorId) &&
      wanted('payer.email', payment.payerEmail) &&
      isWithin(payment, query, world.now()),
  )
  const key = DATE_FIELDS[query.get('sort') ?? ''] ?? DATE_FIELDS.date_created
  const direction = query.get('criteria') === 'asc' ? 1 : -1
  if (key) found.sort((one, other) => ((key(one) ?? 0) - (key(other) ?? 0)) * direction)
  return json(
    200,
    searchAnswer(found, query, (payment) => paymentAnswer(world, payment)),
  )
}

function isWithin(payment: Payment, query: URLSearchParams, now: number): boolean {
  const range = query.get('range')
  if (range === null) return true
  const key = DATE_FIELDS[range]
  if (!key) throw invalid('invalid_range', 'Invalid range')
  const at = key(payment)
  return at !== null && at >= instant(query.get('begin_date'), 0, now) && at <= instant(query.get('end_date'), now, now)
}

const UNITS_MS: Record<string, number> = { DAYS: 86_400_000, HOURS: 3_600_000, MINUTES: 60_000 }

/** A date, `NOW`, or `NOW-7DAYS` (the provider's own arithmetic; months count as 30 days here). */
function instant(given: string | null, fallback: number, now: number): number {
  if (given === null) return fallback
  const relative = /^NOW(?:([+-])(\d+)(DAYS|HOURS|MINUTES|MONTHS)?)?$/.exec(given)
  if (relative) {
    const unit = relative[3] === 'MONTHS' ? 30 * 86_400_000 : (UNITS_MS[relative[3] ?? 'DAYS'] ?? 0)
    return now + (relative[1] === '-' ? -1 : 1) * Number(relative[2] ?? 0) * unit
  }
  const at = Date.parse(given)
  if (Number.isNaN(at)) throw invalid('invalid_date', 'Invalid date')
  return at
}
