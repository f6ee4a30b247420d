import type { ProfileRow } from '../profile/schema.ts'

/** A row of another site's table `profiles`; `email` in lower case. */
export interface ImportedPerson {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly terms_accepted: boolean
  readonly receive_emails: boolean
  readonly plan: ProfileRow['plan']
  readonly billing_period: 'monthly' | 'annual' | null
  readonly subscription_end_date: Date | null
  readonly subscription_status: 'inactive' | 'active' | 'one_time_active' | 'cancelled' | 'expired'
  readonly cancellation_requested_at: Date | null
  /** null: the default limit. */
  readonly own_daily_limit: number | null
  readonly createdAt: Date | null
}
