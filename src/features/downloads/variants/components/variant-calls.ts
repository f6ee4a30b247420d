import { callApi } from '../../../../platform/browser/call-api.ts'
import type { VariantReply } from '../schema.ts'

// The server of the same build keeps to the schema, which would weigh more than this.
const read = (content: unknown) =>
  typeof content === 'object' && content !== null && 'success' in content ? (content as VariantReply) : undefined

/** Counts one variant; null when no answer came. */
export async function registerVariant(
  userId: string,
  activityId: string,
  choices: string,
): Promise<VariantReply | null> {
  const body = { user_id: userId, activity_id: activityId, choices }
  const answer = await callApi('/rest/v1/rpc/register_variant', { body, read, timeoutMs: 15_000 })
  return answer.ok ? answer.data : null
}
