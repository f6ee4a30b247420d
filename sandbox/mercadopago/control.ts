import { actOnPayment, actOnSubscription, clearFault, moveClock, switchFault } from './actions.ts'
import { invoiceAnswer, paymentAnswer, subscriptionAnswer } from './api/answers.ts'
import { catchUp } from './engine/due.ts'
import { addPayment, paymentEvent } from './engine/payments.ts'
import { type Answer, type Call, json, jsonBody, type Route } from './http.ts'
import { toCentavos } from './money.ts'
import { eventBody } from './notifications/bodies.ts'
import { invalid } from './provider-error.ts'
import type { PaymentStatus, Topic } from './state.ts'
import { takeNumber, type World } from './world.ts'

export interface Desk {
  readonly world: World
  readonly webhookUrl: string
  /** Delivers each waiting notification once, without pauses; returns the number of those still waiting. */
  flush(): Promise<number>
}

type Control = Route<Desk, Answer | Promise<Answer>>

/** Calls by which tests control the sandbox, in place of a browser. The real provider has none of them. */
export const CONTROL_ROUTES: readonly Control[] = [
  { method: 'GET', path: '/sandbox/instance', handle: ({ world }) => json(200, { instance: world.identity.instance }) },
  { method: 'GET', path: '/sandbox/state', handle: showState },
  {
    method: 'POST',
    path: '/sandbox/subscriptions/:id/:action',
    handle: ({ world }, call, { id, action }) =>
      json(200, subscriptionAnswer(world, actOnSubscription(world, id, action, jsonBody(call)))),
  },
  { method: 'POST', path: '/sandbox/payments', handle: addOddPayment },
  {
    method: 'POST',
    path: '/sandbox/payments/:id/:action',
    handle: ({ world }, call, { id, action }) =>
      json(200, paymentAnswer(world, actOnPayment(world, id, action, jsonBody(call)))),
  },
  {
    method: 'POST',
    path: '/sandbox/clock',
    handle({ world }, call) {
      moveClock(world, Number(jsonBody(call).days))
      return json(200, { happened: catchUp(world), now: new Date(world.now()).toISOString() })
    },
  },
  { method: 'GET', path: '/sandbox/faults', handle: ({ world }) => json(200, world.state.faults) },
  {
    method: 'POST',
    path: '/sandbox/faults',
    handle({ world }, call) {
      switchFault(world, jsonBody(call))
      return json(200, world.state.faults)
    },
  },
  {
    method: 'DELETE',
    path: '/sandbox/faults',
    handle({ world }) {
      world.state.faults = {}
      return json(200, world.state.faults)
    },
  },
  {
    method: 'DELETE',
    path: '/sandbox/faults/:name',
    handle({ world }, _, { name }) {
      clearFault(world, name)
      return json(200, world.state.faults)
    },
  },
  { method: 'GET', path: '/sandbox/notifications', handle: ({ world }) => json(200, world.state.notifications) },
  { method: 'POST', path: '/sandbox/notifications', handle: sendNotification },
  {
    method: 'POST',
    path: '/sandbox/notifications/flush',
    handle: async ({ flush }) => json(200, { waiting: await flush() }),
  },
]

function showState({ world, webhookUrl }: Desk) {
  const { subscriptions, invoices, payments, faults, notifications } = world.state
  return json(200, {
    now: new Date(world.now()).toISOString(),
    webhookUrl,
    faults,
    subscriptions: Object.values(subscriptions).map((subscription) => ({
      ...subscriptionAnswer(world, subscription),
      payer_email: subscription.payerEmail,
    })),
    invoices: Object.values(invoices).map((invoice) => invoiceAnswer(world, invoice)),
    payments: Object.values(payments).map((payment) => paymentAnswer(world, payment)),
    waiting: notifications.filter(({ status }) => status === 'waiting').length,
  })
}

/**
 * A payment the product never asked for, in any state and of anybody: the wrong amount, a foreign collector, another
 * currency, an unknown reference.
 */
function addOddPayment({ world }: Desk, call: Call) {
  const given = jsonBody(call)
  const at = world.now()
  const amount = toCentavos(given.transaction_amount)
  if (amount === null) throw invalid(4037, 'Invalid transaction_amount')
  const text = (name: string, usual: string | null) => (typeof given[name] === 'string' ? given[name] : usual)
  const payment = addPayment(world, {
    method: 'pix',
    operation: 'regular_payment',
    status: (text('status', 'approved') ?? 'approved') as PaymentStatus,
    statusDetail: text('status_detail', 'accredited') ?? 'accredited',
    amount,
    currency: text('currency_id', 'BRL') ?? 'BRL',
    collectorId: typeof given.collector_id === 'number' ? given.collector_id : world.identity.collectorId,
    externalReference: text('external_reference', null),
    description: text('description', null),
    payerEmail: text('payer_email', null) ?? 'pagador@exemplo.com.br',
    payerId: Number(takeNumber(world)),
    createdAt: at,
    expiresAt: null,
    subscriptionId: null,
    invoiceId: null,
    metadata: {},
    notificationUrl: null,
    card: null,
  })
  world.notify([paymentEvent(payment, 'created', at)])
  return json(201, paymentAnswer(world, payment))
}

/** A notification without a cause: of an unknown resource, or of a topic the product does not know. */
function sendNotification({ world }: Desk, call: Call) {
  const { topic = 'payment', id, action = 'payment.updated' } = jsonBody(call)
  if (typeof topic !== 'string' || typeof action !== 'string' || (typeof id !== 'string' && typeof id !== 'number')) {
    throw invalid('invalid_notification', 'topic, action and id are needed')
  }
  const resourceId = String(id)
  const event = { topic: topic as Topic, action, resourceId, at: world.now() }
  world.send({ topic, resourceId, body: eventBody(world.identity, event) })
  return json(202, { queued: true })
}
