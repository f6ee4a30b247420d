// Made from the migrations by `node scripts/generate-types.ts`. Do not edit.
import type { ColumnType } from 'kysely'

/** A column with a default: may be left out of an insert. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** A column the database computes: never written. */
type Computed<T> = ColumnType<T, never, never>

type Timestamp = ColumnType<Date, Date | string, Date | string>
/** An exact decimal number, read as text. */
type Numeric = ColumnType<string, number | string, number | string>
/** Read as parsed JSON; written as an object, or as JSON text (arrays must be text). */
type Json = ColumnType<unknown, object | string, object | string>

interface ActivitiesTable {
  id: Generated<string>
  slug: string
  title: string
  description: string
  category: 'Colorir' | 'Matemática' | 'Labirinto' | 'Pontilhar' | 'Tracejar' | 'Percepção Visual' | 'Alfabetização' | 'Pareamento'
  image_url: string
  file_url: string | null
  is_premium: Generated<boolean>
  age_range: Generated<string>
  format: Generated<'Colorido' | 'Preto e Branco'>
  page_count: Generated<number>
  tags: Generated<string[]>
  status: Generated<'ativo' | 'inativo'>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  title_folded: Computed<string>
  description_folded: Computed<string>
  tags_folded: Computed<string>
  deleted_at: Timestamp | null
  plain_title: string | null
  goal: string | null
  search_words: Generated<string[]>
  bncc: Generated<string[]>
  search_document: Computed<string>
  shows: string | null
  recipe: Json | null
  level: 'facil' | 'medio' | 'desafio' | null
  theme: string | null
  goals: Generated<string[]>
  school_years: Computed<string[]>
  set_name: string | null
  school_date: string | null
  skills_reviewed_by: string | null
  skills_reviewed_at: Timestamp | null
  publish_at: Timestamp | null
}

interface ActivityPagesTable {
  activity_id: string
  page: number
  url: string
  is_answer_key: boolean
}

interface AuditLogTable {
  id: Computed<number>
  actor_id: string | null
  action: string
  subject_type: string
  subject_id: string
  summary: string
  details: Generated<Json>
  created_at: Generated<Timestamp>
}

