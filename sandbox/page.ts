const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A piece of HTML that needs no more escaping. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[]

const written = (value: Value): string => {
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('')
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** HTML with what is put into it escaped. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(parts.reduce((text, part, index) => `${text}${written(values[index - 1] ?? '')}${part}`))
}

const STYLE = `
:root { color-scheme: light dark; --desk: #f6f4ee; --paper: #fff; --line: #e0dbce; --ink: #23263b; --quiet: #494c63; --brand: #2a3b86; --on-brand: #fff; }
@media (prefers-color-scheme: dark) { :root { --desk: #141c19; --paper: #1d2723; --line: #34423c; --ink: #eef3ee; --quiet: #c6d0ca; --brand: #b7c6ff; --on-brand: #141e42; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px 48px; background: var(--desk); color: var(--ink); font: 17px/1.6 system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 36px; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 20px; }
p { margin: 0 0 16px; }
a { color: var(--brand); }
.quiet { color: var(--quiet); }
.sheet { display: block; text-decoration: none; margin: 0 0 12px; padding: 16px 20px; background: var(--paper); border: 1px solid var(--line); border-left: 3px solid #d9604c; border-radius: 4px; color: inherit; overflow-wrap: anywhere; }
a.sheet:hover strong { text-decoration: underline; }
button { min-height: 44px; padding: 8px 20px; border: 2px solid var(--brand); border-radius: 12px; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600; cursor: pointer; }
button.plain { background: transparent; color: var(--brand); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
label { display: block; margin: 0 0 16px; font-weight: 600; }
label.choice { display: flex; gap: 10px; align-items: center; font-weight: 400; }
input[type=email], input[type=text] { display: block; width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; border: 1px solid #878272; border-radius: 12px; background: var(--paper); color: inherit; font: inherit; }
input[type=checkbox] { width: 22px; height: 22px; }
form.row { display: flex; flex-wrap: wrap; gap: 12px; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.5 ui-monospace, monospace; }
iframe { width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
table { border-collapse: collapse; } th, td { padding: 2px 16px 2px 0; text-align: left; vertical-align: top; font-size: 15px; overflow-wrap: anywhere; } th { white-space: nowrap; }
`

/** A page of a sandbox: plain, without scripts, readable in both themes. */
export function page(title: string, body: Markup): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${written(title)}</title><style>${STYLE}</style></head>
<body><main>${body.text}</main></body>
</html>
`
}
