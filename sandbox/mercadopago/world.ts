import type { Identity } from './identity.ts'
import type { State, Topic } from './state.ts'

/** An event at the provider, to be sent to the seller. */
export interface ProviderEvent {
  readonly topic: Topic
  /** `created`, `updated`… The provider puts `payment.` before it for payments. */
  readonly action: string
  readonly resourceId: string
  /** What the body's `data` has besides the id. */
  readonly data?: Record<string, unknown>
  readonly at: number
}

/** What the parts of the sandbox work on. */
export interface World {
  readonly identity: Identity
  readonly state: State
  /** Where the sandbox is, without a trailing slash. */
  readonly url: string
  readonly siteOrigin: string
  /** The sandbox's clock. */
  now(): number
  /** Queues the notifications of what one action caused, in the provider's order. */
  notify(events: readonly ProviderEvent[]): void
  /** Queues a notification that nothing at the provider caused. */
  send(notification: { topic: string; resourceId: string; body: string }): void
}

/** The next of the provider's numbers: payments, invoices and refunds share one row, so none is like another. */
export function takeNumber({ state }: World): string {
  state.nextNumber += 1
  return String(state.nextNumber)
}
