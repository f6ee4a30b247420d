import { callApi } from '../../../../platform/browser/call-api.ts'
import { isRecord } from '../../../../platform/is-record.ts'
import type { Recipe } from '../../../catalogue/recipe/schema.ts'
import type { BookletParts } from '../../../downloads/booklets/rules.ts'
import type { BookletCostReply, BookletReply, BookletSheets } from '../../../downloads/booklets/schema.ts'
import type { CreatedSheet } from '../created.rules.ts'

/**
 * A recipe, null for an uploaded file or a created sheet, with the sheet's plain title and its codes of the BNCC; or the reason for its
 * absence: only for premium users, nothing to print, or no answer.
 */
export type Known =
  | {
      readonly recipe: Recipe | null
      /** Null for a sheet of the catalogue. */
      readonly created: CreatedSheet | null
      readonly plainTitle: string | null
      readonly description: string
      readonly skills: readonly string[]
    }
  | { readonly lacks: 'premium' | 'file' | 'answer' }

/** Longest wait for an answer, in ms. */
const TIMEOUT_MS = 15_000

// The server of the same build keeps to the schemas, which would weigh more than this.
const isCost = (value: unknown): value is BookletCostReply =>
  isRecord(value) &&
  typeof value.counted === 'number' &&
  Array.isArray(value.new_ids) &&
  Array.isArray(value.premium_ids)
const isReply = (value: unknown): value is BookletReply =>
  isRecord(value) && typeof value.success === 'boolean' && typeof value.message === 'string'
const isSheets = (value: unknown): value is BookletSheets => isRecord(value) && Array.isArray(value.sheets)

/** The sheets of a booklet that the server knows, by id; null without an answer. */
export async function bookletSheets(activityIds: readonly string[]): Promise<ReadonlyMap<string, Known> | null> {
  const read = (content: unknown) => (isSheets(content) ? content.sheets : undefined)
  const body = { activity_ids: activityIds }
  const answer = await callApi('/rest/v1/rpc/get_booklet_sheets', { body, read, timeoutMs: TIMEOUT_MS })
  if (!answer.ok) return null
  return new Map(
    answer.data.map(({ activity_id, allowed, recipe, uploaded, plain_title, description, skills }): [string, Known] => [
      activity_id,
      recipe || uploaded
        ? { recipe, created: null, plainTitle: plain_title, description, skills }
        : { lacks: allowed ? 'file' : 'premium' },
    ]),
  )
}

/** The count of a booklet today; null without an answer. Children are no part of the call. */
export async function bookletCost(userId: string, parts: BookletParts): Promise<BookletCostReply | null> {
  const body = { user_id: userId, activity_ids: parts.activityIds, creations: parts.creations }
  const read = (content: unknown) => (isCost(content) ? content : undefined)
  const answer = await callApi('/rest/v1/rpc/get_booklet_cost', { body, read, timeoutMs: TIMEOUT_MS })
  return answer.ok ? answer.data : null
}

/** Counts a booklet that is made, whole or not at all; null without an answer. */
export async function registerBooklet(
  userId: string,
  bookletId: string,
  parts: BookletParts,
): Promise<BookletReply | null> {
  const body = { user_id: userId, booklet_id: bookletId, activity_ids: parts.activityIds, creations: parts.creations }
  const read = (content: unknown) => (isReply(content) ? content : undefined)
  const answer = await callApi('/rest/v1/rpc/register_booklet', { body, read, timeoutMs: TIMEOUT_MS })
  return answer.ok ? answer.data : null
}
