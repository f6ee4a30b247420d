import { fetchApi } from './fetch-api.ts'
import { RequestLimitError } from './request-gate.ts'

/** Why the server refused, in its own words. */
export interface Refusal {
  readonly code: string
  readonly title: string
  readonly description: string
  /** Errors by field. */
  readonly issues: readonly { readonly path: string; readonly message: string }[]
}

/** The one shape in which a call fails. */
export interface ApiFailure {
  readonly ok: false
  /** Of the answer; null without one (refused by a limiter, no network, deadline, broken off). */
  readonly status: number | null
  /** null where the server gave no reason, also for a success that is not what was agreed. */
  readonly refusal: Refusal | null
  /** The answer's JSON, as it came. */
  readonly content: unknown
  /** Reason of an interrupted call, in the browser's or a limiter's words; null after a complete answer. */
  readonly cause: string | null
  /** Only after too many requests: seconds to wait, null if the answer named no time. */
  readonly waitS?: number | null
}

export type ApiResult<T> = { readonly ok: true; readonly data: T } | ApiFailure

/** Checks what came; undefined when it is not what was agreed. */
export type Reader<T> = (content: unknown) => T | undefined

/** A {@link Reader} from a schema. The schema library is the caller's: not every page loads it. */
export const as =
  <T>(schema: { safeParse(content: unknown): { readonly data?: T | undefined } }): Reader<T> =>
  (content) =>
    schema.safeParse(content).data

/** Options of a call. */
export interface Call<T> {
  /** GET without a body, POST with one. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON; a form as it is. */
  readonly body?: object
  readonly read: Reader<T>
  readonly signal?: AbortSignal | undefined
  /** Longest wait for the whole answer (ms). */
  readonly timeoutMs?: number
  readonly send?: typeof globalThis.fetch
}

/** Calls the site's API. Never rejects, except by {@link Call.signal}. */
export async function callApi<T>(path: string, { body, read, timeoutMs, ...call }: Call<T>): Promise<ApiResult<T>> {
  const deadline = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)]
  const [first, ...more] = call.signal ? [call.signal, ...deadline] : deadline
  let status: number | null = null
  try {
    const answer = await (call.send ?? fetchApi)(path, {
      method: call.method ?? (body ? 'POST' : 'GET'),
      ...(body instanceof FormData && { body }),
      ...(body && !(body instanceof FormData) && { body: JSON.stringify(body), headers: JSON_BODY }),
      // `any` is young: only for those that need it.
      ...(first && { signal: more.length > 0 ? AbortSignal.any([first, ...more]) : first }),
    })
    const text = await answer.text()
    status = answer.status
    const content = parsed(text)
    const data = answer.ok ? read(content) : undefined
    return data === undefined
      ? {
          ok: false,
          status,
          refusal: refusalIn(content),
          content,
          cause: null,
          ...(status === 429 && { waitS: Number(answer.headers.get('retry-after')) || null }),
        }
      : { ok: true, data }
  } catch (error) {
    if (call.signal?.aborted) throw error
    return {
      ok: false,
      status,
      refusal: null,
      content: null,
      cause: error instanceof Error ? error.message : String(error),
      ...(error instanceof RequestLimitError && { waitS: error.waitS }),
    }
  }
}

/** Why an answer that is no JSON otherwise was refused; null where it gives no reason. */
export const refusalOf = async (answer: Response): Promise<Refusal | null> =>
  refusalIn(parsed(await answer.text().catch(() => '')))

/** For the calls of queries, which want an error. */
export class ApiError extends Error {
  readonly status: number | null

  constructor(path: string, { status, refusal }: ApiFailure) {
    super(`${path}: ${refusal?.code ?? 'no reason given'} (${status ?? 'no answer'})`)
    this.name = 'ApiError'
    this.status = status
  }
}

const JSON_BODY = { 'content-type': 'application/json' }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

function refusalIn(content: unknown): Refusal | null {
  const error = fieldOf(content, 'error')
  const [code, title, description] = ['code', 'title', 'description'].map((name) => fieldOf(error, name))
  if (typeof code !== 'string' || typeof title !== 'string' || typeof description !== 'string') return null
  const given = fieldOf(error, 'issues')
  const issues = (Array.isArray(given) ? given : []).map((issue: unknown) => ({
    path: String(fieldOf(issue, 'path') ?? ''),
    message: String(fieldOf(issue, 'message') ?? ''),
  }))
  return { code, title, description, issues }
}
