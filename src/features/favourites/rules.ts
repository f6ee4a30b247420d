/** Lists of a user, hearts included (rule: saved activities). */
export const MAX_LISTS = 30
/** Activities in one list, and on a device. */
export const MAX_ITEMS = 200
/** In characters. */
export const LIST_NAME_MAX = 60
/** Ids in one request for a device's favourites. */
export const READ_MAX = 50
/** A second press on the same heart within this time is a double click (ms). */
export const DOUBLE_PRESS_MS = 500

export type Direction = 'up' | 'down'

/** Unchanged at the ends and for an unknown id. */
export function moved(ids: readonly string[], id: string, direction: Direction): string[] {
  const from = ids.indexOf(id)
  const to = direction === 'up' ? from - 1 : from + 1
  const [moving, other] = [ids[from], ids[to]]
  if (moving === undefined || other === undefined) return [...ids]
  return ids.map((at, index) => (index === from ? other : index === to ? moving : at))
}

/** The last change of each activity, in order. */
export function lastWords<C extends { readonly activityId: string }>(changes: readonly C[]): C[] {
  const words = new Map<string, C>()
  for (const change of changes) {
    words.delete(change.activityId)
    words.set(change.activityId, change)
  }
  return [...words.values()]
}
