import type { DownloadCalls } from '../../../downloads/components/download-calls.ts'

/** The server refuses the file now: the day is used up, or the plan ended. Its words are the message. */
export class Refused extends Error {}

/**
 * The file of an activity, by the signed address of its grant. An expired one, as after a long pause, is requested
 * again: the same activity on the same day costs no second download (rule: same-day repeat).
 * @throws Refused; CallFailure
 */
export async function grantedFile(
  calls: Pick<DownloadCalls, 'register' | 'file'>,
  userId: string,
  activityId: string,
  url: string,
): Promise<Blob> {
  try {
    return await calls.file(url)
  } catch {
    const reply = await calls.register(userId, activityId)
    if (!reply.success || reply.url === null) throw new Refused(reply.message)
    return calls.file(reply.url)
  }
}
