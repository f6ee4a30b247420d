import { callApi } from '../../../platform/browser/call-api.ts'
import { fetchApi } from '../../../platform/browser/fetch-api.ts'
import type { DownloadStats, RecipeReply, RegisterReply, VariantReply } from '../schema.ts'
import { isDownloadStats, isRecipeReply, isRegisterReply, isVariantReply } from './replies.ts'

/** Timeout of calls without a file (ms). */
const CALL_TIMEOUT_MS = 15_000
/** Timeout of a file (ms): long enough for a large sheet on a slow phone. */
const FILE_TIMEOUT_MS = 120_000

/** `signed_out`: no session; `failed`: refused or unreachable; `invalid`: wrong shape of the answer; `too_fast`: rate limit. */
export type CallFailureKind = 'signed_out' | 'failed' | 'invalid' | 'too_fast'

export class CallFailure extends Error {
  readonly kind: CallFailureKind
  /** Seconds to wait after `too_fast`, if known. */
  readonly waitS: number | null
  /** Of the answer; null without one. */
  readonly status: number | null

  constructor(kind: CallFailureKind, options?: { cause?: unknown; waitS?: number | null; status?: number }) {
    super(`download call: ${kind}`, options)
    this.name = 'CallFailure'
    this.kind = kind
    this.waitS = options?.waitS ?? null
    this.status = options?.status ?? null
  }
}

type Fetch = typeof globalThis.fetch

export interface DownloadCalls {
  stats(userId: string, activityId: string): Promise<DownloadStats>
  /** The stats without an activity. */
  today(userId: string): Promise<DownloadStats>
  register(userId: string, activityId: string): Promise<RegisterReply>
  /** Registers a variant; `choices` identifies it. */
  variant(userId: string, activityId: string, choices: string): Promise<VariantReply>
  /** A sheet's recipe for preview; counts no download. */
  recipe(activityId: string): Promise<RecipeReply>
  /** Downloads a signed address; an empty file is a failure. */
  file(url: string): Promise<Blob>
}

/** A reply that breaks off or times out is `failed`; a complete one of the wrong shape is `invalid`. */
async function ask<T>(
  send: Fetch,
  path: string,
  body: object | null,
  isReply: (value: unknown) => value is T,
): Promise<T> {
  const read = (content: unknown) => (isReply(content) ? content : undefined)
  const answer = await callApi(`/rest/v1/${path}`, { ...(body && { body }), read, send, timeoutMs: CALL_TIMEOUT_MS })
  if (answer.ok) return answer.data
  if (answer.status === 401) throw new CallFailure('signed_out')
  if (answer.waitS !== undefined) throw new CallFailure('too_fast', { waitS: answer.waitS })
  throw new CallFailure(answer.status === 200 ? 'invalid' : 'failed')
}

/** `send` is fetch behind the limiters; tests pass another. */
export function downloadCalls(send: Fetch = fetchApi): DownloadCalls {
  return {
    stats: (user_id, activity_id) =>
      ask(send, 'rpc/get_user_download_stats', { user_id, activity_id }, isDownloadStats),
    today: (user_id) => ask(send, 'rpc/get_user_download_stats', { user_id }, isDownloadStats),
    register: (user_id, activity_id) => ask(send, 'rpc/register_download', { user_id, activity_id }, isRegisterReply),
    variant: (user_id, activity_id, choices) =>
      ask(send, 'rpc/register_variant', { user_id, activity_id, choices }, isVariantReply),
    recipe: (activity_id) => ask(send, `activities/${activity_id}/recipe`, null, isRecipeReply),
    async file(url) {
      const fetched = send(url, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) })
      const answer = await fetched.catch(failed)
      if (!answer.ok) throw new CallFailure(answer.status === 401 ? 'signed_out' : 'failed', { status: answer.status })
      const blob = await answer.blob().catch(failed)
      if (blob.size === 0) throw new CallFailure('failed')
      return blob
    },
  }
}

function failed(cause: unknown): never {
  throw new CallFailure('failed', { cause })
}
