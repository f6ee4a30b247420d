import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { Session } from '../features/accounts/schema.ts'
import type { Accounts } from '../features/accounts/service.server.ts'
import type { Audit } from '../features/audit/service.server.ts'
import type { Bncc } from '../features/bncc/service.server.ts'
import type { Editing } from '../features/catalogue/editing/service.server.ts'
import type { Drawings } from '../features/catalogue/seed/progress.service.server.ts'
import type { Catalogue } from '../features/catalogue/service.server.ts'
import type { Topics } from '../features/catalogue/topics/service.server.ts'
import type { Uploads } from '../features/catalogue/upload/service.server.ts'
import type { ReadyBooklets } from '../features/classroom/ready/service.server.ts'
import type { Contact } from '../features/contact/service.server.ts'
import type { Creations } from '../features/creations/service.server.ts'
import type { Booklets } from '../features/downloads/booklets/service.server.ts'
import type { DownloadHistory } from '../features/downloads/history/service.server.ts'
import type { Downloads } from '../features/downloads/service.server.ts'
import type { Favourites } from '../features/favourites/service.server.ts'
import type { Export } from '../features/imports/export/service.server.ts'
import type { Imports } from '../features/imports/service.server.ts'
import type { News } from '../features/news/service.server.ts'
import type { CredentialsCheck } from '../features/payments/credentials/service.server.ts'
import type { PaymentEvents } from '../features/payments/monitoring/events/service.server.ts'
import type { Monitoring } from '../features/payments/monitoring/service.server.ts'
import type { Tester } from '../features/payments/tester/service.server.ts'
import type { DailyCounts } from '../features/reporting/counts/service.server.ts'
import type { SearchMisses } from '../features/reporting/misses/service.server.ts'
import type { Reporting } from '../features/reporting/service.server.ts'
import type { AdminUsers } from '../features/reporting/users/service.server.ts'
import type { WeekReports } from '../features/reporting/week/service.server.ts'
import type { Requests } from '../features/requests/service.server.ts'
import type { BuyerDocuments } from '../features/subscriptions/buyer-document/service.server.ts'
import type { PaidTwice } from '../features/subscriptions/paid-twice/service.server.ts'
import type { Sales } from '../features/subscriptions/sales/service.server.ts'
import type { Subscriptions } from '../features/subscriptions/service.server.ts'
import type { StaffRefunds } from '../features/subscriptions/staff-refund/service.server.ts'
import type { Variants } from '../features/variants/service.server.ts'
import type { Logger } from '../platform/log.ts'
import type { MemberKind } from './root-data.ts'
import type { Site } from './site.ts'

/** The use cases of the product, created once in src/start/services.ts, for loaders and API handlers. */
export interface Services {
  readonly accounts: Accounts
  readonly adminUsers: AdminUsers
  readonly audit: Audit
  readonly bncc: Bncc
  readonly buyerDocuments: BuyerDocuments
  readonly catalogue: Catalogue
  readonly contact: Contact
  readonly downloads: Downloads
  readonly booklets: Booklets
  readonly variants: Variants
  readonly creations: Creations
  readonly credentialsCheck: CredentialsCheck
  readonly downloadHistory: DownloadHistory
  /** Sheets of the seed catalogue that are drawn, and all. */
  readonly drawings: Drawings
  readonly editing: Editing
  readonly exports: Export
  readonly favourites: Favourites
  readonly imports: Imports
  readonly news: News
  /** Purchases that were paid twice by mistake. */
  readonly paidTwice: PaidTwice
  /** Notifies the screens that watch payments of a change. */
  readonly paymentEvents: PaymentEvents
  readonly paymentMonitoring: Monitoring
  readonly readyBooklets: ReadyBooklets
  readonly reporting: Reporting
  readonly requests: Requests
  readonly sales: Sales
  readonly staffRefunds: StaffRefunds
  readonly subscriptions: Subscriptions
  readonly topics: Topics
  /** Numbers of a day, without persons. */
  readonly dailyCounts: DailyCounts
  readonly week: WeekReports
  readonly searchMisses: SearchMisses
  readonly uploads: Uploads
  readonly webhookTester: Tester
}

export const servicesContext = createContext<Services>()
export const siteContext = createContext<Site>()
/** The user of the request; null for visitors. */
export const sessionContext = createContext<Session | null>()

/** Set for a page that every member of a kind gets; then there is no session to read. */
export const kindContext = createContext<MemberKind | null>(null)

/** The network address the request came from, for limits only. */
export const addressContext = createContext<string>()

/** The log of this request, carrying its id. */
export const logContext = createContext<Logger>()

/** Set when a dependency was unavailable during rendering; the response becomes a 503. */
export const outageContext = createContext<{ met: boolean }>()

/** The nonce of this rendering's Content-Security-Policy. A page that many people get loses it afterwards. */
export const nonceContext = createContext<string | undefined>()

/** The same nonce for components. Provided on the server only: the browser never learns it. */
export const NonceContext = createReactContext<string | undefined>(undefined)
