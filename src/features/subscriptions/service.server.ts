import type { Db } from '../../platform/db/pool.ts'
import { AppError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/time.ts'
import type { AdminSession, Session } from '../accounts/schema.ts'
import { createEntitlements } from './entitlement/service.server.ts'
import type {
  BillingPeriod,
  CancelInput,
  CancelReply,
  CheckoutReply,
  GrantInput,
  PaymentType,
  Receipt,
  SubscriptionSummary,
  WithdrawReply,
} from './schema.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
}

const unset = () => Promise.reject(new AppError('payments_not_configured'))

/** Plans, checkout and subscriptions. Wired once, in main. */
export function createSubscriptions({ db, clock }: Dependencies) {
  return {
    ...createEntitlements({ db, clock }),
    /** @throws AppError active_access, payments_not_configured, checkout_refused, provider_unreachable */
    startCheckout: (_who: Session, _wanted: { type: PaymentType; period: BillingPeriod }): Promise<CheckoutReply> =>
      unset(),
    summaryOf: (_who: Session): Promise<SubscriptionSummary> => unset(),
    /** @throws AppError nothing_to_cancel */
    cancel: (_who: Session, _input: CancelInput): Promise<CancelReply> => unset(),
    /** @throws AppError not_withdrawable, refund_refused */
    withdraw: (_who: Session): Promise<WithdrawReply> => unset(),
    receiptsOf: (_who: Session): Promise<Receipt[]> => unset(),
    /** @throws AppError not_found */
    grantPremium: (_admin: AdminSession, _userId: string, _input: GrantInput): Promise<void> => unset(),
    /** @throws AppError not_found */
    endPremium: (_admin: AdminSession, _userId: string, _input: { reason: string }): Promise<void> => unset(),
  }
}

export type Subscriptions = ReturnType<typeof createSubscriptions>
