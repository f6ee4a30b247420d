import { callApi } from '../../../platform/browser/call-api.ts'
import { isRegisterReply } from '../../downloads/components/replies.ts'
import type { RegisterReply } from '../../downloads/schema.ts'

/** Sends a random id and the kind alone. Null without an answer. */
export async function registerCreation(userId: string, id: string, kind: string): Promise<RegisterReply | null> {
  const body = { user_id: userId, creation_id: id, kind }
  const read = (content: unknown) => (isRegisterReply(content) ? content : undefined)
  const answer = await callApi('/rest/v1/rpc/register_creation', { body, read, timeoutMs: 15_000 })
  return answer.ok ? answer.data : null
}
