import type pg from 'pg'

/**
 * Columns of texts that no person, administrator or provider writes: ids, keys, words of a list of ours, digests, and
 * what is made of other columns. Every other text of the database has to be shown with markup in it.
 */
const OURS: Readonly<Record<string, readonly string[] | 'all'>> = {
  activities: [
    ...['slug', 'category', 'school_date', 'format', 'status', 'level', 'theme', 'image_url', 'file_url'],
    ...['title_folded', 'description_folded', 'tags_folded', 'school_years'],
    // Written by the starting catalogue alone, from files of the repository.
    ...['recipe', 'shows', 'search_words', 'skills_reviewed_by', 'goal', 'goals', 'bncc'],
  ],
  activity_pages: 'all',
  audit_log: ['action', 'subject_type', 'subject_id'],
  auth_accounts: 'all',
  // Never displayed.
  auth_sessions: 'all',
  auth_users: ['email', 'image', 'role'],
  auth_verifications: 'all',
  // Eleven digits, by a check of the table.
  buyer_documents: 'all',
  contact_messages: ['number', 'topic', 'email'],
  content_imports: 'all',
  // The terms as the repository had them on a day.
  contract_versions: 'all',
  creations: 'all',
  daily_counts: 'all',
  download_activities: 'all',
  download_days: 'all',
  download_journal: 'all',
  downloads: ['date_key'],
  favourite_lists: ['share_token'],
  news_mails: 'all',
  // Findings of the ledger: numbers of payments, and our own sentences.
  payment_alerts: 'all',
  payment_monitoring: ['payment_id', 'status'],
  payment_returns: 'all',
  // Words of the provider that the adapter reads as one of a list; only their translations are shown.
  payments: 'all',
  premium_decisions: ['kind', 'billing_period', 'status', 'cancellation_reason'],
  profiles: ['email', 'plan', 'billing_period', 'subscription_status', 'ended_plan', 'ended_status', 'search_folded'],
  rate_limits: 'all',
  reconciliation_progress: 'all',
  row_journal: 'all',
  row_tallies: 'all',
  schema_migrations: 'all',
  // Hashes, and bits of them.
  search_misses: ['key', 'seen'],
  // Words of titles and tags, for the suggestion of another spelling.
  search_vocabulary: 'all',
  sheet_requests: ['kind', 'state'],
  staff_refunds: ['provider_payment_id', 'state'],
  subscription_reminders: 'all',
  subscriptions: [
    ...['provider_id', 'type', 'billing_period', 'status', 'checkout_url', 'provider_status', 'replaces'],
    ...['payer_email', 'pix_code'],
  ],
  uploads: 'all',
  variants: 'all',
  webhook_inbox: ['request_id', 'signature_verdict', 'last_error', 'delivery_key'],
  welcome_mails: 'all',
}

/** Columns of text of strangers that hold no `word`: `table.column`. A column of a new table is one until it is sown. */
export async function columnsWithout(pool: pg.Pool, word: string): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.data_type in ('text', 'character varying', 'ARRAY', 'jsonb') order by 1, 2`,
  )
  if (rows.length < 50) throw new Error('the columns were not found')
  const theirs = rows.filter(({ table, column }) => {
    const ours = OURS[table] ?? []
    return ours !== 'all' && !ours.includes(column)
  })
  const missing: string[] = []
  for (const { table, column } of theirs) {
    const found = await pool.query(`select 1 from "${table}" where "${column}"::text like $1 limit 1`, [`%${word}%`])
    if (found.rowCount === 0) missing.push(`${table}.${column}`)
  }
  return missing
}