interface AuthAccountsTable {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Timestamp | null
  refresh_token_expires_at: Timestamp | null
  scope: string | null
  password: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

interface AuthSessionsTable {
  id: string
  user_id: string
  token: string
  expires_at: Timestamp
  ip_address: string | null
  user_agent: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

interface AuthUsersTable {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  role: Generated<'user' | 'admin'>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  mailbox_proven: Generated<boolean>
}

interface AuthVerificationsTable {
  id: string
  identifier: string
  value: string
  expires_at: Timestamp
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

interface BuyerDocumentsTable {
  user_id: string
  cpf: string
  given_at: Timestamp
}

interface ContactMessagesTable {
  number: string
  topic: string
  email: string
  message: string
  is_premium: Generated<boolean>
  created_at: Generated<Timestamp>
}

interface ContentImportsTable {
  key: string
  imported_at: Generated<Timestamp>
  drawing: string | null
}

interface ContractVersionsTable {
  id: Computed<number>
  fingerprint: string
  document: Json
  since: Timestamp
}

interface CreationsTable {
  user_id: string
  date_key: string
  id: string
  kind: string
  created_at: Generated<Timestamp>
}

interface DailyCountsTable {
  day: string
  name: string
  count: number
}

interface DownloadActivitiesTable {
  activity_id: string
  downloads: number
}

interface DownloadDaysTable {
  date_key: string
  category: string
  downloads: number
}

interface DownloadJournalTable {
  id: Computed<number>
  date_key: string
  activity_id: string
  category: string
  amount: number
}

interface DownloadsTable {
  id: Computed<number>
  user_id: string | null
  activity_id: string
  activity_title: string
  date_key: string
  created_at: Generated<Timestamp>
  booklet_id: string | null
}

interface FavouriteBatchesTable {
  user_id: string
  id: string
  applied_at: Generated<Timestamp>
}

interface FavouriteItemsTable {
  list_id: string
  activity_id: string
  position: number
  added_at: Generated<Timestamp>
}

interface FavouriteListsTable {
  id: Generated<string>
  user_id: string
  name: string
  is_default: Generated<boolean>
  share_token: string | null
  created_at: Generated<Timestamp>
  position: Generated<number>
}

interface NewsMailsTable {
  user_id: string
  month: string
  created_at: Timestamp
  done_at: Timestamp | null
}

interface PaymentAlertsTable {
  id: Computed<number>
  kind: string
  about: string
  detail: string
  created_at: Generated<Timestamp>
  refunded_payment: string | null
}

interface PaymentMonitoringTable {
  id: Computed<number>
  payment_id: string
  status: string
  amount: Numeric | null
  payment_method: string | null
  user_id: string | null
  created_at: Generated<Timestamp>
  processed_at: Timestamp | null
  error_message: string | null
}

interface PaymentReturnsTable {
  id: Computed<number>
  provider_payment_id: string
  kind: 'refund' | 'chargeback' | 'reimbursed'
  amount_cents: number
  at: Timestamp
}

interface PaymentsTable {
  id: Generated<string>
  provider_payment_id: string
  subscription_id: string | null
  user_id: string | null
  amount_cents: number
  currency: Generated<'BRL'>
  method: string
  status: string
  period_start: Timestamp | null
  period_end: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  status_detail: string | null
  refunded_cents: Generated<number>
  approved_at: Timestamp | null
  provider_updated_at: Timestamp | null
  card_last_digits: string | null
}

interface PremiumDecisionsTable {
  id: Generated<string>
  user_id: string
  kind: 'grant' | 'end' | 'carried'
  decided_at: Timestamp
  until: Timestamp | null
  billing_period: 'monthly' | 'annual' | null
  status: 'active' | 'one_time_active' | 'cancelled' | null
  cancellation_requested_at: Timestamp | null
  cancellation_reason: string | null
  reason: string
  decided_by: string | null
}

interface ProfilesTable {
  id: string
  name: string
  email: string
  terms_accepted: Generated<boolean>
  receive_emails: Generated<boolean>
  plan: Generated<'gratuito' | 'basico' | 'premium'>
  billing_period: 'monthly' | 'annual' | null
  subscription_end_date: Timestamp | null
  subscription_status: Generated<'inactive' | 'active' | 'one_time_active' | 'cancelled' | 'expired'>
  cancellation_requested_at: Timestamp | null
  daily_download_limit: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  subscription_provisional: Generated<boolean>
  search_folded: Computed<string>
  own_daily_limit: number | null
  ended_plan: 'gratuito' | 'basico' | 'premium' | null
  ended_status: 'inactive' | 'active' | 'one_time_active' | 'cancelled' | 'expired' | null
  ended_daily_limit: number | null
  mail_refused_at: Timestamp | null
}

interface RateLimitsTable {
  key: string
  points: Generated<number>
  expire: number | null
}

interface ReconciliationProgressTable {
  id: Generated<number>
  started_at: Timestamp
  after_subscription: string | null
  finished_at: Timestamp | null
}

interface RequestVotesTable {
  request_id: string
  user_id: string
  created_at: Generated<Timestamp>
}

interface RowJournalTable {
  id: Computed<number>
  name: string
  amount: number
}

interface RowTalliesTable {
  name: 'activities' | 'people'
  total: number
}

interface SearchMissesTable {
  key: string
  text: string | null
  seen: number[]
  times: Generated<number>
  last_at: Timestamp
}

interface SearchVocabularyTable {
  word: string
  written: string
}

interface SheetRequestsTable {
  id: Generated<string>
  user_id: string | null
  kind: 'sheet' | 'improvement'
  theme: string
  age_range: string | null
  goal: string
  words: string | null
  state: Generated<'received' | 'in_progress' | 'done' | 'declined'>
  answer: string | null
  activity_id: string | null
  is_public: Generated<boolean>
  created_at: Generated<Timestamp>
  answered_at: Timestamp | null
  merged_into: string | null
}

interface StaffRefundsTable {
  id: string
  provider_payment_id: string
  amount_cents: number
  before_cents: number
  actor_id: string | null
  state: Generated<'asked' | 'done' | 'refused'>
  asked_at: Timestamp
  accepted_at: Timestamp | null
  settled_at: Timestamp | null
}

interface SubscriptionRemindersTable {
  id: Computed<number>
  user_id: string
  kind: string
  about: string
  created_at: Generated<Timestamp>
  sent_at: Timestamp | null
  facts: Generated<Json>
}

interface SubscriptionsTable {
  id: Generated<string>
  user_id: string | null
  provider_id: string | null
  type: 'subscription' | 'one_time'
  billing_period: 'monthly' | 'annual'
  status: 'pending' | 'active' | 'cancelled' | 'expired'
  starts_at: Timestamp | null
  ends_at: Timestamp | null
  cancellation_reason: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  amount_cents: number | null
  checkout_url: string | null
  provider_status: string | null
  provider_updated_at: Timestamp | null
  authorized_at: Timestamp | null
  first_charge_at: Timestamp | null
  next_charge_at: Timestamp | null
  replaces: string | null
  retired_at: Timestamp | null
  cancellation_requested_at: Timestamp | null
  withdrawal_requested_at: Timestamp | null
  end_asked_at: Timestamp | null
  expires_at: Timestamp | null
  payer_email: string | null
  pix_code: string | null
  lapsed_at: Timestamp | null
  looked_at: Timestamp | null
  ordered_at: Timestamp | null
  contract_id: number | null
}

interface TermsAcceptancesTable {
  user_id: string
  version: string
  accepted_at: Generated<Timestamp>
}

interface UploadsTable {
  url: string
  folder: 'thumbnails' | 'activities'
  keys: string[]
  page_count: number | null
  uploaded_by: string | null
  created_at: Generated<Timestamp>
  abandoned_at: Timestamp | null
}

interface VariantsTable {
  user_id: string
  date_key: string
  activity_id: string
  choices: string
  created_at: Generated<Timestamp>
}

interface WebhookInboxTable {
  id: Computed<number>
  request_id: string | null
  topic: string
  resource_id: string | null
  body: Json
  signature_verdict: 'valid' | 'invalid' | 'missing'
  attempts: Generated<number>
  received_at: Generated<Timestamp>
  processed_at: Timestamp | null
  last_error: string | null
  action: string | null
  delivery_key: string | null
}

interface WelcomeMailsTable {
  user_id: string
  day: number
  created_at: Timestamp
  done_at: Timestamp | null
}

export interface DB {
  activities: ActivitiesTable
  activity_pages: ActivityPagesTable
  audit_log: AuditLogTable
  auth_accounts: AuthAccountsTable
  auth_sessions: AuthSessionsTable
  auth_users: AuthUsersTable
  auth_verifications: AuthVerificationsTable
  buyer_documents: BuyerDocumentsTable
  contact_messages: ContactMessagesTable
  content_imports: ContentImportsTable
  contract_versions: ContractVersionsTable
  creations: CreationsTable
  daily_counts: DailyCountsTable
  download_activities: DownloadActivitiesTable
  download_days: DownloadDaysTable
  download_journal: DownloadJournalTable
  downloads: DownloadsTable
  favourite_batches: FavouriteBatchesTable
  favourite_items: FavouriteItemsTable
  favourite_lists: FavouriteListsTable
  news_mails: NewsMailsTable
  payment_alerts: PaymentAlertsTable
  payment_monitoring: PaymentMonitoringTable
  payment_returns: PaymentReturnsTable
  payments: PaymentsTable
  premium_decisions: PremiumDecisionsTable
  profiles: ProfilesTable
  rate_limits: RateLimitsTable
  reconciliation_progress: ReconciliationProgressTable
  request_votes: RequestVotesTable
  row_journal: RowJournalTable
  row_tallies: RowTalliesTable
  search_misses: SearchMissesTable
  search_vocabulary: SearchVocabularyTable
  sheet_requests: SheetRequestsTable
  staff_refunds: StaffRefundsTable
  subscription_reminders: SubscriptionRemindersTable
  subscriptions: SubscriptionsTable
  terms_acceptances: TermsAcceptancesTable
  uploads: UploadsTable
  variants: VariantsTable
  webhook_inbox: WebhookInboxTable
  welcome_mails: WelcomeMailsTable
}
