import { subscriptionOf } from '../actions.ts'
import { initPoint } from '../api/answers.ts'
import { nextChargeDay } from '../engine/charges.ts'
import type { Subscription } from '../state.ts'
import type { World } from '../world.ts'
import { type Html, html } from './html.ts'
import { action, facts, page, table } from './layout.ts'
import { every, INVOICE_STATUS, moment, money, PAYMENT_STATUS, SUBSCRIPTION_STATUS, statusText } from './texts.ts'

/** The provider's panel page of a subscription, with its actions. */
export function subscriptionPage(world: World, id: string | undefined) {
  const subscription = subscriptionOf(world, id)
  const { payments } = world.state
  const invoices = Object.values(world.state.invoices).filter(
    ({ subscriptionId }) => subscriptionId === subscription.id,
  )
  const body = html`<section class="card">${facts([
    ['Situação', statusText(SUBSCRIPTION_STATUS, subscription.status)],
    ['Valor', `${money(subscription.amount)} ${every(subscription)}`],
    ['Assinante', subscription.payerEmail],
    ['Referência', subscription.externalReference ?? 'nenhuma'],
    ['Próxima cobrança ou tentativa', moment(nextChargeDay(world, subscription))],
    ['Cartão', subscription.cardDeclines ? 'recusa as cobranças do relógio' : 'aceita as cobranças do relógio'],
  ])}</section>
<section class="card"><h2>Fazer acontecer</h2><div class="actions">${actions(world, subscription)}</div></section>
<section class="card"><h2>Cobranças</h2>${table(
    'Cobranças',
    ['Fatura', 'Situação', 'Dia', 'Tentativas', 'Próxima tentativa', 'Pagamento'],
    invoices.map((invoice) => {
      const payment = invoice.paymentId === null ? undefined : payments[invoice.paymentId]
      return [
        `${invoice.sequence}ª (${invoice.id})`,
        statusText(INVOICE_STATUS, invoice.status),
        moment(invoice.debitAt),
        String(invoice.tries),
        invoice.nextTryAt === null ? 'não há' : moment(invoice.nextTryAt),
        payment
          ? html`<a href="/payments/${payment.id}">${payment.id}: ${statusText(PAYMENT_STATUS, payment.status, payment.statusDetail)}</a>`
          : 'nenhum',
      ]
    }),
    'Nenhuma cobrança até agora.',
  )}</section>`
  return page({ title: `Assinatura: ${subscription.reason}`, body, wide: true })
}

function actions(world: World, subscription: Subscription): Html[] {
  const to = (name: string) => `/subscriptions/${subscription.id}/${name}`
  const simulate = action(to('simulate'), 'Enviar simulação do painel')
  switch (subscription.status) {
    case 'pending':
      return [
        html`<a class="button main" href="${initPoint(world, subscription)}">Abrir a página de pagamento</a>`,
        simulate,
      ]
    case 'authorized':
      return [
        action(to('charge'), 'Avançar para a próxima cobrança', 'main'),
        action(to('fail'), 'Falhar a próxima cobrança', 'bad'),
        subscription.cardDeclines
          ? action(to('accept-card'), 'Cartão volta a aceitar')
          : action(to('decline-card'), 'Cartão passa a recusar'),
        action(to('pause'), 'Pausar'),
        action(to('cancel'), 'Cancelar', 'bad'),
        simulate,
      ]
    case 'paused':
      return [action(to('resume'), 'Retomar', 'main'), action(to('cancel'), 'Cancelar', 'bad'), simulate]
    case 'cancelled':
      return [simulate]
  }
}
