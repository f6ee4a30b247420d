import { type Markup, markup, page } from '../page.ts'
import type { CaughtMail } from './store.ts'

const TITLE = 'Emails de teste'

const when = (iso: string) =>
  new Date(iso).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'America/Sao_Paulo' })

const countOf = (count: number) => (count === 1 ? '1 mensagem' : `${count} mensagens`)

/** Every caught mail, newest first. */
export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    (mail) => markup`<li><a class="sheet" href="/mails/${mail.id}"><strong>${mail.subject}</strong><br>
<span class="quiet">para ${mail.to.join(', ')} · <time datetime="${mail.receivedAt}">${when(mail.receivedAt)}</time></span></a></li>`,
  )
  const list: Markup =
    mails.length === 0
      ? markup`<p>Nenhuma mensagem ainda. Crie uma conta ou peça uma senha nova no site e atualize esta página.</p>`
      : markup`<ul style="margin:0 0 24px;padding:0;list-style:none">${rows}</ul>
<form method="post" action="/clear"><button class="plain">Apagar todas</button></form>`
  return page(
    TITLE,
    markup`<h1>${TITLE}</h1>
<p class="quiet">${countOf(mails.length)}. O que o site envia fica nesta máquina e não chega a ninguém.</p>${list}`,
  )
}

/** One mail: as HTML in a frame without scripts, as text, and its headers. */
export function mailPage(mail: CaughtMail): string {
  const rows = mail.headers.map(({ name, value }) => markup`<tr><th scope="row">${name}</th><td>${value}</td></tr>`)
  return page(
    mail.subject,
    markup`<p><a href="/">← Todas as mensagens</a></p>
<h1>${mail.subject}</h1>
<p class="quiet">de ${mail.from}<br>para ${mail.to.join(', ')}<br><time datetime="${mail.receivedAt}">${when(mail.receivedAt)}</time></p>
<h2>HTML</h2>
<iframe title="A mensagem em HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${mail.id}/html"></iframe>
<h2>Texto</h2>
<pre class="sheet">${mail.text}</pre>
<h2>Cabeçalhos</h2>
<table>${rows}</table>`,
  )
}

export function missingPage(): string {
  return page(
    'Mensagem não encontrada',
    markup`<h1>Mensagem não encontrada</h1><p><a href="/">Todas as mensagens</a></p>`,
  )
}
