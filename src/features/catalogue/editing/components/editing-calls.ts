import { z } from 'zod'
import { as, type Call, callApi } from '../../../../platform/browser/call-api.ts'
import { fetchApi, fetchApiVia } from '../../../../platform/browser/fetch-api.ts'
import { type OnProgress, uploadCarrier } from '../../../../platform/browser/upload-carrier.ts'
import type { UploadFolder } from '../../upload/rules.ts'
import {
  type ActivityChangesInput,
  deletedResultSchema,
  failedResultSchema,
  type NewActivityInput,
  type SavedResult,
  savedResultSchema,
} from '../schema.ts'

/** Result of a change: the saved activity, or a refusal. `error` is null without a message. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: string | null; readonly denied: boolean }

const DENIED = new Set([401, 403])

async function change<T>(path: string, call: Pick<Call<T>, 'method' | 'body' | 'read'>): Promise<Outcome<T>> {
  const answer = await callApi(`/rest/v1/activities${path}`, call)
  if (answer.ok) return answer
  const failure = failedResultSchema.safeParse(answer.content)
  const error = failure.success ? failure.data.error : (answer.refusal?.description ?? null)
  return { ok: false, error, denied: answer.status !== null && DENIED.has(answer.status) }
}

export const callCreate = (activity: NewActivityInput): Promise<Outcome<SavedResult>> =>
  change('', { body: activity, read: as(savedResultSchema) })

export const callUpdate = (id: string, changes: ActivityChangesInput): Promise<Outcome<SavedResult>> =>
  change(`/${id}`, { method: 'PATCH', body: changes, read: as(savedResultSchema) })

export const callDelete = (id: string): Promise<Outcome<unknown>> =>
  change(`/${id}`, { method: 'DELETE', read: as(deletedResultSchema) })

/** The file of an activity, for its preview. Rejects when it cannot be had. */
export async function fetchActivityFile(id: string): Promise<ArrayBuffer> {
  const answer = await fetchApi(`/rest/v1/admin/activities/${id}/file`)
  if (!answer.ok) throw new Error(`the file answered ${answer.status}`)
  return answer.arrayBuffer()
}

const uploadedSchema = z.object({ url: z.string(), pageCount: z.number().nullable() })

/** A failed upload. `reason` is the server's objection to the file, if it gave one. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly reason: string | null

  constructor(reason: string | null) {
    super(reason ?? 'the upload failed')
    this.reason = reason
  }
}

/** Uploads a file and returns its address. @throws UploadError, or AbortError by the signal */
export async function callUpload(
  file: File,
  folder: UploadFolder,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<string> {
  const body = new FormData()
  // First, so that the server knows the limit before the file begins.
  body.set('folder', folder)
  body.set('file', file)
  const send = fetchApiVia(uploadCarrier(onProgress))
  const answer = await callApi('/functions/v1/upload', { body, read: as(uploadedSchema), send, signal })
  if (answer.ok) return answer.data.url
  throw new UploadError(answer.refusal?.description ?? null)
}
