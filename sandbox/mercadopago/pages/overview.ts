import type { Desk } from '../control.ts'
import { FAULTS } from '../faults.ts'
import type { Fault, FaultName, Notification } from '../state.ts'
import { html } from './html.ts'
import { action, facts, page, table } from './layout.ts'
import {
  FAULT_TEXT,
  FAULT_UNIT,
  moment,
  money,
  NOTIFICATION_STATUS,
  OPERATION,
  PAYMENT_STATUS,
  SUBSCRIPTION_STATUS,
  statusText,
} from './texts.ts'

/** Length of each list, newest first. */
const SHOWN = 50
const STEPS = [1, 7, 31, 366]

/** Everything the sandbox knows, its clock and its faults, on one page. */
export function overviewPage({ world, webhookUrl }: Desk) {
  const { state } = world
  const newest = <Item>(items: readonly Item[]) => items.slice(-SHOWN).reverse()
  const body = html`<section class="card"><h2>Relógio</h2>
<p>No sandbox são <strong>${moment(world.now())}</strong>${state.clockAhead > 0 ? `, ${Math.round(state.clockAhead / 86_400_000)} dias à frente` : ''}. O relógio do site é outro.</p>
<div class="actions">${STEPS.map((days) => action(`/clock/${days}`, days === 1 ? 'Avançar 1 dia' : `Avançar ${days} dias`))}</div></section>
<section class="card"><h2>Assinaturas</h2>${table(
    'Assinaturas',
    ['Assinatura', 'Situação', 'Valor', 'Assinante', 'Criada'],
    newest(Object.values(state.subscriptions)).map((subscription) => [
      html`<a href="/subscriptions/${subscription.id}">${subscription.reason}</a>`,
      statusText(SUBSCRIPTION_STATUS, subscription.status),
      money(subscription.amount),
      subscription.payerEmail,
      moment(subscription.createdAt),
    ]),
    'Nenhuma assinatura até agora.',
  )}</section>
<section class="card"><h2>Pagamentos</h2>${table(
    'Pagamentos',
    ['Pagamento', 'Tipo', 'Situação', 'Valor', 'Pagador', 'Criado'],
    newest(Object.values(state.payments)).map((payment) => [
      html`<a href="/payments/${payment.id}">${payment.id}</a>`,
      `${OPERATION[payment.operation]}, ${payment.method === 'pix' ? 'PIX' : 'cartão'}`,
      statusText(PAYMENT_STATUS, payment.status, payment.statusDetail),
      money(payment.amount),
      payment.payerEmail,
      moment(payment.createdAt),
    ]),
    'Nenhum pagamento até agora.',
  )}</section>
<section class="card"><h2>Avisos para ${webhookUrl}</h2>
<div class="actions">${action('/notifications/flush', 'Entregar agora o que está na fila')}</div>
${table(
  'Avisos',
  ['Assunto', 'Recurso', 'Situação', 'Respostas', 'Criado'],
  newest(state.notifications).map((notification) => [
    notification.topic + (notification.badSignature ? ' (assinatura errada)' : ''),
    notification.resourceId,
    statusText(NOTIFICATION_STATUS, notification.status),
    answers(notification),
    moment(notification.createdAt),
  ]),
  'Nenhum aviso até agora.',
)}</section>
<section class="card"><h2>Defeitos</h2>${table(
    'Defeitos',
    ['Defeito', 'Ligado', 'Mudar'],
    (Object.keys(FAULTS) as FaultName[]).map((name) => [
      FAULT_TEXT[name],
      howOn(state.faults[name]),
      switchOf(name, state.faults[name]),
    ]),
    '',
  )}</section>
<section class="card"><h2>Conta</h2>${facts([
    ['Vendedor', `${world.identity.collectorId} (${world.identity.collectorEmail})`],
    ['API', world.url],
    ['Site', html`<a href="${world.siteOrigin}">${world.siteOrigin}</a>`],
  ])}</section>`
  return page({ title: 'Mercado Pago de teste', body, wide: true })
}

function answers({ tries, status, dueAt }: Notification): string {
  const last = tries.at(-1)
  const given = last ? `${last.status ?? last.problem} (${tries.length}ª tentativa)` : 'nenhuma'
  return status === 'waiting' ? `${given}; próxima tentativa ${moment(dueAt)}` : given
}

function howOn(fault: Fault | undefined): string {
  if (!fault) return 'não'
  const times = fault.times === null ? 'sempre' : `mais ${fault.times} vez(es)`
  return [times, fault.value, fault.path].filter((part) => part !== null).join(', ')
}

function switchOf(name: FaultName, fault: Fault | undefined) {
  if (fault) return action(`/faults/${name}/off`, 'Desligar')
  const { value, usual } = FAULTS[name]
  return html`<form method="post" action="/faults/${name}/on" class="actions">
<label>Vezes<br><input name="times" type="number" min="1" size="6" placeholder="sempre"></label>
${value ? html`<label>${FAULT_UNIT[value]}<br><input name="value" type="number" min="1" size="8" value="${usual ?? ''}"></label>` : null}
<button aria-label="Ligar: ${FAULT_TEXT[name]}">Ligar</button></form>`
}
