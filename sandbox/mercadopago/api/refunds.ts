import { paymentOf } from '../actions.ts'
import { refund } from '../engine/payments.ts'
import { strikes } from '../faults.ts'
import { type Call, json, jsonBody, type Route } from '../http.ts'
import { toCentavos } from '../money.ts'
import { invalid, ProviderError } from '../provider-error.ts'
import { takeNumber, type World } from '../world.ts'
import { refundAnswer } from './answers.ts'

export const REFUND_ROUTES: readonly Route<World>[] = [
  { method: 'POST', path: '/v1/payments/:id/refunds', handle: create },
  {
    method: 'GET',
    path: '/v1/payments/:id/refunds',
    handle(world, _, { id }) {
      const payment = paymentOf(world, id)
      return json(
        200,
        payment.refunds.map((made) => refundAnswer(payment, made)),
      )
    },
  },
  {
    method: 'GET',
    path: '/v1/payments/:id/refunds/:refund',
    handle(world, _, { id, refund: refundId }) {
      const payment = paymentOf(world, id)
      const made = payment.refunds.find((candidate) => candidate.id === refundId)
      if (!made) throw new ProviderError(404, 'Refund not found')
      return json(200, refundAnswer(payment, made))
    },
  },
]

function create(world: World, call: Call, { id }: Record<string, string>) {
  const payment = paymentOf(world, id)
  const { amount } = jsonBody(call)
  const asked = amount === undefined || amount === null ? null : toCentavos(amount)
  if (asked === null && amount !== undefined && amount !== null)
    throw invalid(4040, 'Amount attribute must be positive')
  if (strikes(world.state, 'pending_refund', call.path)) {
    const wanted = { id: takeNumber(world), amount: asked ?? payment.amount, createdAt: world.now() }
    return json(201, { ...refundAnswer(payment, wanted), status: 'in_process', labels: ['hidden', 'contingency'] })
  }
  return json(201, refundAnswer(payment, refund(world, payment, asked)))
}
