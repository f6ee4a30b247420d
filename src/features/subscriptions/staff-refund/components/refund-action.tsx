import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { centsOf } from '../rules.ts'
import { refundReasonSchema, type StaffRefundInput } from '../schema.ts'
import { STAFF_REFUND as texts } from '../texts.ts'
import { callStaffRefund } from './refund-call.ts'

interface RefundActionProps {
  readonly person: { readonly id: string; readonly name: string }
  readonly payment: {
    readonly providerPaymentId: string
    readonly amountCents: number
    readonly refundedCents: number
    /** Centavos that can still be given back. */
    readonly refundableCents: number
    readonly renews: boolean
  }
  readonly onChanged: () => void
}

interface PaymentActionsProps extends RefundActionProps {
  readonly payment: RefundActionProps['payment'] & {
    /** A refund that was asked for and is not there yet. */
    readonly waitingCents: number | null
    readonly tooOldToRefund: boolean
  }
}

/** Refunds of a payment that are done or on their way, and the button that gives more back. */
export function PaymentActions({ person, payment, onChanged }: PaymentActionsProps) {
  const { refundedCents, refundableCents, waitingCents, tooOldToRefund } = payment
  return (
    <>
      {refundedCents > 0 ? <p className="text-ink-2 text-sm">{texts.given(refundedCents)}</p> : null}
      {waitingCents !== null ? (
        <p className="font-semibold text-sm text-warn">{texts.waiting(waitingCents)}</p>
      ) : refundableCents > 0 && tooOldToRefund ? (
        <p className="max-w-text text-ink-2 text-sm">{texts.tooOld}</p>
      ) : refundableCents > 0 ? (
        <div className="mt-2">
          <RefundAction person={person} payment={payment} onChanged={onChanged} />
        </div>
      ) : null}
    </>
  )
}

/** A button that gives one payment back: how much and why, then the question. */
function RefundAction({ person, payment, onChanged }: RefundActionProps) {
  const { providerPaymentId, amountCents, refundableCents } = payment
  const [request, setRequest] = useState<string | null>(null)
  const close = () => setRequest(null)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className="noscript:hidden"
        aria-label={texts.openOf(amountCents, providerPaymentId)}
        onClick={() => setRequest(crypto.randomUUID())}
      >
        {texts.open}
      </Button>
      <Dialog
        open={request !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={texts.title}
        description={texts.intro(amountCents, refundableCents)}
        size="md"
        focusTitle
      >
        {request ? (
          <RefundForm
            requestId={request}
            person={person}
            payment={payment}
            onClose={close}
            onChanged={() => {
              close()
              onChanged()
            }}
          />
        ) : null}
      </Dialog>
    </>
  )
}

interface RefundFormProps extends RefundActionProps {
  readonly requestId: string
  readonly onClose: () => void
}

/** The answers of the form, and whether the question is shown. */
interface Draft {
  readonly isWhole: boolean
  readonly amount: string
  readonly reason: string
  readonly asks: boolean
}

function RefundForm({ requestId, person, payment, onClose, onChanged }: RefundFormProps) {
  const { providerPaymentId: paymentId, refundableCents: left, refundedCents, renews } = payment
  const [draft, setDraft] = useState<Draft>({ isWhole: true, amount: '', reason: '', asks: false })
  const [problems, setProblems] = useState<{ amount?: string | undefined; reason?: string | undefined }>({})
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const cents = draft.isWhole ? left : (centsOf(draft.amount) ?? 0)

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const reason = refundReasonSchema.safeParse(draft.reason)
    const found = {
      amount: cents >= 1 && cents <= left ? undefined : texts.amountWrong(left),
      reason: reason.success ? undefined : reason.error.issues[0]?.message,
    }
    setProblems(found)
    if (!found.amount && !found.reason) change({ asks: true })
  }
  const refund = async () => {
    setBusy(true)
    const input: StaffRefundInput = { requestId, paymentId, amountCents: cents, refundedCents, reason: draft.reason }
    const { ok, message } = await callStaffRefund(person.id, input)
    setBusy(false)
    showToast({ kind: ok ? 'success' : 'error', ...message })
    if (ok) onChanged()
  }

  if (draft.asks) {
    return (
      <div className="grid gap-4">
        <p role="status" className="font-display font-semibold text-lg">
          {texts.question(cents, person.name)}
        </p>
        <p className="text-ink-2">{texts.consequence(cents === left, renews)}</p>
        <div className="mt-2 flex flex-wrap gap-2.5 *:grow md:justify-end md:*:grow-0">
          <Button variant="secondary" disabled={busy} onClick={() => change({ asks: false })}>
            {texts.back}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={texts.busy} onClick={() => void refund()}>
            {texts.confirm(cents)}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={goOn} className="grid gap-4">
      <HowMuch left={left} isWhole={draft.isWhole} onChange={(isWhole) => change({ isWhole })} />
      {draft.isWhole ? null : (
        <TextField
          label={texts.amount}
          helper={texts.amountHelp(left)}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          error={problems.amount}
          onChange={(event) => change({ amount: event.currentTarget.value })}
        />
      )}
      <TextField
        label={texts.why}
        helper={texts.whyHelp}
        autoComplete="off"
        required
        value={draft.reason}
        error={problems.reason}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <div className="mt-2 flex flex-wrap gap-2.5 *:grow md:justify-end md:*:grow-0">
        <Button variant="secondary" onClick={onClose}>
          {texts.back}
        </Button>
        <Button type="submit">{texts.goOn}</Button>
      </div>
    </form>
  )
}

function HowMuch(props: { left: number; isWhole: boolean; onChange: (isWhole: boolean) => void }) {
  const name = useId()
  const options = [
    { isWhole: true, label: texts.whole(props.left) },
    { isWhole: false, label: texts.part },
  ]
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{texts.howMuch}</legend>
      {options.map(({ isWhole, label }) => (
        <label key={label} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            className="size-5 accent-brand"
            checked={props.isWhole === isWhole}
            onChange={() => props.onChange(isWhole)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
