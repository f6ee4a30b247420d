import type { MonitoredPayment } from '../schema.ts'
import { MONITORING_TEXTS } from '../texts.ts'
import { REFUSAL_REASONS, SENTENCES } from './texts.ts'

/** Formats of the values in a sentence. */
interface Formats {
  /** Reais. */
  readonly money: (reais: number) => string
  /** An ISO moment. */
  readonly moment: (iso: string) => string
}

const { payments, subscriptions } = MONITORING_TEXTS
/** Beginning of the message of a payment the provider refused; other errors are payments of ours that do not fit. */
const REJECTED = 'Pagamento recusado'
/** A code of the provider at the end of a message: ` (cc_rejected_high_risk).` */
const CODE = / \((\w+)\)\.$/

/** One sentence in plain Portuguese: who did what when, and what it means for the money. */
export function sentenceOf(payment: MonitoredPayment, { money, moment }: Formats): string {
  const { status, is_contract, payment_method, user_name, amount, created_at, error_message } = payment
  const name = user_name ?? SENTENCES.nameless
  const of = user_name ?? SENTENCES.ofNameless
  const when = moment(created_at)
  const value = amount === null ? SENTENCES.unknownAmount : money(amount)
  const paid = payment_method === 'pix' ? SENTENCES.pix : SENTENCES.card
  if (is_contract) {
    const { contract } = SENTENCES
    if (status === 'pending') return contract.pending(name, when)
    if (status === 'approved') return contract.approved(name, when)
    if (status === 'cancelled')
      return error_message === subscriptions.paused ? contract.paused(of) : contract.cancelled(of)
  }
  switch (status) {
    case 'success':
      return paid.success(payment_method === 'pix' ? name : of, value, when)
    case 'pending':
      return paid.pending(payment_method === 'pix' ? name : of, value, when)
    case 'approved':
      return SENTENCES.approved(of, when)
    case 'cancelled':
      if (error_message === payments.refunded) return SENTENCES.refunded(of, value)
      return error_message === payments.expired ? paid.expired(of) : SENTENCES.cancelled(of)
    case 'error':
      if (error_message === payments.charged_back) return SENTENCES.chargedBack(name, value)
      return error_message?.startsWith(REJECTED) ? paid.rejected(of, value, when) : SENTENCES.refused(value, when)
    default:
      return SENTENCES.unknown(status)
  }
}

/** A message of the list in words, and the provider's code for its own support; null without one we know. */
export function readableError(message: string): { readonly text: string; readonly code: string | null } {
  const code = CODE.exec(message)?.[1]
  const reason = code === undefined ? undefined : REFUSAL_REASONS[code]
  if (code === undefined || reason === undefined) return { text: message, code: null }
  return { text: message.replace(CODE, `: ${reason}.`), code }
}
