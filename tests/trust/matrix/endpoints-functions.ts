import { hugePng, pdf } from '../../factories/hostile-files.ts'
import { type Asked, admins, type Cell, type Cells, everybody, members, type Row, WAYS_TO_PREMIUM } from './row.ts'

const WEBHOOK = '/functions/v1/mercadopago-webhook'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

const checkout = ({ self, target }: Asked) => ({
  json: {
    planType: 'premium',
    billingPeriod: 'monthly',
    userId: target.id,
    userEmail: self.email,
    userName: self.name,
  },
})
/** The code of a refusal. */
const codeOf = (body: unknown) => /"code":"(\w+)"/.exec(JSON.stringify(body) ?? '')?.[1] ?? 'done'

const personOf = ({ target }: Asked) => ({ params: { id: target.id } })
const paymentOf = ({ target }: Asked) => ({ params: { id: target.paymentId } })

function file(folder: string, bytes: Uint8Array<ArrayBuffer>, name: string) {
  const form = new FormData()
  form.set('folder', folder)
  form.set('file', new Blob([bytes]), name)
  return { form }
}

function table() {
  const form = new FormData()
  form.set('mode', 'check')
  form.set('table', new Blob(['slug,title,category\numa-folha,Uma folha,Colorir\n']), 'tabela.csv')
  return { form }
}

const NOTHING = '409 nothing_to_cancel'
/** The answer to a premium user who cancels; the others have no renewing subscription. */
const cancels = (answer: Cell): Cells => [401, NOTHING, answer, NOTHING, NOTHING, NOTHING, NOTHING]

