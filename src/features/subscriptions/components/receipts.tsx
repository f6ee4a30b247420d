import { CircleCheck, FileText, TriangleAlert, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../../platform/local-time.ts'
import { formatPrice } from '../plans/rules.ts'
import type { Receipt } from '../schema.ts'
import { methodName, planName, RECEIPTS } from '../texts.ts'

/** The payments of a person, newest first. For the profile. */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  return (
    <section
      aria-labelledby="pagamentos"
      className="rounded-panel border border-line bg-paper p-5 shadow-sheet md:p-8 forced-colors:border"
    >
      <h2 id="pagamentos" className="text-xl">
        {RECEIPTS.title}
      </h2>
      {receipts.length === 0 ? (
        <div className="mt-3">
          <p className="font-semibold">{RECEIPTS.empty.title}</p>
          <p className="text-ink-2">{RECEIPTS.empty.text}</p>
        </div>
      ) : (
        <ul className="mt-3">
          {receipts.map((receipt) => (
            <Row key={receipt.paymentId} receipt={receipt} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ receipt }: { receipt: Receipt }) {
  const { paidAt, billingPeriod, periodStart, periodEnd, amountCents, refundedCents, status } = receipt
  const range = periodStart && periodEnd ? RECEIPTS.range(periodStart, periodEnd) : RECEIPTS.noPeriod
  return (
    <li className="border-line border-t py-4 first:border-t-0 last:pb-0">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[1fr_1.6fr_1.2fr_auto_auto]">
        <Fact name={RECEIPTS.date}>{formatDay(paidAt)}</Fact>
        <Fact name={RECEIPTS.period}>
          {planName(billingPeriod)}
          <span className="block text-ink-2 text-sm">{range}</span>
        </Fact>
        <Fact name={RECEIPTS.method}>
          {methodName(receipt)}
          {receipt.lastDigits ? (
            <span className="block text-ink-2 text-sm">{`final ${receipt.lastDigits}`}</span>
          ) : null}
        </Fact>
        <Fact name={RECEIPTS.amount}>
          <span className="font-semibold tabular-nums">{formatPrice(amountCents)}</span>
          {refundedCents > 0 && status === 'paid' ? (
            <span className="block text-ink-2 text-sm">{RECEIPTS.refunded(refundedCents)}</span>
          ) : null}
        </Fact>
        <Fact name={RECEIPTS.status}>
          <StatusTag status={status} />
        </Fact>
      </dl>
      <a
        href={`/functions/v1/receipts/${receipt.paymentId}.pdf`}
        className="mt-2 inline-flex min-h-11 items-center gap-2 underline"
      >
        <FileText aria-hidden size={18} />
        {RECEIPTS.pdf}
        <span className="sr-only">{` ${formatDay(paidAt)}`}</span>
      </a>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-3 text-xs">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const LOOKS = {
  paid: { icon: CircleCheck, look: 'bg-ok-soft text-ok' },
  refunded: { icon: Undo2, look: 'bg-well text-ink-2' },
  disputed: { icon: TriangleAlert, look: 'bg-warn-soft text-warn' },
} as const

function StatusTag({ status }: { status: Receipt['status'] }) {
  const { icon: Icon, look } = LOOKS[status]
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 whitespace-nowrap rounded-tag px-2.5 font-semibold text-[0.8125rem]/4.5 forced-colors:border ${look}`}
    >
      <Icon aria-hidden size={16} />
      {RECEIPTS.statuses[status]}
    </span>
  )
}
