import { StatusBadge, type StatusLook } from '../../../../ui/status-badge.tsx'
import { PAYMENTS_TEXTS } from '../texts.ts'

const LOOKS: Record<keyof typeof PAYMENTS_TEXTS.statuses, StatusLook> = {
  success: 'ok',
  error: 'error',
  pending: 'pending',
  cancelled: 'cancelled',
  approved: 'info',
}

const isKnown = (status: string): status is keyof typeof LOOKS => Object.hasOwn(LOOKS, status)

/** The badge of a payment's status; an unknown one is shown as it is, outlined (rule: monitoring list). */
export function PaymentBadge({ status }: { status: string }) {
  if (!isKnown(status)) return <StatusBadge look="unknown">{status}</StatusBadge>
  return <StatusBadge look={LOOKS[status]}>{PAYMENTS_TEXTS.statuses[status]}</StatusBadge>
}
