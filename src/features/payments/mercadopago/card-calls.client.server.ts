import { GatewayError } from '../gateway/schema.ts'
import { apiAddress, refusal } from './client.server.ts'

interface Credentials {
  readonly accessToken: string
  /** Address of the provider; null = the real one. */
  readonly apiUrl: string | null
}

interface CardCall {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly body: object
  readonly idempotencyKey: string
  /** The browser's device id at the provider; it raises the share of approved cards. */
  readonly deviceId: string | undefined
}

/**
 * The two calls that carry a card. The SDK drops the `code` of a refusal, the only mark of some refused cards, so these
 * calls read the body themselves. One try each: a repeated creation may make a second subscription. The caller looks up
 * a lost answer.
 * @throws GatewayError
 */
export function createCardCalls({ accessToken, apiUrl }: Credentials, timeoutMs: number) {
  const origin = apiAddress(apiUrl)

  return async function send({ method, path, body, idempotencyKey, deviceId }: CardCall): Promise<unknown> {
    let response: Response
    let answer: unknown
    try {
      response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/json',
          'x-idempotency-key': idempotencyKey,
          ...(deviceId === undefined ? {} : { 'x-meli-session-id': deviceId }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      answer = parsed(text)
    } catch (cause) {
      throw new GatewayError('unavailable', null, 'the provider is out of reach', { cause })
    }
    if (!response.ok) throw refusal(response.status, answer)
    return answer
  }
}

/** Null for a body that is no JSON: a page of a proxy, plain text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
