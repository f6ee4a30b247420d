import { describe, expect, it } from 'vitest'
import { drawAlert, drawNotice } from './service.server.tsx'
import { NOTICES, type NoticeKind } from './texts.ts'

const site = {
  name: 'Atividário',
  origin: 'https://atividario.example',
  seller: {
    name: 'Editora Exemplo Ltda.',
    document: '12.345.678/0001-95',
    address: 'Rua das Flores, 1, São Paulo',
    email: 'contato@exemplo.com.br',
  },
}
const facts = {
  name: 'Ana',
  plan: 'Premium anual',
  day: '10 de maio de 2026',
  price: 'R$99,90',
  until: '10 de maio de 2027',
  renews: 'todo ano',
  method: 'Cartão Visa, final 1234',
  withdrawable: true,
  hasContract: false,
  paymentId: '123456',
  pixCode: '00020126PIX',
  subscriptionId: '8c8f2b34-5a4e-4c9a-b6a8-0d6c1f1d7e21',
}

/** Texts that each mail must contain. */
const ESSENTIALS: Record<NoticeKind, readonly string[]> = {
  receipt: ['R$99,90', '123456', 'final 1234', 'Renova por R$99,90 todo ano até você cancelar', '7 dias', '/terms'],
  agreed: [
    'Nada foi cobrado hoje',
    'R$99,90, é em 10 de maio de 2026',
    'Renova por R$99,90 todo ano',
    '7 dias',
    '/terms',
  ],
  pix_code: ['00020126PIX', 'R$99,90', '10 de maio de 2026', `/pix/${facts.subscriptionId}`, '7 dias', '/terms'],
  renewal: ['10 de maio de 2026', 'R$99,90'],
  ending: ['10 de maio de 2027', '/profile'],
  payment_failed: ['R$99,90', 'até 10 dias', `/assinar/${facts.subscriptionId}`],
  grace_ended: ['não será mais cobrado', '/plans'],
  cancelled: ['10 de maio de 2026', 'Nenhuma nova cobrança', '10 de maio de 2027'],
  withdrawn: ['10 de maio de 2026', 'R$99,90', '7 dias'],
  refunded: ['R$99,90', '123456'],
  refunded_in_part: ['R$99,90', '123456', '10 de maio de 2026', 'continua valendo'],
  refund_refused: ['não aceitou a devolução', 'seu Premium continua'],
  paid_twice: ['R$99,90', '123456', 'somados', 'devolvemos um deles'],
  charge_returned: ['R$99,90', '123456', '10 de maio de 2026', 'Você não precisa fazer nada'],
  first_charge_failed: ['R$99,90', 'Nada foi pago', '/plans'],
}

describe('a mail about payments', () => {
  it.each(Object.keys(NOTICES) as NoticeKind[])('%s says the same as text and as HTML', async (kind) => {
    const mail = await drawNotice(kind, facts, site)
    expect(mail.subject).toContain('Atividário')
    for (const part of ESSENTIALS[kind]) expect(mail.text).toContain(part)
    for (const written of [mail.text, mail.html]) {
      expect(written).toContain('CNPJ 12.345.678/0001-95')
      expect(written).toContain('Atendimento: contato@exemplo.com.br')
    }
    expect(mail.html).toContain(`href="${NOTICES[kind](site, facts).action.url}`)
    expect(mail.html).toContain('lang="pt-BR"')
  })

  it('a receipt promises a withdrawal only where there is one', async () => {
    const { text } = await drawNotice('receipt', { ...facts, withdrawable: false }, site)
    expect(text).not.toContain('7 dias')
  })

  it.each(['receipt', 'agreed', 'pix_code'] as const)(
    '%s with its contract names the file, and no page that may change',
    async (kind) => {
      const { text } = await drawNotice(kind, { ...facts, hasContract: true }, site)
      expect(text).toContain('está no PDF anexo')
      expect(text).not.toContain('/terms')
    },
  )

  it('breaks a code that no line holds, instead of growing beyond a phone', async () => {
    const { html } = await drawNotice('pix_code', facts, site)
    const paragraph = new RegExp(`<p[^>]*style="([^"]*)"[^>]*>${facts.pixCode}</p>`).exec(html)?.[1]
    expect(paragraph).toContain('word-break:break-word')
    expect(paragraph).toContain('overflow-wrap:anywhere')
  })

  it('escapes what the provider wrote', async () => {
    const mail = await drawAlert(
      { subject: 'Contestação', advice: 'Olhe no painel.', detail: '<script>alert(1)</script>', about: '123' },
      site,
    )
    expect(mail.html).not.toContain('<script>alert')
    expect(mail.text).toContain('<script>alert(1)</script>')
  })
})
