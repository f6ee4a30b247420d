import { CircleAlert, CircleCheck, Clock, ReceiptText } from 'lucide-react'
import { countsOf } from '../rules.ts'
import type { MonitoredPayment } from '../schema.ts'
import { PAYMENTS_TEXTS } from '../texts.ts'

const TILES = [
  { key: 'success', Icon: CircleCheck, disc: 'bg-ok-soft text-ok' },
  { key: 'pending', Icon: Clock, disc: 'bg-warn-soft text-warn' },
  { key: 'error', Icon: CircleAlert, disc: 'bg-error-soft text-error' },
  { key: 'total', Icon: ReceiptText, disc: 'bg-well text-ink-2' },
] as const

/** The four tiles, counted from the rows that were loaded (spec part 2 §2 Payment monitoring list). */
export function PaymentTiles({ payments }: { payments: readonly MonitoredPayment[] }) {
  const counts = countsOf(payments)
  const { tiles } = PAYMENTS_TEXTS
  return (
    <dl aria-label={tiles.label} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {TILES.map(({ key, Icon, disc }) => (
        <div key={key} className="flex flex-col rounded-2xl border border-line bg-paper p-4">
          <dt className="flex items-center gap-2 text-ink-2">
            <span aria-hidden="true" className={`grid size-8 shrink-0 place-items-center rounded-tag ${disc}`}>
              <Icon size={18} />
            </span>
            {tiles[key]}
          </dt>
          <dd className="mt-auto pt-1 font-display font-semibold text-3xl tabular-nums">{counts[key]}</dd>
        </div>
      ))}
    </dl>
  )
}
