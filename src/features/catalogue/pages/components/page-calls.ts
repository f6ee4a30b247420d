import { ApiError, callApi } from '../../../../platform/browser/call-api.ts'
import { isRecord } from '../../../../platform/is-record.ts'
import type { PagePicture } from '../schema.ts'

// The server of the same build keeps to the schema, which would weigh more than this.
const read = (content: unknown) =>
  isRecord(content) && Array.isArray(content.pages) ? (content.pages as PagePicture[]) : undefined

/** Pictures of the pages behind the first. @throws ApiError when the answer is not a success */
export async function fetchPages(id: string, signal: AbortSignal): Promise<PagePicture[]> {
  const path = `/rest/v1/activities/${id}/pages`
  const answer = await callApi(path, { read, signal })
  if (answer.ok) return answer.data
  throw new ApiError(path, answer)
}
