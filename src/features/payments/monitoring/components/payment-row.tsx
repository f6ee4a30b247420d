import { ChevronDown, CircleAlert, RotateCw } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { formatMoment, formatShortMoment } from '../../../../platform/local-time.ts'
import { Button } from '../../../../ui/button.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { ProviderWord } from '../../words/components/provider-word.tsx'
import { methodLabel } from '../../words/rules.ts'
import { shortId } from '../rules.ts'
import type { MonitoredPayment, PaymentDetail } from '../schema.ts'
import { readableError, sentenceOf } from '../sentence/rules.ts'
import { PAYMENTS_TEXTS as texts } from '../texts.ts'
import { formatMoney } from './formats.ts'
import { PaymentBadge } from './payment-badge.tsx'
import { processPayment, readPayment } from './payment-calls.ts'
import { PaymentDetails } from './payment-details.tsx'

const SENTENCE_FORMATS = { money: formatMoney, moment: formatShortMoment }

const isOther = (ours: string | null, theirs: string | null) => ours?.toLowerCase() !== theirs?.toLowerCase()

/** The facts of a payment in fixed order; a missing one is 'N/A', 'Processado' shows only if it was processed. */
function factsOf({ amount, payment_method, user_id, user_name, created_at, processed_at }: MonitoredPayment) {
  const method = payment_method === null ? null : methodLabel(payment_method)
  const facts: { label: string; value: string; title?: string; to?: string; theirs?: string | null }[] = [
    { label: texts.amount, value: amount === null ? texts.none : formatMoney(amount) },
    {
      label: texts.method,
      value: method ?? texts.none,
      theirs: isOther(method, payment_method) ? payment_method : null,
    },
    user_id
      ? { label: texts.user, value: user_name ?? shortId(user_id), title: user_id, to: `/admin/users/${user_id}` }
      : { label: texts.user, value: texts.none },
    { label: texts.created, value: formatMoment(created_at) },
  ]
  return processed_at ? [...facts, { label: texts.processed, value: formatMoment(processed_at) }] : facts
}

function ErrorText({ message }: { message: string }) {
  const { text, code } = readableError(message)
  return (
    <>
      {text}
      {code ? (
        <span className="ml-1.5 inline-block max-w-full wrap-anywhere font-mono font-normal text-[0.8125rem]/5">
          {code}
        </span>
      ) : null}
    </>
  )
}

interface PaymentRowProps {
  payment: MonitoredPayment
  /** The payment was processed again: the list is no longer true. */
  onChanged: () => void
}

/** One payment of the list, with details that open. */
export function PaymentRow({ payment, onChanged }: PaymentRowProps) {
  const [detail, setDetail] = useState<PaymentDetail | null>(null)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState<'reading' | 'processing' | null>(null)
  const region = useId()
  const { payment_id: id, status, error_message: error } = payment

  async function ask(what: 'reading' | 'processing', call: typeof readPayment) {
    setBusy(what)
    const answer = await call(id)
    setBusy(null)
    if (!answer.ok) {
      const { title, description } = answer.refusal ?? texts.failed
      showToast({ kind: 'error', title, description })
      return false
    }
    setDetail(answer.data)
    return true
  }
  const toggle = () => {
    setOpen(!open)
    if (!open) void ask('reading', readPayment)
  }
  const process = async () => {
    if (!(await ask('processing', processPayment))) return
    showToast({ kind: 'success', ...texts.processedAgain })
    onChanged()
  }

  return (
    <li className="border-line border-t py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="break-all font-mono text-[1rem]/6">{id}</h3>
        <PaymentBadge status={status} />
      </div>
      <p className="mt-1 max-w-text wrap-anywhere">{sentenceOf(payment, SENTENCE_FORMATS)}</p>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 md:grid-cols-3 lg:grid-cols-5">
        {factsOf(payment).map(({ label, value, title, to, theirs }) => (
          <div key={label}>
            <dt className="text-ink-3 text-sm">{label}</dt>
            <dd title={title} className="wrap-anywhere font-semibold">
              {to ? (
                <Link to={to} className="text-link">
                  {value}
                </Link>
              ) : (
                value
              )}
              {theirs ? (
                <>
                  {' '}
                  <ProviderWord>{theirs}</ProviderWord>
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {error ? (
        <p className="mt-3 flex items-start gap-2.5 rounded-control bg-error-soft px-4 py-3 font-semibold text-error">
          <CircleAlert aria-hidden size={18} className="mt-0.75 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {texts.error}: <ErrorText message={error} />
          </span>
        </p>
      ) : null}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? region : undefined}
        aria-label={texts.detailsOf(id)}
        onClick={toggle}
        className="mt-1 inline-flex min-h-11 items-center gap-2 rounded-control font-display font-semibold text-[0.9375rem] text-brand noscript:hidden"
      >
        <ChevronDown aria-hidden size={18} className={open ? 'rotate-180' : undefined} />
        {texts.open}
      </button>
      {open ? (
        <section id={region} aria-label={texts.detailsOf(id)} className="mt-1 rounded-control border border-line p-4">
          {detail ? <PaymentDetails detail={detail} /> : null}
          {detail === null && busy ? (
            <p className="flex items-center gap-2.5 text-ink-2">
              <Spinner />
              {texts.loading}
            </p>
          ) : null}
          <Button
            variant="secondary"
            size="sm"
            className="mt-4"
            icon={<RotateCw aria-hidden size={18} />}
            busy={busy === 'processing'}
            busyLabel={texts.processing}
            onClick={() => void process()}
          >
            {texts.processAgain}
          </Button>
        </section>
      ) : null}
    </li>
  )
}
