import type { Activity } from '../schema.ts'

/** Sheets side by side in a list: on a phone, a tablet and a wide screen. */
const [PHONE_ROW, TABLET_ROW, WIDE_ROW] = [2, 3, 5]

type Looked = Pick<Activity, 'isPremium'>

/** The widest first row of a list without a free sheet; null where the phone's has one (rule: free sheets). */
export function rowWithoutFree(activities: readonly Looked[]): 'phone' | 'tablet' | 'every' | null {
  const place = activities.findIndex(({ isPremium }) => !isPremium)
  if (place >= 0 && place < PHONE_ROW) return null
  if (place >= 0 && place < TABLET_ROW) return 'phone'
  return place >= 0 && place < WIDE_ROW ? 'tablet' : 'every'
}
