import { paymentOf } from '../actions.ts'
import { ticketUrl } from '../api/answers.ts'
import { refundedAmount } from '../engine/payments.ts'
import type { Payment } from '../state.ts'
import type { World } from '../world.ts'
import { type Html, html } from './html.ts'
import { action, facts, page } from './layout.ts'
import { moment, money, OPERATION, PAYMENT_STATUS, statusText } from './texts.ts'

/** The provider's panel page of a payment, with its actions. */
export function paymentPage(world: World, id: string | undefined) {
  const payment = paymentOf(world, id)
  const possible = actions(world, payment)
  const body = html`<section class="card">${facts([
    ['Situação', statusText(PAYMENT_STATUS, payment.status, payment.statusDetail)],
    ['Valor', `${money(payment.amount)} (${payment.currency})`],
    ['Reembolsado', money(refundedAmount(payment))],
    ['Tipo', `${OPERATION[payment.operation]}, ${payment.method === 'pix' ? 'PIX' : 'cartão'}`],
    ['Pagador', payment.payerEmail],
    ['Referência', payment.externalReference ?? 'nenhuma'],
    ['Criado', moment(payment.createdAt)],
    ['Aprovado', moment(payment.approvedAt)],
    ...(payment.subscriptionId
      ? ([
          ['Assinatura', html`<a href="/subscriptions/${payment.subscriptionId}">${payment.subscriptionId}</a>`],
        ] as const)
      : []),
  ])}</section>
${possible.length > 0 ? html`<section class="card"><h2>Fazer acontecer</h2><div class="actions">${possible}</div></section>` : null}`
  return page({ title: `Pagamento ${payment.id}`, body })
}

function actions(world: World, payment: Payment): Html[] {
  const to = (name: string) => `/payments/${payment.id}/${name}`
  switch (payment.status) {
    case 'pending':
    case 'in_process':
      return [html`<a class="button main" href="${ticketUrl(world, payment)}">Abrir a página do PIX</a>`]
    case 'approved':
      return [
        ...refunds(to),
        action(to('chargeback'), 'Contestar', 'bad'),
        action(to('mediate'), 'Abrir mediação', 'bad'),
      ]
    case 'in_mediation':
      return [
        ...refunds(to),
        action(to('chargeback'), 'Contestar', 'bad'),
        action(to('close-mediation'), 'Encerrar a favor da loja', 'main'),
      ]
    case 'charged_back':
      if (payment.statusDetail !== 'in_process') return []
      return [
        action(to('reimburse'), 'Reembolsar a contestação à loja', 'main'),
        action(to('settle'), 'Encerrar a favor do pagador', 'bad'),
      ]
    default:
      return []
  }
}

function refunds(to: (name: string) => string): Html[] {
  return [
    action(to('refund'), 'Reembolsar tudo', 'main'),
    html`<form method="post" action="${to('refund')}" class="actions"><label>Valor em reais<br>
<input name="amount" inputmode="decimal" required pattern="[0-9]+([,.][0-9]{1,2})?" size="8"></label><button>Reembolsar parte</button></form>`,
  ]
}
