import { setTimeout as pause } from 'node:timers/promises'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { PaymentEvents } from '../../features/payments/monitoring/events/service.server.ts'
import {
  buyerDocumentInputSchema,
  buyerDocumentReplySchema,
} from '../../features/subscriptions/buyer-document/schema.ts'
import type { BuyerDocuments } from '../../features/subscriptions/buyer-document/service.server.ts'
import {
  cardReplySchema,
  changeCardInputSchema,
  checkoutPageSchema,
  hostedInputSchema,
  payByCardInputSchema,
} from '../../features/subscriptions/paying/schema.ts'
import { checkoutReplySchema } from '../../features/subscriptions/schema.ts'
import type { Subscriptions } from '../../features/subscriptions/service.server.ts'
import type { HttpEnv } from '../env.ts'
import { answers, jsonBody, refusal } from './answers.ts'
import { CHECKOUT_REFUSALS, OWN_REFUSALS, own } from './checkout.ts'
import { limitedBy } from './route.ts'
import { PRIVATE, sessionOf } from './signed-in.ts'
import { createWaits, WAITS } from './waits.ts'

/** Longest time an open page waits for news of its checkout; below what proxies cut off (ms). */
const WAIT_MS = 20_000

/** One payment changes several rows, and many pages may wait: they look once for what happens together (ms). */
const TOGETHER_MS = 150

const pageRoute = createRoute({
  ...own,
  method: 'get',
  path: '/checkout/{id}',
  summary: 'One checkout of the signed-in person, as its page shows it',
  description:
    'With `wait`, the answer comes when the checkout is no longer open, or after 20 seconds; at once for an account that ' +
    'waits three times already, and while too many wait.',
  request: { params: z.object({ id: z.uuid() }), query: z.object({ wait: z.string().max(10).optional() }) },
  responses: {
    200: answers('The checkout', checkoutPageSchema),
    ...OWN_REFUSALS,
    404: refusal('not_found: there is none, or it is another person’s'),
  },
})

const PAYING_REFUSALS = {
  ...CHECKOUT_REFUSALS,
  404: refusal('not_found: there is no such checkout, or it is another person’s'),
}

const cardRoute = createRoute({
  ...own,
  method: 'post',
  path: '/pay-by-card',
  ...limitedBy('checkout'),
  summary: 'Subscribes with a card entered in the provider’s form on our page',
  description: 'The card itself never comes here: the body carries the token that the provider’s form made of it.',
  request: jsonBody(payByCardInputSchema),
  responses: { 200: answers('Authorised, or why the card was refused', cardReplySchema), ...PAYING_REFUSALS },
})

const hostedRoute = createRoute({
  ...own,
  method: 'post',
  path: '/open-provider-page',
  ...limitedBy('checkout'),
  summary: 'Opens the provider’s own page for a subscription by card',
  request: jsonBody(hostedInputSchema),
  responses: { 200: answers('The page where the card is entered', checkoutReplySchema), ...PAYING_REFUSALS },
})

const changeRoute = createRoute({
  ...own,
  method: 'post',
  path: '/change-card',
  ...limitedBy('checkout'),
  summary: 'Charges another card from now on',
  request: jsonBody(changeCardInputSchema),
  responses: {
    200: answers('Changed, or why the card was refused', cardReplySchema),
    ...PAYING_REFUSALS,
    409: refusal('nothing_to_cancel: no subscription renews itself'),
  },
})

const receiptRoute = createRoute({
  ...own,
  method: 'get',
  path: '/receipts/{file}',
  summary: 'The receipt of one payment of the signed-in person',
  request: { params: z.object({ file: z.string().regex(/^\d+\.pdf$/) }) },
  responses: {
    200: { description: 'The receipt', content: { 'application/pdf': { schema: z.string() } } },
    ...OWN_REFUSALS,
    404: refusal('not_found: there is no such payment, or it is another person’s'),
  },
})

const documentRoute = createRoute({
  ...own,
  method: 'post',
  path: '/buyer-document',
  ...limitedBy('checkout'),
  summary: 'Stores the CPF for the nota fiscal of the signed-in person, or takes it back',
  request: jsonBody(buyerDocumentInputSchema),
  responses: {
    200: answers('The stored CPF, masked; null without one', buyerDocumentReplySchema),
    400: refusal('invalid_input: its check digits do not fit'),
    ...OWN_REFUSALS,
  },
})

interface PayingServices {
  readonly subscriptions: Pick<Subscriptions, 'paying' | 'receiptPdf'>
  readonly paymentEvents: Pick<PaymentEvents, 'watch'>
  readonly buyerDocuments: BuyerDocuments
}

/** Calls of our payment pages, under `/functions/v1`. */
export function registerPaying(
  routes: OpenAPIHono<HttpEnv>,
  { subscriptions: { paying, receiptPdf }, paymentEvents, buyerDocuments }: PayingServices,
): void {
  routes.openapi(documentRoute, async (c) =>
    c.json(await buyerDocuments.change(sessionOf(c), c.req.valid('json').cpf), 200, PRIVATE),
  )
  const waits = createWaits(WAITS.checkout)
  routes.openapi(pageRoute, async (c) => {
    const session = sessionOf(c)
    const { id } = c.req.valid('param')
    if (c.req.valid('query').wait === undefined) return c.json(await paying.pageOf(session, id), 200, PRIVATE)
    // Watching starts before the first look, so that no change is missed between the two.
    const watch = paymentEvents.watch()
    const { signal } = c.req.raw
    signal.addEventListener('abort', watch.end, { once: true })
    let endWait: (() => void) | null = null
    try {
      const until = Date.now() + WAIT_MS
      for (;;) {
        const page = await paying.pageOf(session, id)
        const left = until - Date.now()
        if (page.state !== 'open' || left <= 0 || signal.aborted) return c.json(page, 200, PRIVATE)
        endWait ??= waits.begin(c, session.userId)
        if (!endWait || (await watch.next(left)) === 'closed') return c.json(page, 200, PRIVATE)
        await pause(TOGETHER_MS)
      }
    } finally {
      endWait?.()
      watch.end()
    }
  })
  routes.openAPIRegistry.registerPath(receiptRoute)
  routes.get('/receipts/:file{[0-9]+[.]pdf}', async (c) => {
    const pdf = await receiptPdf(sessionOf(c), c.req.param('file').slice(0, -'.pdf'.length))
    const disposition = `attachment; filename="recibo-${c.req.param('file')}"`
    return c.body(new Uint8Array(pdf), 200, {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-disposition': disposition,
    })
  })
  routes.openapi(cardRoute, async (c) =>
    c.json(await paying.payByCard(sessionOf(c), c.req.valid('json')), 200, PRIVATE),
  )
  routes.openapi(hostedRoute, async (c) =>
    c.json(await paying.openHosted(sessionOf(c), c.req.valid('json')), 200, PRIVATE),
  )
  routes.openapi(changeRoute, async (c) =>
    c.json(await paying.changeCard(sessionOf(c), c.req.valid('json')), 200, PRIVATE),
  )
}
