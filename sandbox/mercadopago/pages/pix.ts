import { paymentOf } from '../actions.ts'
import { pixCode } from '../pix/code.ts'
import { qrBase64 } from '../pix/png.ts'
import { ProviderError } from '../provider-error.ts'
import type { Payment } from '../state.ts'
import type { World } from '../world.ts'
import { html } from './html.ts'
import { action, facts, page, said } from './layout.ts'
import { moment, money, PAYMENT_STATUS } from './texts.ts'

const COPY = `
const button = document.querySelector('#copy'), code = document.querySelector('#code'), said = document.querySelector('#copied')
button.addEventListener('click', async () => {
  try { await navigator.clipboard.writeText(code.value); said.textContent = 'Código copiado.' }
  catch { code.select(); said.textContent = 'Copie o código selecionado com Ctrl+C.' }
})`

/** The page behind `ticket_url`: the PIX code to scan or to copy, and what becomes of it. */
export function pixPage(world: World, id: string | undefined) {
  const payment = paymentOf(world, id)
  if (payment.method !== 'pix') throw new ProviderError(404, 'Not a PIX payment')
  const waits = payment.status === 'pending'
  const body = html`<section class="card"><h2>${payment.description ?? 'Pagamento'}</h2>
<p class="price">${money(payment.amount)}</p>
${facts([
  ['Pagador', payment.payerEmail],
  ['Vale até', moment(payment.expiresAt)],
])}</section>
${waits ? waiting(payment) : said(`Pagamento ${PAYMENT_STATUS[payment.status]}.`, payment.status === 'approved' ? 'good' : 'plain')}
<div class="actions"><a class="button" href="/payments/${payment.id}">Gerenciar o pagamento</a></div>`
  return page({ title: 'Pagamento com PIX', body, ...(waits && { script: COPY }) })
}

function waiting(payment: Payment) {
  const code = pixCode(payment)
  const to = (name: string) => `/payments/${payment.id}/ticket/${name}`
  return html`<section class="card"><h2>Código PIX</h2>
<img class="qr" alt="QR code do PIX de teste" src="data:image/png;base64,${qrBase64(code)}">
<label for="code">PIX copia e cola</label><textarea id="code" readonly rows="4">${code}</textarea>
<p><button id="copy" type="button">Copiar código</button> <span id="copied" role="status"></span></p>
<p class="soft">O código tem a forma de um PIX, mas não paga nada a ninguém.</p></section>
<section class="card"><h2>O que acontece com o pagamento?</h2><div class="actions">
${action(to('approve'), 'Aprovar', 'main')}${action(to('reject'), 'Recusar', 'bad')}${action(to('expire'), 'Deixar expirar')}</div>
<p class="soft">Para deixar pendente, basta fechar esta página.</p></section>`
}
