/** Lists a person may have, the hearts included (rule: saved activities). */
export const MAX_LISTS = 30
/** Activities in one list, and saved on a device. */
export const MAX_ITEMS = 200
/** Longest name of a list, in characters. */
export const LIST_NAME_MAX = 60
/** Activities that one reading of a device's favourites asks for. */
export const READ_MAX = 50
/** A second press on the same heart this soon is one half of a double press (ms). */
export const DOUBLE_PRESS_MS = 500

export type Direction = 'up' | 'down'

/** The order after one of them moved by a place; unchanged at the ends and for one that is not there. */
export function moved(ids: readonly string[], id: string, direction: Direction): string[] {
  const from = ids.indexOf(id)
  const to = direction === 'up' ? from - 1 : from + 1
  const [moving, other] = [ids[from], ids[to]]
  if (moving === undefined || other === undefined) return [...ids]
  return ids.map((at, index) => (index === from ? other : index === to ? moving : at))
}

/** The changes in effect at the end of a batch: the last one of each activity, in order. */
export function lastWords<C extends { readonly activityId: string }>(changes: readonly C[]): C[] {
  const words = new Map<string, C>()
  for (const change of changes) {
    words.delete(change.activityId)
    words.set(change.activityId, change)
  }
  return [...words.values()]
}
