import { MercadoPagoError, MPConnectionError } from 'mercadopago'
import { AppConfig } from 'mercadopago/dist/utils/config/index.js'
import { z } from 'zod'
import { GatewayError, type GatewayErrorKind } from '../gateway/schema.ts'

/** The provider itself. */
const REAL = 'https://api.mercadopago.com'

/** The provider's API, without a slash at the end. @param url null = the provider itself */
export const apiAddress = (url: string | null): string => (url ?? REAL).replace(/(?<!\/)\/+$/, '')

/**
 * Points the SDK at an address. It has no option for that, only a private static of this version, so what it took is
 * read back: a gateway that speaks to the wrong address must not exist.
 * @param url null = the provider itself
 * @returns to be called before each request: puts the address back if another gateway of the process changed it
 * @throws Error when the SDK uses another address
 */
export function baseUrl(url: string | null): () => void {
  const wanted = apiAddress(url)
  const holder: { BASE_URL: string } = AppConfig
  const ready = () => {
    if (holder.BASE_URL !== wanted) Object.assign(holder, { BASE_URL: wanted })
    if (holder.BASE_URL !== wanted) throw new Error('the SDK of Mercado Pago does not take the address of its API')
  }
  ready()
  return ready
}

const NOT_FOUND = 404

const code = z.union([z.string(), z.number()]).transform(String)

/** The parts of a refusal that carry a reason. The provider fills any of them, seldom all. */
const refusalSchema = z.object({
  code: code.optional().catch(undefined),
  message: z.string().catch(''),
  cause: z.array(z.object({ code })).catch([]),
})

/** Reasons inside a message; `Card token service not found` comes with a token that is spent or unknown. */
const REASON = /\b(?:CC_VAL_\w+|cc_\w+)|Card token/gi

/** `rejected` alone comes with a card that the issuer refused. */
const ABOUT_A_CARD = /^(?:CC_VAL_|cc_|card[_ ]token|rejected$)/i

/**
 * The reasons of a refusal, wherever the body has them: the list of causes, `code` beside the message, or the message.
 * @param body as it came; anything that is no object has no reasons
 */
export function reasonsOf(body: unknown): readonly string[] {
  const { data } = refusalSchema.safeParse(body)
  if (!data) return []
  const inMessage = data.message.match(REASON) ?? []
  return [
    ...new Set([...data.cause.map((one) => one.code), ...(data.code === undefined ? [] : [data.code]), ...inMessage]),
  ]
}

/** True if the provider does not know the object. */
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

/** The answer in its expected shape. Another one (a proxy's page, for example) counts as no answer: try again later. */
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
    return refusal(error.status, { message: error.message, cause: error.causes })
  }
  return new GatewayError('unavailable', null, "the provider's answer cannot be read", { cause: error })
}

/** An answer that is no success, as an error. */
export function refusal(status: number, body: unknown): GatewayError {
  const codes = reasonsOf(body)
  const message = ['the provider answered', status, ...codes].join(' ')
  return new GatewayError(kindOf(status, codes), status, message, { codes })
}

/** Locked, failed dependency, conflict of a key still at work, too early, too many: all pass with time. */
const PASSING = new Set([0, 408, 409, 423, 424, 425, 429])

function kindOf(status: number, codes: readonly string[]): GatewayErrorKind {
  // Before the status: refused cards come with 400, 401 and 404.
  if (status >= 400 && status < 500 && codes.some((one) => ABOUT_A_CARD.test(one))) return 'refused'
  if (status === 401 || status === 403) return 'misconfigured'
  return status >= 500 || PASSING.has(status) ? 'unavailable' : 'refused'
}
