import { EVENTS, METHODS, PAYMENT_STATUS_LABELS, TOPICS } from './texts.ts'

/** A means of payment as people call it; one we do not know as the provider calls it. */
export const methodLabel = (method: string): string => METHODS[method] ?? method

/** The status of a payment; one we do not know is shown as it is. */
export const paymentStatusLabel = (status: string): string => PAYMENT_STATUS_LABELS[status] ?? status

/** A notification by its subject and event: `Pagamento: mudança`; one we do not know by its topic alone. */
export function notificationLabel(topic: string, action: string | null): string {
  const event = EVENTS[action?.split('.').at(-1) ?? '']
  const subject = TOPICS[topic] ?? topic
  return event ? `${subject}: ${event}` : subject
}
