import { createHash, randomUUID } from 'node:crypto'
import type { Answer } from '../http.ts'
import { Html, html } from './html.ts'

const STYLE = `
:root{color-scheme:light dark;--page:#eef3f8;--card:#fff;--text:#1c2733;--soft:#4c5b6b;--line:#cfd9e3;--edge:#6b7b8c;
--act:#0b5cad;--act-text:#fff;--bad:#a3241b;--good:#13623c;--warn:#7a4c00;--stripe:#ffd24a;--stripe-text:#2a2000}
@media (prefers-color-scheme:dark){:root{--page:#12181f;--card:#1b242e;--text:#e9eff5;--soft:#b3c0cd;--line:#33414f;
--edge:#8496a8;--act:#8cc4ff;--act-text:#0b1d30;--bad:#ff9c92;--good:#7fdcab;--warn:#ffcf7d;--stripe:#ffd24a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
.sandbox{margin:0;padding:.6rem 1rem;background:var(--stripe);color:var(--stripe-text);text-align:center}
main{max-width:46rem;margin:0 auto;padding:1rem}main.wide{max-width:72rem}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0 1rem}h2{font-size:1.15rem;margin:0 0 .75rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1.25rem;margin:0 0 1rem}
.price{font-size:2rem;font-weight:700;margin:.25rem 0}.price .soft{font-size:1rem;font-weight:400}.soft{color:var(--soft)}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}form{margin:0}
button,.button{font:inherit;font-weight:600;min-height:44px;padding:.55rem 1.1rem;border-radius:10px;border:2px solid var(--edge);
background:transparent;color:var(--text);cursor:pointer;text-decoration:none;display:inline-flex;align-items:center}
button.main,.button.main{background:var(--act);border-color:var(--act);color:var(--act-text)}button.bad{border-color:var(--bad);color:var(--bad)}
button:hover,.button:hover{text-decoration:underline}a{color:var(--act)}
:focus-visible{outline:3px solid var(--act);outline-offset:3px}
label{display:block;font-weight:600}input,select,textarea{font:inherit;color:inherit;background:var(--page);border:1px solid var(--edge);
border-radius:8px;padding:.5rem .6rem;min-height:44px;max-width:100%}textarea{width:100%;font-family:ui-monospace,monospace;font-size:.9rem}
.said{border-left:6px solid var(--act);padding:.75rem 1rem;background:var(--card);border-radius:8px;margin:0 0 1rem}
.said.bad{border-color:var(--bad)}.said.good{border-color:var(--good)}
.qr{display:block;width:min(260px,100%);height:auto;background:#fff;border-radius:8px;margin:0 auto 1rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;vertical-align:top;padding:.45rem .6rem;border-bottom:1px solid var(--line);overflow-wrap:normal}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.35rem 1rem;margin:0}dt{color:var(--soft)}dd{margin:0}
@media (max-width:34rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4rem}}
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

interface Page {
  readonly title: string
  readonly body: Html
  /** Further target of the page's forms: the product's page behind `back_url`. */
  readonly leadsTo?: string
  readonly script?: string
  readonly wide?: boolean
  readonly status?: number
}

/** A self-contained page of the sandbox, marked as such at the top. */
export function page({ title, body, leadsTo, script, wide = false, status = 200 }: Page): Answer {
  const nonce = randomUUID()
  const whole = html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · SANDBOX Mercado Pago</title><style>${new Html(STYLE)}</style></head>
<body><header class="sandbox"><strong>SANDBOX</strong> Imitação local do Mercado Pago: nenhum dinheiro é movimentado.</header>
<main${new Html(wide ? ' class="wide"' : '')}><nav aria-label="Sandbox"><a href="/">Visão geral do sandbox</a></nav><h1>${title}</h1>${body}</main>
${script ? html`<script nonce="${nonce}">${new Html(script)}</script>` : null}</body></html>
`
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `script-src 'nonce-${nonce}'`,
    'img-src data:',
    `form-action 'self'${leadsTo ? ` ${new URL(leadsTo).origin}` : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: whole.text,
    headers: { 'content-security-policy': policy, 'referrer-policy': 'same-origin' },
  }
}

/** A button that does one thing. */
export function action(to: string, label: string, kind: 'main' | 'bad' | 'plain' = 'plain'): Html {
  return html`<form method="post" action="${to}"><button class="${kind}">${label}</button></form>`
}

/** A message, announced to screen readers too. */
export function said(text: string | Html, kind: 'good' | 'bad' | 'plain' = 'plain'): Html {
  return html`<p class="said ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${text}</p>`
}

/** Names and values, one below the other. */
export function facts(rows: readonly (readonly [string, string | Html])[]): Html {
  return html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
}

export function table(
  label: string,
  heads: readonly string[],
  rows: readonly (readonly (string | Html)[])[],
  empty: string,
): Html {
  if (rows.length === 0) return html`<p class="soft">${empty}</p>`
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table><thead><tr>${heads.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}
