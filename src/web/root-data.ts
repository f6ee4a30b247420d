import { useRouteLoaderData } from 'react-router'
import type { SessionInfo } from '../features/accounts/schema.ts'
import type { LocalUser } from '../product/local-user.ts'
import type { SiteFacts } from './site.ts'

/** What every page knows: who is here and what this installation is. */
export interface RootData {
  readonly session: SessionInfo | null
  readonly site: SiteFacts
}

/** What the root loader reads: beside what the shell shows, what screens need to know about the person. */
export interface RootReading extends RootData {
  /** Whether premium activities are open to them; false for visitors. */
  readonly isPremiumUser: boolean
  /** Their subscription as the browser's snapshot keeps it (rule: local snapshot); null for visitors. */
  readonly subscription: Pick<LocalUser, 'plan' | 'billingPeriod' | 'subscriptionEnd' | 'subscriptionStatus'> | null
  /** The session could not be confirmed for 30 minutes: shown as a visitor's page, although nobody signed out. */
  readonly unconfirmed?: boolean
}

/** The root loader's data; undefined only where the root itself failed. */
export function useRootData(): RootReading | undefined {
  return useRouteLoaderData('root')
}
