import { describe, expect, it } from 'vitest'
import { exportFileName, FORGOTTEN, forgetInJson, forgetInText, tracePattern } from './rules.ts'

const ana = {
  id: '2f6c4c3e-9d1b-4a57-8a0f-6f2f0d1f6a10',
  name: 'Ana Souza',
  email: 'ana.souza+escola@exemplo.com.br',
}

describe('forgetInText', () => {
  it.each([
    [`user ${ana.id} failed`, `user ${FORGOTTEN} failed`],
    [ana.id.toUpperCase(), FORGOTTEN],
    ['<ANA.SOUZA+ESCOLA@exemplo.com.br>', `<${FORGOTTEN}>`],
    ['pago por ana souza.', `pago por ${FORGOTTEN}.`],
    ['Mariana Souza', 'Mariana Souza'],
    ['Ana Souzas', 'Ana Souzas'],
    ['anaxsouza+escola@exemplo.com.br', 'anaxsouza+escola@exemplo.com.br'],
    ['mariana.souza+escola@exemplo.com.br', 'mariana.souza+escola@exemplo.com.br'],
    ['ana.souza+escola@exemplo.com.br.example', 'ana.souza+escola@exemplo.com.br.example'],
    ["o endereço 'ana.souza+escola@exemplo.com.br'.", `o endereço '${FORGOTTEN}'.`],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(forgetInText(text, ana)).toBe(expected)
  })

  it.each(['(Ana) [x] \\d+ $1 |', 'a-b/c', '.*'])('takes the name %j by the letter', (name) => {
    expect(forgetInText(`<${name}>`, { ...ana, name })).toBe(`<${FORGOTTEN}>`)
    expect(forgetInText('outra coisa 123', { ...ana, name })).toBe('outra coisa 123')
  })

  it('leaves words alone when there is no name', () => {
    expect(forgetInText('um texto', { ...ana, name: '  ' })).toBe('um texto')
  })
})

describe('forgetInJson', () => {
  it('reaches every depth and keeps the rest', () => {
    const body = {
      payer: { email: ana.email, items: [1, null, true, `${ana.name} 2`] },
      [ana.id]: 'x',
      action: 'payment',
    }
    expect(forgetInJson(body, ana)).toEqual({
      payer: { email: FORGOTTEN, items: [1, null, true, `${FORGOTTEN} 2`] },
      [FORGOTTEN]: 'x',
      action: 'payment',
    })
  })

  it('leaves the words of the provider to a person whose name is one of them', () => {
    const body = { action: 'payment.updated', payment: { payer: { name: 'Payment' } } }
    expect(forgetInJson(body, { ...ana, name: 'payment' })).toEqual({
      action: 'payment.updated',
      payment: { payer: { name: FORGOTTEN } },
    })
  })
})

it('tracePattern never looks for a name', () => {
  for (const name of ['Ana Souza', 'payment', 'com animais']) expect(tracePattern({ ...ana, name })).not.toContain(name)
})

it('names the file by the day', () => {
  expect(exportFileName('2026-05-10')).toBe('meus-dados-2026-05-10.json')
})
