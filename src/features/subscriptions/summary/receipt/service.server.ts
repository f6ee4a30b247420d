import PDFDocument from 'pdfkit'
import { formatDay, formatMoment } from '../../../../platform/local-time.ts'
import { formatPrice } from '../../plans/rules.ts'
import type { Receipt } from '../../schema.ts'
import { type Seller, sellerLine } from '../../seller/texts.ts'
import { methodName, planName, RECEIPTS } from '../../texts.ts'
import { runsOf, type Weight } from './fonts/service.server.ts'

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
  const write = (text: string, weight: Weight) => {
    const runs = runsOf(text, weight)
    for (const [index, run] of runs.entries()) {
      // pdfkit's types know fonts by name and file; it takes the bytes of one as well.
      page.font(run.font as unknown as PDFKit.Mixins.PDFFontSource)
      page.text(run.text, { continued: index < runs.length - 1 })
    }
  }
  page.fontSize(20)
  write(`Recibo: ${site.name}`, 'bold')
  page.moveDown(1.2)
  for (const [name, value] of rows) {
    page.fontSize(9).fillColor('#555')
    write(name, 'regular')
    page.fontSize(12).fillColor('#111')
    write(value, 'bold')
    page.moveDown(0.6)
  }
  page.moveDown().fontSize(9).fillColor('#555')
  write(
    `Emitido em ${formatDay(new Date().toISOString())} por ${site.origin}. Este recibo não é nota fiscal.`,
    'regular',
  )
  page.end()
  return done
}
