import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { type MonitoredPayment, PAYMENTS_SHOWN, type PaymentsQuery } from '../schema.ts'
import { PAYMENTS_TEXTS as texts } from '../texts.ts'
import { PaymentFilter } from './payment-filter.tsx'
import { PaymentRow } from './payment-row.tsx'
import { PaymentTiles } from './payment-tiles.tsx'
import { useLive } from './use-live.ts'

export interface PaymentMonitorProps {
  /** Data of the screen's loader; null after a failure. A new object for each reading. */
  reading: { readonly payments: readonly MonitoredPayment[] | null; readonly query: PaymentsQuery }
  /** Fields of the address that filtering keeps. */
  keep?: Readonly<Record<string, string>>
}

const NO_FIELDS = {}

/** The monitoring list of three screens: tiles, filter, the newest payments, live (rule: monitoring list). */
export function PaymentMonitor({ reading, keep = NO_FIELDS }: PaymentMonitorProps) {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const payments = useLastKnown(reading)
  const refresh = () => void revalidate()
  useLive(refresh)
  useEffect(() => {
    if (reading.payments === null) showToast({ kind: 'error', ...texts.failed })
  }, [reading])

  const busy = state === 'loading'
  const loading = (payments === null && busy) || navigation.state === 'loading'
  return (
    <>
      <PaymentTiles payments={payments ?? []} />
      <section
        aria-labelledby="payment-list"
        className="mt-4 rounded-panel border border-line bg-paper p-5 shadow-sheet md:mt-5 md:p-8"
      >
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <h2 id="payment-list" className="text-xl md:text-2xl">
              {texts.title}
            </h2>
            <p className="text-ink-3 text-sm">{texts.newest(PAYMENTS_SHOWN)}</p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            busy={busy}
            busyLabel={texts.refresh}
            icon={<RotateCw aria-hidden size={20} />}
            className="noscript:hidden"
            onClick={refresh}
          >
            {texts.refresh}
          </Button>
        </div>
        <PaymentFilter query={reading.query} keep={keep} />
        <div aria-busy={loading}>
          <p role="status" className="flex items-center gap-2.5 text-ink-2">
            {loading ? (
              <>
                <Spinner />
                {texts.loading}
              </>
            ) : null}
          </p>
          {!loading && payments?.length === 0 ? (
            <EmptyState kind="empty" title={texts.empty} level={3} className="py-8">
              {reading.query.status || reading.query.search ? null : texts.emptyHint}
            </EmptyState>
          ) : null}
          {payments ? (
            <ul className="mt-1">
              {payments.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} onChanged={refresh} />
              ))}
            </ul>
          ) : null}
        </div>
      </section>
    </>
  )
}

/** The last successful reading; a failed one changes no data. */
function useLastKnown({ payments }: PaymentMonitorProps['reading']): readonly MonitoredPayment[] | null {
  const [known, setKnown] = useState(payments)
  if (payments !== null && payments !== known) setKnown(payments)
  return payments ?? known
}
