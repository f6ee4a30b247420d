import { markup, page } from '../page.ts'

const TITLE = 'Entrar com o Google de teste'

/** Page that lets the developer choose an account. */
export function choicePage(uid: string): string {
  return page(
    TITLE,
    markup`<h1>${TITLE}</h1>
<p class="quiet">Este não é o Google: é um provedor local, para desenvolvimento e testes. Escolha quem quer ser.</p>
<form class="sheet" method="post" action="/interaction/${uid}">
<label>Email da conta<input type="email" name="email" autocomplete="off" required value="pessoa@exemplo.com.br"></label>
<label>Nome<input type="text" name="name" autocomplete="off" maxlength="200" value="Pessoa de Teste"></label>
<label class="choice"><input type="checkbox" name="verified" checked> O provedor confirmou este email</label>
<div style="display:flex;flex-wrap:wrap;gap:12px">
<button name="answer" value="allow">Continuar</button>
<button class="plain" name="answer" value="deny" formnovalidate>Cancelar</button>
</div>
</form>`,
  )
}

/** Error page in the words of the protocol. */
export function failurePage(facts: Record<string, unknown>): string {
  const rows = Object.entries(facts).map(
    ([name, value]) => markup`<tr><th scope="row">${name}</th><td>${String(value)}</td></tr>`,
  )
  return page('Pedido recusado', markup`<h1>Pedido recusado</h1><table>${rows}</table>`)
}
