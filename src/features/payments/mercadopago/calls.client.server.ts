import { MercadoPagoConfig } from 'mercadopago'
import type { z } from 'zod'
import { GatewayError } from '../gateway/schema.ts'
import { createCardCalls } from './card-calls.client.server.ts'
import { answerOf, baseUrl, isMissing, withDeadline } from './client.server.ts'
import { pageOf } from './schema.ts'

/** Time limit of one try of a call (ms), tries after the first, and the longest wait between two (ms). */
const TIMEOUT_MS = 8_000
const MAX_RETRIES = 2
const MAX_RETRY_DELAY_MS = 3_000

/** Rows a search asks for at once, and pages it reads at most. */
const PAGE_SIZE = 100
const PAGES_MAX = 20
/** A creation with a card waits longer than one try of the other calls: it is not repeated. */
const CARD_TIMEOUT_FACTOR = 1.5

interface SearchOptions<Item> {
  /** Rows asked for at once; some searches refuse more than a few. */
  readonly pageSize?: number
  /** Ends the search after a page for which this holds. */
  readonly isPast?: (page: readonly Item[]) => boolean
}

export interface MercadoPagoOptions {
  readonly accessToken: string
  /** Address of the provider; null = the real one. Not in production. */
  readonly apiUrl: string | null
  /** Recipient of the money; null = asked from the provider, once. */
  readonly collectorId: string | null
  /** Other limits, for tests. */
  readonly timing?: { readonly timeoutMs: number; readonly maxRetryDelayMs: number }
}

/**
 * Calls by the SDK: configured, repeated, bounded in time, their answers in the shape they must have. The SDK keeps one
 * base URL for the whole process, so that is the one of the caller that asked last; it is read again and compared before
 * every call.
 * @throws Error when the SDK does not take the base URL any more (another version of it)
 */
export function createCalls(options: MercadoPagoOptions) {
  const { accessToken, timing = { timeoutMs: TIMEOUT_MS, maxRetryDelayMs: MAX_RETRY_DELAY_MS } } = options
  const ready = baseUrl(options.apiUrl)
  // All tries, the waits between them, and bodies that never end (the SDK only bounds the time to the headers).
  const deadlineMs = (MAX_RETRIES + 1) * timing.timeoutMs + MAX_RETRIES * timing.maxRetryDelayMs

  /** A separate configuration for each call: the SDK writes one call's options into the next one's. */
  function config(idempotencyKey?: string): MercadoPagoConfig {
    ready()
    return new MercadoPagoConfig({
      accessToken,
      options: {
        timeout: timing.timeoutMs,
        maxRetries: MAX_RETRIES,
        initialDelay: Math.min(1_000, timing.maxRetryDelayMs),
        maxDelay: timing.maxRetryDelayMs,
        jitter: true,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      },
    })
  }

  const call = <T extends z.ZodType>(schema: T, work: () => Promise<unknown>): Promise<z.output<T>> =>
    answerOf(schema, withDeadline(work, deadlineMs))

  const find = async <T extends z.ZodType>(schema: T, work: () => Promise<unknown>): Promise<z.output<T> | null> => {
    try {
      return await call(schema, work)
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async function searchAll<T extends z.ZodType>(
    item: T,
    search: (page: { limit: number; offset: number }) => Promise<unknown>,
    { pageSize: limit = PAGE_SIZE, isPast }: SearchOptions<z.output<T>> = {},
  ) {
    const found: z.output<T>[] = []
    for (let pages = 0; pages < PAGES_MAX; pages++) {
      const { results, paging } = await call(pageOf(item), () => search({ limit, offset: found.length }))
      found.push(...results)
      if (results.length === 0 || found.length >= (paging?.total ?? 0) || isPast?.(results)) return found
    }
    // A search with a separate stop crosses many foreign rows; it returns what the first pages have.
    if (isPast) return found
    throw new GatewayError('unavailable', null, 'a search of the provider does not end')
  }

  /** A call whose answer is of no use. */
  const change = (work: () => Promise<unknown>): Promise<unknown> => withDeadline(work, deadlineMs)

  /** The change is refused if there is no state left to change: reading back then gives the actual one. */
  async function tolerant(work: () => Promise<unknown>): Promise<void> {
    try {
      await change(work)
    } catch (error) {
      if (error instanceof GatewayError && error.kind === 'refused') return
      throw error
    }
  }

  const sendCard = createCardCalls(options, timing.timeoutMs * CARD_TIMEOUT_FACTOR)

  return { config, call, find, searchAll, change, tolerant, sendCard }
}
