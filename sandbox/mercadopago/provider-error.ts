import type { RecordedAnswer } from './records/refused-cards.ts'

/** A refusal in the provider's documented shape: `{message, error, status, cause: [{code, description}]}`. */
export class ProviderError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, message: string, cause: { code: number | string; description: string }[] = []) {
    super(message)
    this.name = 'ProviderError'
    this.status = status
    this.body = { message, error: ERROR_NAMES[status] ?? 'internal_error', status, cause }
  }
}

/** A refusal with a body that the provider was seen to give. */
export function recorded({ status, body }: RecordedAnswer): ProviderError {
  const error = new ProviderError(status, String(body.message ?? body.description ?? ''))
  return Object.assign(error, { body })
}

const ERROR_NAMES: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'payload_too_large',
  429: 'too_many_requests',
}

/** A 400 that names one thing wrong. */
export function invalid(code: number | string, description: string): ProviderError {
  return new ProviderError(400, description, [{ code, description }])
}

export function paymentNotFound(): ProviderError {
  return new ProviderError(404, 'Payment not found', [{ code: 2000, description: 'Payment not found' }])
}

/** The change is not possible in the state the payment is in. */
export function wrongPaymentState(): ProviderError {
  return invalid(2063, 'The action requested is not valid for the current payment state')
}
