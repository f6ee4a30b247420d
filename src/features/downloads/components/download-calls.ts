import { callApi } from '../../../platform/browser/call-api.ts'
import { fetchApi } from '../../../platform/browser/fetch-api.ts'
import type { DownloadStats, RegisterReply } from '../schema.ts'
import { isDownloadStats, isRegisterReply } from './replies.ts'

/** Longest wait for one of the two procedures, in ms. */
const CALL_TIMEOUT_MS = 15_000
/** Longest wait for a whole file, in ms: a large sheet on a slow phone still arrives. */
const FILE_TIMEOUT_MS = 120_000

/**
 * Why a call brought nothing:
 * `signed_out` the server knows no session, `failed` it refused or could not be reached in time, `invalid` its answer
 * makes no sense.
 */
export type CallFailureKind = 'signed_out' | 'failed' | 'invalid'

export class CallFailure extends Error {
  readonly kind: CallFailureKind

  constructor(kind: CallFailureKind, options?: { cause?: unknown }) {
    super(`download call: ${kind}`, options)
    this.name = 'CallFailure'
    this.kind = kind
  }
}

type Fetch = typeof globalThis.fetch

/** The calls of the download flow. All of them fail with {@link CallFailure} only. */
export interface DownloadCalls {
  stats(userId: string, activityId: string): Promise<DownloadStats>
  /** The same about the day alone. */
  today(userId: string): Promise<DownloadStats>
  register(userId: string, activityId: string): Promise<RegisterReply>
  /** The bytes behind a signed address; an empty file is a failed one. */
  file(url: string): Promise<Blob>
}

/** A reply that breaks off or times out failed; one that arrives whole and is not what was agreed is invalid. */
async function callProcedure<T>(
  send: Fetch,
  name: string,
  body: object,
  isReply: (value: unknown) => value is T,
): Promise<T> {
  const read = (content: unknown) => (isReply(content) ? content : undefined)
  const answer = await callApi(`/rest/v1/rpc/${name}`, { body, read, send, timeoutMs: CALL_TIMEOUT_MS })
  if (answer.ok) return answer.data
  if (answer.status === 401) throw new CallFailure('signed_out')
  throw new CallFailure(answer.status === 200 ? 'invalid' : 'failed')
}

/** The calls over HTTP. `send` is fetch behind the limiters; tests pass their own. */
export function downloadCalls(send: Fetch = fetchApi): DownloadCalls {
  return {
    stats: (user_id, activity_id) =>
      callProcedure(send, 'get_user_download_stats', { user_id, activity_id }, isDownloadStats),
    today: (user_id) => callProcedure(send, 'get_user_download_stats', { user_id }, isDownloadStats),
    register: (user_id, activity_id) =>
      callProcedure(send, 'register_download', { user_id, activity_id }, isRegisterReply),
    async file(url) {
      const fetched = send(url, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) })
      const answer = await fetched.catch(failed)
      if (!answer.ok) throw new CallFailure(answer.status === 401 ? 'signed_out' : 'failed')
      const blob = await answer.blob().catch(failed)
      if (blob.size === 0) throw new CallFailure('failed')
      return blob
    },
  }
}

function failed(cause: unknown): never {
  throw new CallFailure('failed', { cause })
}
