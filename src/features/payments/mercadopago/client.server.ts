import { MercadoPagoError, MPConnectionError } from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { z } from 'zod'
import { GatewayError, type GatewayErrorKind } from '../gateway/schema.ts'

/** The provider itself. */
const REAL = 'https://api.mercadopago.com'

/**
 * Points the SDK at an address. It has no option for that, only a private static of this version, so what it took is
 * read back: a gateway that speaks to the wrong address must not exist.
 * @param url null = the provider itself
 * @returns to be called before each request: puts the address back if another gateway of the process changed it
 * @throws Error when the SDK uses another address
 */
export function baseUrl(url: string | null): () => void {
  const wanted = (url ?? REAL).replace(/(?<!\/)\/+$/, '')
  const holder: { BASE_URL: string } = AppConfig
  const ready = () => {
    if (holder.BASE_URL !== wanted) Object.assign(holder, { BASE_URL: wanted })
    if (holder.BASE_URL !== wanted) throw new Error('the SDK of Mercado Pago does not take the address of its API')
  }
  ready()
  return ready
}

const NOT_FOUND = 404

/** What the provider lists as reasons. */
const causesSchema = z.array(z.object({ code: z.union([z.string(), z.number()]) }))

/** Whether the provider said that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof GatewayError && error.status === NOT_FOUND
}

/** Waits no longer than the deadline (ms), and turns whatever went wrong into a {@link GatewayError}. */
export async function withDeadline<T>(work: () => Promise<T>, deadlineMs: number): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new GatewayError('unavailable', null, 'the provider did not answer in time'))
  }, deadlineMs)
  try {
    return await Promise.race([work(), late.promise])
  } catch (error) {
    throw toGatewayError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The answer in the shape it must have. Anything else (a page of a proxy, say) is no answer: try again later. */
export async function answerOf<T extends z.ZodType>(schema: T, answer: Promise<unknown>): Promise<z.output<T>> {
  const parsed = schema.safeParse(await answer)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new GatewayError('unavailable', null, `the provider's answer cannot be read: ${where}`)
}

function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  if (error instanceof MPConnectionError) return new GatewayError('unavailable', null, 'the provider is out of reach')
  if (error instanceof MercadoPagoError) {
    // The provider's own words may repeat what was sent (addresses): only codes and the kind of error are logged.
    const codes = causesSchema.safeParse(error.causes).data?.map(({ code }) => String(code)) ?? []
    const message = ['the provider answered', error.status, ...codes].join(' ')
    return new GatewayError(kindOf(error.status), error.status, message, { codes })
  }
  return new GatewayError('unavailable', null, "the provider's answer cannot be read", { cause: error })
}

/** Locked, failed dependency, conflict of a key still at work, too early, too many: all pass with time. */
const PASSING = new Set([0, 408, 409, 423, 424, 425, 429])

function kindOf(status: number): GatewayErrorKind {
  if (status === 401 || status === 403) return 'misconfigured'
  return status >= 500 || PASSING.has(status) ? 'unavailable' : 'refused'
}
