/** An answer of the provider, as an integration wrote it down. */
export interface RecordedAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** A public note or thread of an integration, without the payer's name. */
  readonly source: string
  /** Month or day of the source; the year alone where the source names no more. */
  readonly seen: string
}

const FAILED = 'CC_VAL_433 Credit card validation has failed'

/**
 * Answers to `POST /preapproval` with a card that was refused. The reason of the issuer is in few of them, and the
 * status is 400, 401 or 404. The keys are names of holders of the provider's test cards, so that each shape can be
 * asked for; the provider itself does not tie a shape to a name.
 */
export const REFUSED_CARDS = {
  OTHE: {
    status: 401,
    body: { message: FAILED, code: 'cc_rejected_other_reason', status: 401 },
    source: 'integration note on a production account in Peru, error chain of the SDK',
    seen: '2026-05-31',
  },
  FUND: {
    status: 400,
    body: { message: FAILED, status: 400 },
    source: 'integration plan measured on a test account in Argentina; the first cause was absent',
    seen: '2026-10-10',
  },
  CALL: {
    status: 400,
    body: { message: FAILED, code: 'rejected', status: 400 },
    source: 'note of a Brazilian shop on trying out subscriptions, answer of production; the note has no date',
    seen: '2026',
  },
  SECU: {
    status: 401,
    body: { message: FAILED, status: 401 },
    source: 'production audit of a Brazilian finance site, test card on the production API',
    seen: '2026-04-28',
  },
  EXPI: {
    status: 400,
    body: { message: FAILED, error: 'bad_request', status: 400, cause: [{ code: 'CC_VAL_433', description: FAILED }] },
    source: 'test of a Brazilian integration: its own copy of a body, not an answer on the wire; it has no date',
    seen: '2026',
  },
  FORM: {
    status: 404,
    body: { message: 'Card token service not found', error: 'not_found', status: 404, cause: [] },
    source: 'a thread of the browser SDK, and the production audit above with credentials of another kind',
    seen: '2026-04-28',
  },
} as const satisfies Record<string, RecordedAnswer>

/** Answers to other calls than those of cards, which the product makes or must not make. */
export const RECORDED_REFUSALS = {
  invoicesLimit: {
    status: 400,
    body: { message: 'Invalid value for limit', error: 'bad_request', status: 400, cause: [] },
    source: 'certification matrix of an integration in Chile: 1 to 15 accepted, 16 and more refused',
    seen: '2026-09-23',
  },
  ordersApplication: {
    status: 401,
    body: { code: 7, description: 'Unauthorized use of live credentials' },
    source: 'note of a Brazilian shop: POST /v1/payments of an application made for Orders; reading works',
    seen: '2026-08-25',
  },
  /** The provider has no separate reason for credentials that are not activated. */
  liveCredentials: {
    status: 401,
    body: {
      message: 'Unauthorized use of live credentials',
      error: 'unauthorized',
      status: 401,
      cause: [{ code: 7, description: 'Unauthorized use of live credentials', data: null }],
    },
    source: 'threads of two SDKs of the provider (sdk-dotnet 70, sdk-nodejs 161), each with the whole body',
    seen: '2018-11-26',
  },
} as const satisfies Record<string, RecordedAnswer>
