import { AppError } from '../../../product/errors.ts'
import { GatewayError } from '../../payments/gateway/schema.ts'

/** An administrator's error for each refusal of the provider to give money back; other errors as they are. */
export function refundFailureOf(error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error
  if (error.kind === 'misconfigured') return new AppError('payments_not_configured', { cause: error })
  return new AppError(error.kind === 'refused' ? 'refund_refused' : 'provider_unreachable', { cause: error })
}
