import { randomUUID } from 'node:crypto'
import { subscriptionOf } from '../actions.ts'
import { subscriptionEvent, touch } from '../engine/charges.ts'
import { authorize, cancel, changeCard, pause, resume } from '../engine/subscriptions.ts'
import { strikes } from '../faults.ts'
import { type Call, json, jsonBody, type Route } from '../http.ts'
import { ProviderError, recorded } from '../provider-error.ts'
import { RECORDED_CONFLICTS } from '../records/bare-answers.ts'
import { entryOf, type Subscription } from '../state.ts'
import { takeNumber, type World } from '../world.ts'
import { invoiceAnswer, subscriptionAnswer } from './answers.ts'
import { searchAnswer } from './page.ts'
import { readNewSubscription, readSubscriptionChange, refusedCard } from './validation.ts'

export const SUBSCRIPTION_ROUTES: readonly Route<World>[] = [
  { method: 'POST', path: '/preapproval', handle: create },
  { method: 'GET', path: '/preapproval/search', handle: search },
  {
    method: 'GET',
    path: '/preapproval/:id',
    handle: (world, _, { id }) => json(200, subscriptionAnswer(world, subscriptionOf(world, id))),
  },
  { method: 'PUT', path: '/preapproval/:id', handle: update },
  { method: 'GET', path: '/authorized_payments/search', handle: searchInvoices },
  {
    method: 'GET',
    path: '/authorized_payments/:id',
    handle(world, _, { id }) {
      const invoice = entryOf(world.state.invoices, id)
      if (!invoice) throw new ProviderError(404, `The authorized payment with id ${id} does not exist`)
      return json(200, invoiceAnswer(world, invoice))
    },
  },
]

function create(world: World, call: Call) {
  const { token, ...given } = readNewSubscription(world, jsonBody(call))
  const at = world.now()
  const subscription: Subscription = {
    ...given,
    id: randomUUID().replaceAll('-', ''),
    status: 'pending',
    payerId: Number(takeNumber(world)),
    createdAt: at,
    modifiedAt: at,
    version: 0,
    anchorAt: null,
    cycles: 0,
    nextChargeAt: null,
    cardDeclines: false,
    card: null,
    unpaid: 0,
    abandonedAt: null,
  }
  world.state.subscriptions[subscription.id] = subscription
  world.notify([subscriptionEvent(subscription, 'created', at)])
  if (token && token.verdict !== 'approved') {
    // Recorded: a refused card leaves a pending subscription behind, which the provider cancels seconds later.
    subscription.abandonedAt = at + ABANDONED_AFTER_MS
    throw refusedCard(token.verdict)
  }
  if (token) authorize(world, subscription, 'charge-now', token.card)
  return json(201, subscriptionAnswer(world, subscription))
}

/** Until the provider cancels by itself what a refused card left (ms). */
const ABANDONED_AFTER_MS = 5_000

/** The provider refuses a larger `limit` of this search. */
const INVOICES_LIMIT_MAX = 15

/** A cancellation is final: recorded for the way back to `authorized`, the same words for the others. */
function unalterable(status: string | undefined): ProviderError {
  const { invalidTransition } = RECORDED_CONFLICTS
  if (!status || status === 'cancelled') return new ProviderError(400, 'You can not modify a cancelled preapproval.')
  const message = invalidTransition.body.message.replace('authorized', status)
  return recorded({ ...invalidTransition, body: { ...invalidTransition.body, message } })
}

const MOVES = { cancelled: cancel, paused: pause, authorized: resume } as const

function update(world: World, call: Call, { id }: Record<string, string>) {
  const subscription = subscriptionOf(world, id)
  const { status, token, ...fields } = readSubscriptionChange(world, jsonBody(call))
  if (status === 'cancelled' && strikes(world.state, 'ignored_cancel', call.path)) {
    return json(200, { ...subscriptionAnswer(world, subscription), status })
  }
  if (subscription.status === 'cancelled') throw unalterable(status)
  Object.assign(subscription, fields)
  if (token && token.verdict !== 'approved') throw refusedCard(token.verdict)
  if (token) changeCard(world, subscription, token.card)
  if (status && status !== subscription.status) MOVES[status](world, subscription)
  else if (Object.keys(fields).length > 0) {
    touch(subscription, world.now())
    world.notify([subscriptionEvent(subscription, 'updated', world.now())])
  }
  return json(200, subscriptionAnswer(world, subscription))
}

function search(world: World, { query }: Call) {
  const wanted = (name: string, value: string | number | null) => !query.has(name) || query.get(name) === String(value)
  // `external_reference` is accepted and does not filter.
  const found = Object.values(world.state.subscriptions).filter(
    (subscription) =>
      wanted('status', subscription.status) &&
      wanted('payer_email', subscription.payerEmail) &&
      wanted('payer_id', subscription.payerId) &&
      wanted('id', subscription.id),
  )
  if (query.get('sort') === 'date_created:desc') found.sort((one, other) => other.createdAt - one.createdAt)
  return json(
    200,
    searchAnswer(found, query, (subscription) => subscriptionAnswer(world, subscription)),
  )
}

function searchInvoices(world: World, call: Call) {
  const { query } = call
  const wanted = (name: string, value: string | null) => !query.has(name) || query.get(name) === value
  const isEmpty = strikes(world.state, 'empty_charges', call.path) !== null
  const found = Object.values(world.state.invoices).filter(
    (invoice) =>
      !isEmpty &&
      wanted('preapproval_id', invoice.subscriptionId) &&
      wanted('id', invoice.id) &&
      wanted('status', invoice.status) &&
      wanted('payment_id', invoice.paymentId),
  )
  return json(
    200,
    searchAnswer(found, query, (invoice) => invoiceAnswer(world, invoice), INVOICES_LIMIT_MAX),
  )
}
