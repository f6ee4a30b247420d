import { type ApiResult, as, callApi } from '../../../../platform/browser/call-api.ts'
import { type PaymentDetail, paymentDetailSchema } from '../schema.ts'

const addressOf = (id: string) => `/functions/v1/admin/payments/${encodeURIComponent(id)}`
const read = as(paymentDetailSchema)

/** Everything behind one row. */
export const readPayment = (id: string): Promise<ApiResult<PaymentDetail>> => callApi(addressOf(id), { read })

/** Has the server ask the provider again. */
export const processPayment = (id: string): Promise<ApiResult<PaymentDetail>> =>
  callApi(`${addressOf(id)}/process`, { method: 'POST', read })
