import { CircleAlert, CircleCheck, Clock, ReceiptText } from 'lucide-react'
import { StatTileGrid } from '../../../../ui/stat-tiles.tsx'
import { countsOf } from '../rules.ts'
import type { MonitoredPayment } from '../schema.ts'
import { PAYMENTS_TEXTS } from '../texts.ts'

const TILES = [
  { key: 'success', Icon: CircleCheck, disc: 'bg-ok-soft text-ok' },
  { key: 'pending', Icon: Clock, disc: 'bg-warn-soft text-warn' },
  { key: 'error', Icon: CircleAlert, disc: 'bg-error-soft text-error' },
  { key: 'total', Icon: ReceiptText, disc: 'bg-well text-ink-2' },
] as const

/** The four tiles, counted from the rows that were loaded (rule: monitoring list). */
export function PaymentTiles({ payments }: { payments: readonly MonitoredPayment[] }) {
  const counts = countsOf(payments)
  const { tiles: texts } = PAYMENTS_TEXTS
  const tiles = TILES.map(({ key, ...look }) => ({ ...look, label: texts[key], value: counts[key] }))
  return <StatTileGrid label={texts.label} tiles={tiles} />
}
