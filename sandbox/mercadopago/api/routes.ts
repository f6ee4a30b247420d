import { strikes } from '../faults.ts'
import { json, type Route } from '../http.ts'
import { ProviderError } from '../provider-error.ts'
import type { World } from '../world.ts'
import { PAYMENT_ROUTES } from './payments.ts'
import { REFUND_ROUTES } from './refunds.ts'
import { SUBSCRIPTION_ROUTES } from './subscriptions.ts'

/** The documented calls this sandbox knows. Fixed paths come before those with an id. */
export const API_ROUTES: readonly Route<World>[] = [
  {
    method: 'GET',
    path: '/users/me',
    handle: ({ identity, state }, { path }) =>
      json(200, {
        id: identity.collectorId,
        nickname: `TESTUSER${identity.collectorId}`,
        email: identity.collectorEmail,
        first_name: 'Vendedor',
        last_name: 'do sandbox',
        ...(strikes(state, 'other_country', path)
          ? { country_id: 'AR', site_id: 'MLA' }
          : { country_id: 'BR', site_id: 'MLB' }),
        user_type: 'normal',
        tags: strikes(state, 'real_account', path) ? ['normal'] : ['normal', 'test_user'],
        status: { site_status: 'active' },
      }),
  },
  {
    method: 'GET',
    path: '/v1/chargebacks/:id',
    handle({ state }, _, { id }) {
      const payment = Object.values(state.payments).find(({ chargebackId }) => chargebackId === id)
      if (!payment) throw new ProviderError(404, 'Chargeback not found')
      return json(200, {
        id: Number(id),
        payments: [Number(payment.id)],
        currency: payment.currency,
        amount: payment.amount / 100,
        coverage_applied: payment.statusDetail === 'in_process' ? null : payment.statusDetail === 'reimbursed',
        coverage_elegible: true,
        documentation_required: false,
        live_mode: false,
      })
    },
  },
  ...SUBSCRIPTION_ROUTES,
  ...PAYMENT_ROUTES,
  ...REFUND_ROUTES,
]
