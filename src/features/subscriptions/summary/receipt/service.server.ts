import { formatDay, formatMoment } from '../../../../platform/local-time.ts'
import { openPage } from '../../pdf-page/service.server.ts'
import { formatPrice } from '../../plans/rules.ts'
import type { Receipt } from '../../schema.ts'
import { type Seller, sellerLine } from '../../seller/texts.ts'
import { methodName, planName, RECEIPTS } from '../../texts.ts'

const situationOf = ({ status, refundedCents }: Receipt) =>
  status === 'paid' && refundedCents > 0
    ? `${RECEIPTS.statuses.paid}, ${RECEIPTS.refunded(refundedCents)}`
    : RECEIPTS.statuses[status]

interface ReceiptFacts {
  readonly receipt: Receipt
  readonly payer: { readonly name: string; readonly email: string }
  readonly site: { readonly name: string; readonly origin: string; readonly seller: Seller | null }
}

/** One payment as a page to keep: who sold what to whom, when, for how much and for which days. */
export function drawReceipt({ receipt, payer, site }: ReceiptFacts): Promise<Buffer> {
  const { periodStart, periodEnd, lastDigits, paymentId } = receipt
  const title = `Recibo do pagamento ${paymentId}`
  const page = openPage(title)
  const method = methodName(receipt)
  const rows: readonly (readonly [string, string])[] = [
    ['Recebemos de', `${payer.name} (${payer.email})`],
    ['O valor de', formatPrice(receipt.amountCents)],
    ['Referente a', `${planName(receipt.billingPeriod)} do ${site.name}`],
    ['Período', periodStart && periodEnd ? RECEIPTS.range(periodStart, periodEnd) : RECEIPTS.noPeriod],
    ['Pago em', formatMoment(receipt.paidAt)],
    ['Forma de pagamento', lastDigits ? `${method}, final ${lastDigits}` : method],
    ['Pagamento nº', `${paymentId} (Mercado Pago)`],
    ['Situação', situationOf(receipt)],
    ['Vendedor', sellerLine(site.seller) || site.name],
  ]
  page.write(`Recibo: ${site.name}`, { size: 20, weight: 'bold', below: 1.2 })
  for (const [name, value] of rows) {
    page.write(name, { size: 9, faded: true })
    page.write(value, { size: 12, weight: 'bold', below: 0.6 })
  }
  const issued = `Emitido em ${formatDay(new Date().toISOString())} por ${site.origin}. Este recibo não é nota fiscal.`
  page.write(issued, { size: 9, faded: true })
  return page.end()
}
