import type { BookletReply } from '../../../downloads/booklets/schema.ts'
import { CallFailure, type DownloadCalls } from '../../../downloads/components/download-calls.ts'
import { grantedFile } from '../../../variants/uploaded/components/granted-file.ts'

/** Least time between two files, in ms: the page's own limit is 8 in 2 s (rule: request limiters). */
const FILE_GAP_MS = 300

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The uploaded files of a granted booklet, one after the other. One that is gone is left out.
 * @throws CallFailure when one cannot be had now
 */
export async function grantedFiles(
  calls: Pick<DownloadCalls, 'register' | 'file'>,
  userId: string,
  granted: BookletReply['files'],
  isOff: () => boolean,
): Promise<ReadonlyMap<string, Blob>> {
  const files = new Map<string, Blob>()
  for (const { activity_id, url } of granted) {
    if (isOff()) break
    if (files.size > 0) await pause(FILE_GAP_MS)
    try {
      files.set(activity_id, await grantedFile(calls, userId, activity_id, url))
    } catch (error) {
      if (!(error instanceof CallFailure && error.status === 404)) throw error
    }
  }
  return files
}
