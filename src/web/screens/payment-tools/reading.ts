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

/** What the monitoring list of a screen shows: null when it could not be read. */
export interface PaymentsReading {
  readonly payments: readonly MonitoredPayment[] | null
  readonly query: PaymentsQuery
}

/** What of an address is no filter is ignored, as everywhere on the site; an empty one is none. */
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

/** In the browser no answer is no refusal: the list stays as it was and says so. */
export async function keepPayments(request: Request, read: () => Promise<PaymentsReading>): Promise<PaymentsReading> {
  try {
    return await read()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    return { payments: null, query: queryOf(request) }
  }
}
