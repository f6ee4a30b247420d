import { actOnPayment, actOnSubscription, clearFault, moveClock, switchFault } from '../actions.ts'
import type { Desk } from '../control.ts'
import { catchUp } from '../engine/due.ts'
import { type Answer, formBody, type Route, redirect } from '../http.ts'
import { ProviderError } from '../provider-error.ts'
import { checkoutPage, wayBack } from './checkout.ts'
import { html } from './html.ts'
import { page, said } from './layout.ts'
import { overviewPage } from './overview.ts'
import { paymentPage } from './payment.ts'
import { pixPage } from './pix.ts'
import { subscriptionPage } from './subscription.ts'

/** Actions of the payer at a checkout; the rest is for the panel. */
const AT_CHECKOUT = ['approve', 'approve-later', 'reject', 'expire']
const AT_TICKET = ['approve', 'reject', 'expire']

function only(action: string | undefined, allowed: readonly string[]) {
  if (action === undefined || !allowed.includes(action)) throw new ProviderError(404, `Unknown action ${action}`)
}

export const PAGE_ROUTES: readonly Route<Desk, Answer | Promise<Answer>>[] = [
  { method: 'GET', path: '/', handle: overviewPage },
  { method: 'GET', path: '/subscriptions/checkout', handle: ({ world }, call) => checkoutPage(world, call) },
  {
    method: 'POST',
    path: '/subscriptions/checkout/:id/:action',
    handle({ world }, call, { id, action }) {
      only(action, AT_CHECKOUT)
      const subscription = actOnSubscription(world, id, action, formBody(call))
      if (subscription.status === 'authorized') return redirect(wayBack(subscription))
      return redirect(
        `/subscriptions/checkout?preapproval_id=${id}&result=${action === 'expire' ? 'expired' : 'rejected'}`,
      )
    },
  },
  { method: 'GET', path: '/subscriptions/:id', handle: ({ world }, _, { id }) => subscriptionPage(world, id) },
  {
    method: 'POST',
    path: '/subscriptions/:id/:action',
    handle({ world }, _, { id, action }) {
      actOnSubscription(world, id, action)
      return redirect(`/subscriptions/${id}`)
    },
  },
  { method: 'GET', path: '/payments/:id/ticket', handle: ({ world }, _, { id }) => pixPage(world, id) },
  {
    method: 'POST',
    path: '/payments/:id/ticket/:action',
    handle({ world }, _, { id, action }) {
      only(action, AT_TICKET)
      actOnPayment(world, id, action, {})
      return redirect(`/payments/${id}/ticket`)
    },
  },
  { method: 'GET', path: '/payments/:id', handle: ({ world }, _, { id }) => paymentPage(world, id) },
  {
    method: 'POST',
    path: '/payments/:id/:action',
    handle({ world }, call, { id, action }) {
      actOnPayment(world, id, action, formBody(call))
      return redirect(`/payments/${id}`)
    },
  },
  {
    method: 'POST',
    path: '/clock/:days',
    handle({ world }, _, { days }) {
      moveClock(world, Number(days))
      catchUp(world)
      return redirect('/')
    },
  },
  {
    method: 'POST',
    path: '/faults/:name/on',
    handle({ world }, call, { name }) {
      switchFault(world, { ...formBody(call), name })
      return redirect('/')
    },
  },
  {
    method: 'POST',
    path: '/faults/:name/off',
    handle({ world }, _, { name }) {
      clearFault(world, name)
      return redirect('/')
    },
  },
  {
    method: 'POST',
    path: '/notifications/flush',
    async handle({ flush }) {
      await flush()
      return redirect('/')
    },
  },
]

/** A refusal for a person's eyes. */
export function refusalPage(error: ProviderError): Answer {
  const body = html`${said(
    error.status === 404
      ? 'Isto não existe neste sandbox.'
      : 'Isto já não é possível: a situação mudou, ou o valor informado não serve.',
    'bad',
  )}<p class="soft">Resposta do provedor: ${error.message}</p>`
  return page({ title: error.status === 404 ? 'Não encontrado' : 'Não foi possível', body, status: error.status })
}
