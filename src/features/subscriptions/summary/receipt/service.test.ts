import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { Receipt } from '../../schema.ts'
import { drawReceipt } from './service.server.ts'

const receipt: Receipt = {
  paymentId: '1234567890',
  paidAt: '2026-11-22T12:00:00.000Z',
  amountCents: 9990,
  refundedCents: 0,
  method: 'master',
  type: 'subscription',
  billingPeriod: 'annual',
  status: 'paid',
  periodStart: '2026-11-22T12:00:00.000Z',
  periodEnd: '2027-11-22T12:00:00.000Z',
  lastDigits: '6351',
}
const seller = {
  name: 'Editora Exemplo Ltda.',
  document: '12.345.678/0001-95',
  address: 'Rua das Flores, 1, São Paulo',
  email: 'contato@exemplo.com.br',
}
const site = { name: 'Atividário', origin: 'https://atividario.example', seller }

/** Text of the PDF as another program reads it. */
async function textOf(payer: { name: string; email: string }, given: Partial<Receipt> = {}): Promise<string> {
  const data = new Uint8Array(await drawReceipt({ receipt: { ...receipt, ...given }, payer, site }))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  expect(pdf.numPages).toBe(1)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

describe('a receipt', () => {
  it('says who sold what to whom, for how much, for which days and by which means', async () => {
    const text = await textOf({ name: 'Conceição Araújo', email: 'conceicao@exemplo.com.br' })
    for (const part of [
      'Recibo: Atividário',
      'Conceição Araújo (conceicao@exemplo.com.br)',
      'R$99,90',
      'Premium anual do Atividário',
      '22/11/2026 a 22/11/2027',
      'Cartão Mastercard, final 6351',
      '1234567890 (Mercado Pago)',
      'Editora Exemplo Ltda., CNPJ 12.345.678/0001-95, Rua das Flores, 1, São Paulo.',
      'Atendimento: contato@exemplo.com.br',
      'Este recibo não é nota fiscal.',
    ])
      expect(text).toContain(part)
  })

  it.each([
    ['Żaneta Łoś', 'Żaneta Łoś'],
    ['Ana 王', 'Ana ?'],
    ['Zoë 🎈 Souza', 'Zoë ? Souza'],
  ])('of %s stays readable to the last letter', async (name, shown) => {
    expect(await textOf({ name, email: 'ana@exemplo.com.br' })).toContain(`${shown} (ana@exemplo.com.br)`)
  })

  it('of a refund says so, and names no period that is gone', async () => {
    const text = await textOf(
      { name: 'Ana', email: 'ana@exemplo.com.br' },
      { status: 'refunded', periodStart: null, periodEnd: null },
    )
    expect(text).toContain('Devolvido')
    expect(text).toContain('Sem período')
  })
})
