import { type ComponentType, createContext, use } from 'react'
import type { Activity } from '../schema.ts'

type Extra = ComponentType<{ readonly activity: Activity }>

/** Parts that other features add to an activity. The same components for every user: pages with cards are shared. */
export interface ActivityExtras {
  /** Over the corner of a card's sheet. */
  readonly CardCorner: Extra
  /** At the foot of a card. */
  readonly CardFoot: Extra
  /** Beside the facts of an activity, in its dialog and on its page. */
  readonly Actions: Extra
}

export const ActivityExtrasContext = createContext<ActivityExtras | null>(null)

/** The extras of this site; null in a test of the catalogue alone. */
export const useActivityExtras = (): ActivityExtras | null => use(ActivityExtrasContext)
