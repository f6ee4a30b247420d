import type { RecordedAnswer } from './refused-cards.ts'

/** An answer whose body is no JSON, as an integration wrote it down. */
export interface RecordedText {
  readonly status: number
  /** The whole body; empty for none. */
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  /** As in RecordedAnswer. */
  readonly source: string
  readonly seen: string
}

/** Answers without JSON: of the provider's edge, and without any body. */
export const RECORDED_TEXTS = {
  /** A burst of calls is cut off before the API sees it. */
  tooMany: {
    status: 429,
    text: 'local_rate_limited',
    headers: { 'retry-after': '7' },
    source:
      'test of an integration in Argentina on what cut its first reconciliation in production; the seconds are its own',
    seen: '2026-08-24',
  },
  /** A token that is malformed. */
  emptyForbidden: {
    status: 403,
    text: '',
    headers: {},
    source: 'pull request 152102 of an open-source ERP: a refusal without a body broke its reader',
    seen: '2024-01-31',
  },
  /** Taken for a success by the SDK of the provider. */
  noContent: {
    status: 204,
    text: '',
    headers: {},
    source: 'SDK of the provider for Node, version 3.6.1: its branch for 204; nobody wrote of one on the wire',
    seen: '2026',
  },
} as const satisfies Record<string, RecordedText>

/** Refusals of the API itself that say nothing of a card. */
export const RECORDED_CONFLICTS = {
  /** The same burst, as the SDK reports it. */
  tooMany: {
    status: 429,
    body: { message: 'rate limited', error: 'local_rate_limited', status: 429 },
    source: 'the same test as of the text in tooMany',
    seen: '2026-08-24',
  },
  /** `POST /preapproval` of a test seller for an address that is no test user's, or the other way round. */
  mixedUsers: {
    status: 400,
    body: { message: 'Both payer and collector must be real or test users', status: 400 },
    source: 'diary of a Brazilian shop on trying out subscriptions, answer with test credentials',
    seen: '2026-08-08',
  },
  /** `PUT /preapproval/{id}` with `authorized`, after the provider had cancelled it. */
  invalidTransition: {
    status: 400,
    body: { message: 'Invalid transition from cancelled to authorized', status: 400 },
    source: 'design of an integration in Argentina, measured in production; it names status and message alone',
    seen: '2026-09-17',
  },
} as const satisfies Record<string, RecordedAnswer>
