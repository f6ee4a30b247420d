import { useRouteLoaderData } from 'react-router'
import type { SessionInfo } from '../features/accounts/schema.ts'
import type { DrawingProgress } from '../features/catalogue/seed/schema.ts'
import type { LocalUser } from '../product/local-user.ts'
import type { SiteFacts } from './site.ts'

/** Data of every page: the user and the installation. */
export interface RootData {
  readonly session: SessionInfo | null
  readonly site: SiteFacts
}

/** The user of a page. */
export interface Viewer {
  /** Null for visitors. */
  readonly session: SessionInfo | null
  /** True if the user may open premium activities; false for visitors. */
  readonly isPremiumUser: boolean
  /** Their subscription as the browser's snapshot keeps it (rule: local snapshot); null for visitors. */
  readonly subscription: Pick<LocalUser, 'plan' | 'billingPeriod' | 'subscriptionEnd' | 'subscriptionStatus'> | null
}

/** Members who share pages: everyone of a kind gets the same bytes. */
export interface MemberKind {
  readonly isAdmin: boolean
  readonly isPremiumUser: boolean
}

/** Result of the root loader: beside the shell's data, facts about the user that screens need. */
export interface RootReading extends RootData, Viewer {
  /** True for a page that every member of a kind gets: its session has no id, name or email ({@link named} adds them). */
  readonly isShared?: boolean
  /**
   * True if the session could not be confirmed for 30 minutes: shown as a visitor's page, although the session may
   * still exist.
   */
  readonly unconfirmed?: boolean
  /** Present while the seed catalogue is being drawn. */
  readonly drawing?: DrawingProgress
}

/** The user of the shared page with which this document began. Set in the browser alone. */
let viewer: (Viewer & { readonly session: SessionInfo }) | null = null
/** One object for each reading, because effects compare it. */
const readings = new WeakMap<RootReading, RootReading>()

export function setViewer(found: NonNullable<typeof viewer>): void {
  viewer = found
}

/** The data of a shared page with its user; facts of the kind stay as the page shows them. */
export function named(data: RootReading): RootReading {
  if (!data.isShared || !data.session || !viewer) return data
  const { session, subscription } = viewer
  const known = readings.get(data) ?? { ...data, session: { ...session, isAdmin: data.session.isAdmin }, subscription }
  readings.set(data, known)
  return known
}

/** The root loader's data; undefined only where the root itself failed. */
export function useRootData(): RootReading | undefined {
  const data: RootReading | undefined = useRouteLoaderData('root')
  return data && named(data)
}