/** `/functions/v1`, the webhook with it. */
export const FUNCTION_ROWS: readonly Row[] = [
  {
    endpoint: 'GET /functions/v1/check-admin',
    expected: ['200 no', '200 no', '200 no', '200 no', '200 no', '200 yes', '200 no'],
    verdict: (body) => (JSON.stringify(body) === '{"isAdmin":true}' ? 'yes' : 'no'),
  },
  {
    endpoint: 'POST /functions/v1/browser-error',
    expected: everybody(204),
    ask: () => ({ json: { kind: 'Error', message: '', frames: [], path: '/' } }),
  },
  {
    endpoint: 'POST /functions/v1/search-miss',
    expected: everybody(204),
    ask: () => ({ json: { text: 'palavra que nenhuma folha tem' } }),
  },
  { endpoint: 'POST /functions/v1/unsubscribe', expected: everybody(400), ask: () => ({ query: { token: 'x' } }) },
  {
    endpoint: 'POST /functions/v1/create-mercadopago-subscription',
    expected: members(200, 403),
    ask: checkout,
  },
  {
    endpoint: 'POST /functions/v1/create-mercadopago-payment',
    expected: members(200, 403),
    ask: checkout,
  },
  {
    endpoint: 'GET /functions/v1/subscription',
    expected: members(200),
    ask: ({ target }) => ({ query: { id: target.id } }),
  },
  {
    endpoint: 'POST /functions/v1/cancel-subscription',
    // No user here has a subscription at the provider: each gets that answer for themselves.
    expected: members(409),
    ask: ({ target }) => ({ json: { reason: 'motivo', userId: target.id } }),
  },
  ...WAYS_TO_PREMIUM.map((premium) => ({
    endpoint: 'POST /functions/v1/cancel-subscription',
    about: `premium by: ${premium}`,
    premium,
    // Only what renews itself can be cancelled, and only one's own.
    expected: cancels(premium === 'subscribed' ? 200 : NOTHING),
    ask: ({ target }: Asked) => ({ json: { reason: 'motivo', userId: target.id } }),
    verdict: codeOf,
  })),
  {
    endpoint: 'POST /functions/v1/withdraw-subscription',
    expected: members(409),
    ask: ({ target }) => ({ json: { userId: target.id } }),
  },
  ...WAYS_TO_PREMIUM.map((premium) => ({
    endpoint: 'POST /functions/v1/withdraw-subscription',
    about: `premium by: ${premium}`,
    premium,
    // Paid 20 days ago, or not at all: the days for that are over.
    expected: members('409 not_withdrawable'),
    ask: ({ target }: Asked) => ({ json: { userId: target.id } }),
    verdict: codeOf,
  })),
  {
    endpoint: 'GET /functions/v1/receipts',
    expected: members(200),
    ask: ({ target }) => ({ query: { id: target.id } }),
  },
  {
    endpoint: 'GET /functions/v1/receipts/{file}',
    about: 'nobody’s',
    expected: members(404),
    ask: () => ({ params: { file: '1.pdf' } }),
  },
  {
    endpoint: 'GET /functions/v1/checkout/{id}',
    about: 'nobody’s',
    expected: members(404),
    ask: () => ({ params: { id: UNKNOWN_ID } }),
  },
  {
    endpoint: 'POST /functions/v1/pay-by-card',
    about: 'nobody’s',
    expected: members(404),
    ask: ({ target }) => ({
      json: { subscriptionId: UNKNOWN_ID, cardToken: 'token-de-teste', payerEmail: target.email },
    }),
  },
  {
    endpoint: 'POST /functions/v1/open-provider-page',
    about: 'nobody’s',
    expected: members(404),
    ask: ({ target }) => ({ json: { subscriptionId: UNKNOWN_ID, payerEmail: target.email } }),
  },
  {
    endpoint: 'POST /functions/v1/change-card',
    // No user here has a subscription at the provider: each gets that answer for themselves.
    expected: members(409),
    ask: ({ target }) => ({ json: { cardToken: 'token-de-teste', userId: target.id } }),
  },
  {
    endpoint: 'POST /functions/v1/buyer-document',
    expected: members(200),
    ask: ({ target }) => ({ json: { cpf: '123.456.789-09', userId: target.id } }),
  },
  { endpoint: 'GET /functions/v1/admin/dashboard', expected: admins(200) },
  {
    endpoint: 'GET /functions/v1/admin/users',
    expected: admins(200),
    ask: ({ target }) => ({ query: { search: target.mark } }),
  },
  { endpoint: 'GET /functions/v1/admin/users/{id}', expected: admins(200), ask: personOf },
  {
    endpoint: 'POST /functions/v1/admin/users/{id}/premium',
    expected: admins(200),
    ask: (asked) => ({ ...personOf(asked), json: { action: 'grant', until: inAMonth(), reason: 'cortesia' } }),
  },
  {
    endpoint: 'POST /functions/v1/admin/users/{id}/refund',
    about: 'nobody’s payment',
    expected: admins(404),
    ask: (asked) => ({
      ...personOf(asked),
      json: { requestId: UNKNOWN_ID, paymentId: '1', amountCents: 100, refundedCents: 0, reason: 'teste' },
    }),
  },
  {
    endpoint: 'POST /functions/v1/admin/sales',
    expected: admins(200),
    ask: () => ({ form: new URLSearchParams({ month: '2026-11', format: 'csv' }) }),
  },
  { endpoint: 'POST /functions/v1/admin/users/{id}/end-sessions', expected: admins(200), ask: personOf },
  { endpoint: 'POST /functions/v1/admin/users/{id}/resend-confirmation', expected: admins(409), ask: personOf },
  { endpoint: 'GET /functions/v1/admin/audit', expected: admins(200) },
  {
    endpoint: 'POST /functions/v1/upload',
    expected: admins(200),
    ask: () => file('activities', Uint8Array.from(pdf({})), 'folha.pdf'),
  },
  {
    endpoint: 'POST /functions/v1/upload',
    about: 'a bomb',
    expected: admins(422),
    ask: () => file('thumbnails', Uint8Array.from(hugePng(60_000, 60_000)), 'figura.png'),
  },
  { endpoint: 'POST /functions/v1/import', expected: admins(200), ask: table },
  { endpoint: 'GET /functions/v1/export', expected: admins(200), ask: () => ({ query: { category: 'Colorir' } }) },
  { endpoint: 'GET /functions/v1/admin/payments/{id}', expected: admins(200), ask: paymentOf },
  {
    endpoint: 'GET /functions/v1/admin/payments/{id}',
    about: 'nobody’s',
    expected: admins(404),
    ask: () => ({ params: { id: UNKNOWN_ID } }),
  },
  { endpoint: 'POST /functions/v1/admin/payments/{id}/process', expected: admins(200), ask: paymentOf },
  {
    endpoint: 'POST /functions/v1/admin/webhook-test',
    expected: admins(200),
    ask: () => ({ json: { kind: 'signed', shape: 'payment_created' } }),
  },
  { endpoint: 'POST /functions/v1/admin/webhook-diagnostic', expected: admins(200), ask: () => ({ json: {} }) },
  { endpoint: 'POST /functions/v1/admin/credentials-check', expected: admins(200), ask: () => ({ json: {} }) },
  { endpoint: 'GET /functions/v1/admin/payment-events', expected: admins(200) },
  {
    // A session is no proof here, only the provider's signature is.
    endpoint: `POST ${WEBHOOK}`,
    expected: everybody(401),
    ask: ({ target }) => ({ json: { type: 'payment', data: { id: target.paymentId } } }),
  },
  { endpoint: `GET ${WEBHOOK}`, expected: everybody(200) },
  { endpoint: `OPTIONS ${WEBHOOK}`, expected: everybody(204) },
  { endpoint: `ALL ${WEBHOOK}`, expected: everybody(405) },
]
