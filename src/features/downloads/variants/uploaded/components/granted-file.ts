import type { DownloadCalls } from '../../../components/download-calls.ts'

/** The server refuses the file now: the day is used up, or the plan ended. Its words are the message. */
export class Refused extends Error {}

/**
 * The file of an activity, by the signed address of its grant. One that is over, as after a long pause, is asked for again:
 * the same activity on the same day costs nothing more (rule: same-day repeat).
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
