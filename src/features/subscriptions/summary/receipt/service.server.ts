import PDFDocument from 'pdfkit'
import { formatPrice } from '../../plans/rules.ts'
import type { Receipt } from '../../schema.ts'
import { type Seller, sellerLine } from '../../seller/texts.ts'
import { formatDay, formatMoment, methodName, planName, RECEIPTS } from '../../texts.ts'

interface ReceiptFacts {
  readonly receipt: Receipt
  readonly payer: { readonly name: string; readonly email: string }
  readonly site: { readonly name: string; readonly origin: string; readonly seller: Seller | null }
}

const MARGIN_PT = 64

/** One payment as a page to keep: who sold what to whom, when, for how much and for which days. */
export function drawReceipt({ receipt, payer, site }: ReceiptFacts): Promise<Buffer> {
  const { periodStart, periodEnd, lastDigits, paymentId } = receipt
  const title = `Recibo do pagamento ${paymentId}`
  const page = new PDFDocument({ size: 'A4', margin: MARGIN_PT, lang: 'pt-BR', info: { Title: title }, tagged: true })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part))
    page.on('end', () => resolve(Buffer.concat(parts)))
    page.on('error', reject)
  })
  const method = methodName(receipt)
  const rows: readonly (readonly [string, string])[] = [
    ['Recebemos de', `${payer.name} (${payer.email})`],
    ['O valor de', formatPrice(receipt.amountCents)],
    ['Referente a', `${planName(receipt.billingPeriod)} do ${site.name}`],
    ['Período', periodStart && periodEnd ? RECEIPTS.range(periodStart, periodEnd) : RECEIPTS.noPeriod],
    ['Pago em', formatMoment(receipt.paidAt)],
    ['Forma de pagamento', lastDigits ? `${method}, final ${lastDigits}` : method],
    ['Pagamento nº', `${paymentId} (Mercado Pago)`],
    ['Situação', RECEIPTS.statuses[receipt.status]],
    ['Vendedor', sellerLine(site.seller) || site.name],
  ]
  page.font('Helvetica-Bold').fontSize(20).text(`Recibo: ${site.name}`)
  page.moveDown(1.2)
  for (const [name, value] of rows) {
    page.font('Helvetica').fontSize(9).fillColor('#555').text(name)
    page.font('Helvetica-Bold').fontSize(12).fillColor('#111').text(value).moveDown(0.6)
  }
  page.moveDown().font('Helvetica').fontSize(9).fillColor('#555')
  page.text(`Emitido em ${formatDay(new Date().toISOString())} por ${site.origin}. Este recibo não é nota fiscal.`)
  page.end()
  return done
}
