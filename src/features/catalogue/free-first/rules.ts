import type { Activity } from '../schema.ts'

/** Sheets side by side in a list: on a phone and on a wide screen. */
const [PHONE_ROW, WIDE_ROW] = [2, 5]

type Looked = Pick<Activity, 'isPremium'>

/** The rows of a list that begin without a free sheet; null where the phone's has one (rule: free sheets). */
export function rowWithoutFree(activities: readonly Looked[]): 'phone' | 'every' | null {
  const place = activities.findIndex(({ isPremium }) => !isPremium)
  if (place >= 0 && place < PHONE_ROW) return null
  return place >= 0 && place < WIDE_ROW ? 'phone' : 'every'
}
