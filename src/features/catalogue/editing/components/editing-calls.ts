import { z } from 'zod'
import { callDoor, callDoorVia } from '../../../../platform/browser/call-door.ts'
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

/** What came of a change: what was saved, or why not. `error` is null where nobody said. */
export type Outcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: string | null; readonly denied: boolean }

/** The one shape of refusals that are no result objects: not signed in, malformed, too many. */
const refusalSchema = z.object({ error: z.object({ title: z.string(), description: z.string() }) })

const DENIED = new Set([401, 403])

/** Rejects when there is no answer. */
async function change<Schema extends z.ZodType>(
  path: string,
  method: string,
  body: object | null,
  schema: Schema,
): Promise<Outcome<z.infer<Schema>>> {
  const answer = await callDoor(`/rest/v1/activities${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const content: unknown = await answer.json().catch(() => null)
  const data = schema.safeParse(content)
  if (answer.ok && data.success) return { ok: true, data: data.data }
  const failure = failedResultSchema.safeParse(content)
  const refusal = refusalSchema.safeParse(content)
  const error = failure.success ? failure.data.error : refusal.success ? refusal.data.error.description : null
  return { ok: false, error, denied: DENIED.has(answer.status) }
}

export const callCreate = (activity: NewActivityInput): Promise<Outcome<SavedResult>> =>
  change('', 'POST', activity, savedResultSchema)

export const callUpdate = (id: string, changes: ActivityChangesInput): Promise<Outcome<SavedResult>> =>
  change(`/${id}`, 'PATCH', changes, savedResultSchema)

export const callDelete = (id: string): Promise<Outcome<unknown>> =>
  change(`/${id}`, 'DELETE', null, deletedResultSchema)

/** The file of an activity, for its preview. Rejects when it cannot be had. */
export async function fetchActivityFile(id: string): Promise<ArrayBuffer> {
  const answer = await callDoor(`/rest/v1/admin/activities/${id}/file`)
  if (!answer.ok) throw new Error(`the file answered ${answer.status}`)
  return answer.arrayBuffer()
}

const uploadedSchema = z.object({ url: z.string(), pageCount: z.number().nullable() })

/** An upload did not arrive. `reason` is what the server has against the file, when it said so. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly reason: string | null

  constructor(reason: string | null) {
    super(reason ?? 'the upload failed')
    this.reason = reason
  }
}

/** Uploads a file and answers with its address. @throws UploadError, or AbortError when the signal says so */
export async function callUpload(
  file: File,
  folder: UploadFolder,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<string> {
  const body = new FormData()
  // First, so that the server knows the limit before the file begins.
  body.set('folder', folder)
  body.set('file', file)
  try {
    const upload = callDoorVia(uploadCarrier(onProgress))
    const answer = await upload('/functions/v1/upload', { method: 'POST', body, signal })
    const content: unknown = await answer.json().catch(() => null)
    const uploaded = uploadedSchema.safeParse(content)
    if (answer.ok && uploaded.success) return uploaded.data.url
    const refusal = refusalSchema.safeParse(content)
    throw new UploadError(refusal.success ? refusal.data.error.description : null)
  } catch (error) {
    if (error instanceof UploadError || signal.aborted) throw error
    throw new UploadError(null)
  }
}
