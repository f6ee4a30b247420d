import { CreditCard, Lock, QrCode } from 'lucide-react'
import type { RefObject } from 'react'
import { BottomSheet } from '../../../../ui/native-dialog.tsx'
import type { PaymentType } from '../../schema.ts'
import { PAYMENT_DIALOG } from '../payment.texts.ts'
import { OfPeriod } from './of-period.tsx'

const METHODS = [
  { type: 'subscription', icon: CreditCard, looks: ['bg-ok-soft text-ok', 'bg-well text-ink-2'] },
  { type: 'one_time', icon: QrCode, looks: ['bg-info-soft text-info', 'bg-well text-ink-2'] },
] as const

export interface PaymentDialogProps {
  /** For the buttons that open it (ui/native-dialog.tsx). */
  id: string
  ref: RefObject<HTMLDialogElement | null>
  /** Premium is running in the other period. */
  switching: boolean
  /** Called during the click, after the dialog was closed. */
  onChoose: (type: PaymentType) => void
}

/** Card or PIX, for the period that the toggle has. Choosing closes it. */
export function PaymentDialog({ id, ref, switching, onChoose }: PaymentDialogProps) {
  const { title, summary, methods, withdrawal, where } = PAYMENT_DIALOG
  const choose = (type: PaymentType) => {
    ref.current?.close()
    onChoose(type)
  }
  return (
    <BottomSheet id={id} ref={ref} centered title={title} description={<OfPeriod>{summary}</OfPeriod>}>
      <div className="grid gap-4 md:grid-cols-2">
        {METHODS.map(({ type, icon: Icon, looks }) => (
          <button
            key={type}
            type="button"
            onClick={() => choose(type)}
            className="flex flex-col items-start gap-2 rounded-2xl border-[1.5px] border-outline bg-paper p-5 text-left hover:border-brand hover:bg-brand-soft focus-visible:border-brand focus-visible:bg-brand-soft"
          >
            <Icon aria-hidden size={28} />
            <span className="font-display font-semibold text-lg">{methods[type].name}</span>
            <span className="flex flex-wrap gap-1.5">
              {methods[type].tags.map((tag, index) => (
                <span
                  key={tag}
                  className={`inline-flex min-h-7 items-center rounded-tag px-2.5 font-semibold text-xs ${looks[index]}`}
                >
                  {tag}
                </span>
              ))}
            </span>
            <span className="text-ink-2 text-sm">
              <OfPeriod>{methods[type].terms}</OfPeriod>
            </span>
          </button>
        ))}
      </div>
      {switching ? <p className="mt-4 text-ink-2 text-sm">{PAYMENT_DIALOG.switching}</p> : null}
      <p className="mt-4 text-sm">{withdrawal}</p>
      <p className="mt-4 flex gap-2 text-ink-2 text-sm">
        <Lock aria-hidden size={18} className="mt-0.5 shrink-0" />
        {where}
      </p>
    </BottomSheet>
  )
}
