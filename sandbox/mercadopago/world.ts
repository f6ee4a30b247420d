import type { Identity } from './identity.ts'
import type { State, Topic } from './state.ts'

/** An event at the provider, to be sent to the seller. */
export interface ProviderEvent {
  readonly topic: Topic
  /** `created`, `updated`… The provider puts `payment.` before it for payments. */
  readonly action: string
  readonly resourceId: string
  /** Fields of the body's `data` beside the id. */
  readonly data?: Record<string, unknown>
  readonly at: number
}

/** State and tools of the sandbox's parts. */
export interface World {
  readonly identity: Identity
  readonly state: State
  /** Address of the sandbox, without a trailing slash. */
  readonly url: string
  readonly siteOrigin: string
  /** The sandbox's clock. */
  now(): number
  /** Queues the notifications of what one action caused, in the provider's order. */
  notify(events: readonly ProviderEvent[]): void
  /** Queues a notification without a cause at the provider. */
  send(notification: { topic: string; resourceId: string; body: string }): void
}

/** The next of the provider's numbers: payments, invoices and refunds share one sequence, so each is unique. */
export function takeNumber({ state }: World): string {
  state.nextNumber += 1
  return String(state.nextNumber)
}
