import { subscriptionOf } from '../actions.ts'
import type { Call } from '../http.ts'
import { ProviderError } from '../provider-error.ts'
import type { Subscription } from '../state.ts'
import type { World } from '../world.ts'
import { html } from './html.ts'
import { facts, page, said } from './layout.ts'
import { every, moment, money } from './texts.ts'

/** Return address: the seller's address with the subscription's id, as at the provider. */
export function wayBack({ backUrl, id }: Subscription): string {
  const url = new URL(backUrl)
  url.searchParams.set('preapproval_id', id)
  return url.href
}

/** The page behind `init_point`, where the payer agrees to a subscription. */
export function checkoutPage(world: World, call: Call) {
  // As with the provider: the address it answers with leads nowhere until the seller takes this part away.
  if (call.query.has('activation')) throw new ProviderError(404, 'This page does not exist')
  const subscription = subscriptionOf(world, call.query.get('preapproval_id') ?? undefined)
  const to = (name: string) => `/subscriptions/checkout/${subscription.id}/${name}`
  const back = html`<a class="button" href="${wayBack(subscription)}">Voltar ao site</a>`
  const refused = call.query.get('result') === 'rejected'
  const body = html`${refused && subscription.status === 'pending' ? said('Pagamento recusado pelo cartão. Você pode tentar de novo.', 'bad') : null}
<section class="card"><h2>${subscription.reason}</h2>
<p class="price">${money(subscription.amount)} <span class="soft">${every(subscription)}</span></p>
${facts([
  ['Assinante', subscription.payerEmail],
  ['Primeira cobrança', subscription.startsAt === null ? 'na aprovação' : moment(subscription.startsAt)],
  ['Cartão', 'Mastercard de teste, final 0604'],
])}</section>
${
  subscription.status === 'pending'
    ? html`<section class="card"><h2>O que acontece com o pagamento?</h2><div class="actions">
<form method="post" action="${to('approve')}"><label for="payer">Email da sua conta do Mercado Pago</label>
<input id="payer" name="payer_email" type="email" required value="${subscription.payerEmail}">
<p class="actions"><button class="main">Aprovar</button><button class="bad" formaction="${to('reject')}">Recusar</button><button class="plain" formaction="${to('expire')}">Deixar expirar</button><button class="plain" formaction="${to('approve-later')}">Autorizar e cobrar depois</button></p></form></div><p class="soft">Para deixar pendente, basta fechar esta página.</p></section>${back}`
    : html`${said(OUTCOMES[subscription.status], subscription.status === 'authorized' ? 'good' : 'plain')}
<div class="actions">${back}<a class="button" href="/subscriptions/${subscription.id}">Gerenciar a assinatura</a></div>`
}`
  return page({ title: 'Assinatura com cartão', body, leadsTo: subscription.backUrl })
}

const OUTCOMES: Record<Exclude<Subscription['status'], 'pending'>, string> = {
  authorized: 'Assinatura aprovada.',
  paused: 'Assinatura pausada.',
  cancelled: 'Esta assinatura foi cancelada ou expirou.',
}
