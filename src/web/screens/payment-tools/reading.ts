import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import {
  type MonitoredPayment,
  type PaymentsQuery,
  paymentsQuerySchema,
} from '../../../features/payments/monitoring/schema.ts'
import { isUnanswered } from '../../../platform/browser/queries.ts'
import { logContext, servicesContext } from '../../context.ts'
import { adminOf } from '../admin/guard.ts'
import { attempt } from '../admin/reading.ts'

/** A screen's list of monitoring entries: null if it could not be read. */
export interface PaymentsReading {
  readonly payments: readonly MonitoredPayment[] | null
  readonly query: PaymentsQuery
}

/** Unknown values in the address are ignored, as everywhere on the site; an empty one counts as absent. */
const querySchema = z.object({
  status: paymentsQuerySchema.shape.status.catch(undefined),
  search: paymentsQuerySchema.shape.search.catch(undefined).transform((text) => text || undefined),
})

const queryOf = (request: Request): PaymentsQuery =>
  querySchema.parse(Object.fromEntries(new URL(request.url).searchParams))

/** Reads the list on the server, as the address filters it. */
export async function readPayments(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<PaymentsReading> {
  const admin = adminOf(context)
  const query = queryOf(request)
  const { data } = await attempt(context.get(logContext), () =>
    context.get(servicesContext).paymentMonitoring.list(admin, query),
  )
  return { payments: data, query }
}

/** In the browser a missing answer is no refusal: the list stays and shows the failure. */
export async function keepPayments(request: Request, read: () => Promise<PaymentsReading>): Promise<PaymentsReading> {
  try {
    return await read()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    return { payments: null, query: queryOf(request) }
  }
}
