import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatDay } from '../../../platform/local-time.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { CANCEL_DIALOG, CANCEL_MESSAGES } from '../cancellation/texts.ts'
import { type BillingPeriod, REASON_MAX_LENGTH } from '../schema.ts'
import { planName } from '../texts.ts'
import { useCancel } from './use-cancel.ts'

/** Time the toast has before the page loads again, in ms. */
const RELOAD_AFTER_MS = 4_000

/**
 * Reloads the page once the toast was read, unless the user has started another action; the page is current in any
 * case.
 */
function reloadUnlessUsed() {
  const used = new AbortController()
  const timer = setTimeout(() => {
    used.abort()
    window.location.reload()
  }, RELOAD_AFTER_MS)
  for (const kind of ['pointerdown', 'keydown', 'input'])
    window.addEventListener(
      kind,
      () => {
        clearTimeout(timer)
        used.abort()
      },
      { signal: used.signal },
    )
}

export interface CancelDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  billingPeriod: BillingPeriod | null
  /** End of the remaining access (ISO 8601); null = no access remains. */
  keepsUntil: string | null
}

/** Cancels in two steps: the consequences, then an optional reason (rule: cancellation). */
export function CancelDialog({ open, onOpenChange, billingPeriod, keepsUntil }: CancelDialogProps) {
  const [step, setStep] = useState<'confirm' | 'feedback'>('confirm')
  const [reason, setReason] = useState('')
  const { cancel, busy } = useCancel()
  const { revalidate } = useRevalidator()

  // Opened again, it starts from the first step; the reason typed before stays.
  useEffect(() => {
    if (open) setStep('confirm')
  }, [open])

  const change = (next: boolean) => {
    if (!busy) onOpenChange(next)
  }
  const confirm = async () => {
    const reply = await cancel(reason)
    if (!reply) return
    onOpenChange(false)
    showToast({ kind: 'success', ...CANCEL_MESSAGES.done(reply) })
    await revalidate()
    reloadUnlessUsed()
  }

  if (step === 'confirm')
    return (
      <Dialog
        open={open}
        onOpenChange={change}
        title={CANCEL_DIALOG.confirmTitle}
        size="md"
        footer={
          <>
            <Button variant="quiet" onClick={() => setStep('feedback')}>
              {CANCEL_DIALOG.proceed}
            </Button>
            <Button onClick={() => onOpenChange(false)}>{CANCEL_DIALOG.keep}</Button>
          </>
        }
      >
        <dl className="grid grid-cols-2 gap-4 rounded-2xl bg-well p-4">
          <Fact name={CANCEL_DIALOG.plan}>{planName(billingPeriod)}</Fact>
          {keepsUntil ? <Fact name={CANCEL_DIALOG.end}>{formatDay(keepsUntil)}</Fact> : null}
        </dl>
        <h3 className="mt-5 text-base/6">{CANCEL_DIALOG.consequencesTitle}</h3>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-2">
          {CANCEL_DIALOG.consequences(keepsUntil).map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={CANCEL_DIALOG.feedbackTitle}
      description={CANCEL_DIALOG.feedbackText}
      size="md"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => setStep('confirm')}>
            {CANCEL_DIALOG.back}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={CANCEL_DIALOG.busy} onClick={() => void confirm()}>
            {CANCEL_DIALOG.confirm}
          </Button>
        </>
      }
    >
      <Field label={CANCEL_DIALOG.reason}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={REASON_MAX_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            className={controlClass}
          />
        )}
      </Field>
    </Dialog>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
