import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import {
  cancelInputSchema,
  cancelReplySchema,
  checkoutInputSchema,
  checkoutReplySchema,
  receiptSchema,
  subscriptionSummarySchema,
  withdrawReplySchema,
} from '../../features/subscriptions/schema.ts'
import type { Subscriptions } from '../../features/subscriptions/service.server.ts'
import type { HttpEnv } from '../env.ts'
import { answers, jsonBody, refusal, SIGNED_IN } from './answers.ts'
import { limitedBy } from './route.ts'
import { ownSession, PRIVATE, sessionOf, signedInOnly } from './signed-in.ts'

/** Options that the routes of a user's own plan and payments share. */
export const own = { tags: ['functions'], security: SIGNED_IN, middleware: signedInOnly }

export const OWN_REFUSALS = {
  401: refusal('not_signed_in'),
  429: refusal('rate_limited: Retry-After says for how many seconds'),
}

export const CHECKOUT_REFUSALS = {
  ...OWN_REFUSALS,
  400: refusal('invalid_input or malformed_json'),
  403: refusal('not_yours: the body names another person'),
  409: refusal('active_access: premium is running already, and this would pay for the same days twice'),
  422: refusal('checkout_refused: the provider did not take the order'),
  500: refusal('payments_not_configured: the credentials of the provider are missing or refused'),
  503: refusal('provider_unreachable'),
}

const checkoutHint =
  'The price is decided here; the body names the plan, its period and its owner, who has to be the one of the session. ' +
  'Asked twice, it answers with the same page: nothing is ordered twice.'

const cardRoute = createRoute({
  ...own,
  method: 'post',
  path: '/create-mercadopago-subscription',
  ...limitedBy('checkout'),
  summary: 'Starts a subscription by card',
  description: checkoutHint,
  request: jsonBody(checkoutInputSchema),
  responses: {
    200: answers('The page where the card is entered', checkoutReplySchema),
    ...CHECKOUT_REFUSALS,
  },
})

const pixRoute = createRoute({
  ...own,
  method: 'post',
  path: '/create-mercadopago-payment',
  ...limitedBy('checkout'),
  summary: 'Starts a single payment by PIX',
  description: checkoutHint,
  request: jsonBody(checkoutInputSchema),
  responses: { 200: answers('The page with the PIX code', checkoutReplySchema), ...CHECKOUT_REFUSALS },
})

const lookupRoute = createRoute({
  ...own,
  method: 'get',
  path: '/subscription',
  summary: 'The subscription of the signed-in person',
  responses: { 200: answers('What they have now', subscriptionSummarySchema), ...OWN_REFUSALS },
})

const cancelRoute = createRoute({
  ...own,
  method: 'post',
  path: '/cancel-subscription',
  ...limitedBy('checkout'),
  summary: 'Cancels the automatic renewal; access lasts until the end of the paid period',
  request: jsonBody(cancelInputSchema),
  responses: {
    200: answers('Cancelled at the provider, and until when access lasts', cancelReplySchema),
    ...OWN_REFUSALS,
    400: refusal('invalid_input: the reason is too long; malformed_json'),
    409: refusal('nothing_to_cancel'),
    500: CHECKOUT_REFUSALS[500],
    503: CHECKOUT_REFUSALS[503],
  },
})

const withdrawRoute = createRoute({
  ...own,
  method: 'post',
  path: '/withdraw-subscription',
  ...limitedBy('checkout'),
  summary: 'Gives the money of a first payment back within 7 days and ends premium at once (CDC art. 49)',
  responses: {
    200: answers('Ended, and what became of the money', withdrawReplySchema),
    ...OWN_REFUSALS,
    409: refusal('not_withdrawable: too late, or nothing to give back; not_charged_yet: cancelling is enough'),
    422: refusal('refund_refused: the provider said no; the team was notified'),
    500: CHECKOUT_REFUSALS[500],
    503: CHECKOUT_REFUSALS[503],
  },
})

const receiptsRoute = createRoute({
  ...own,
  method: 'get',
  path: '/receipts',
  summary: 'The payments of the signed-in person, newest first',
  responses: { 200: answers('The list', z.object({ receipts: z.array(receiptSchema) })), ...OWN_REFUSALS },
})

/** The functions of plans and payments, under `/functions/v1`: always about the person of the session. */
export function registerCheckout(routes: OpenAPIHono<HttpEnv>, subscriptions: Subscriptions): void {
  routes.openapi(cardRoute, async (c) => {
    const { userId, billingPeriod: period } = c.req.valid('json')
    const session = ownSession(c, userId)
    return c.json(await subscriptions.startCheckout(session, { type: 'subscription', period }), 200, PRIVATE)
  })
  routes.openapi(pixRoute, async (c) => {
    const { userId, billingPeriod: period } = c.req.valid('json')
    const session = ownSession(c, userId)
    return c.json(await subscriptions.startCheckout(session, { type: 'one_time', period }), 200, PRIVATE)
  })
  routes.openapi(lookupRoute, async (c) => c.json(await subscriptions.summaryOf(sessionOf(c)), 200, PRIVATE))
  routes.openapi(cancelRoute, async (c) =>
    c.json(await subscriptions.cancel(sessionOf(c), c.req.valid('json')), 200, PRIVATE),
  )
  routes.openapi(withdrawRoute, async (c) => c.json(await subscriptions.withdraw(sessionOf(c)), 200, PRIVATE))
  routes.openapi(receiptsRoute, async (c) =>
    c.json({ receipts: await subscriptions.receiptsOf(sessionOf(c)) }, 200, PRIVATE),
  )
}
