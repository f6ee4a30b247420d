import type { Db } from '../../../platform/db/pool.ts'
import { type Clock, DAY_MS, dateKey } from '../../../platform/time.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import { selectReadings } from '../alarms/data.server.ts'
import { type Alarm, alarmsOf } from '../alarms/rules.ts'
import { selectPlanned } from '../calendar/data.server.ts'
import { type PlannedWeek, weeksOf } from '../calendar/rules.ts'
import { selectCounts } from '../counts/data.server.ts'
import { selectMisses } from '../misses/data.server.ts'
import { daysUntil } from '../rules.ts'
import {
  selectCharged,
  selectKept,
  selectKindsDownloaded,
  selectSteps,
  selectWaiting,
  type Waiting,
} from './data.server.ts'
import { CHURN_DAYS, churnOf, type Kept, recurringCents, rowsOf, type StepRow, WEEK_DAYS } from './rules.ts'

/** Kinds of sheets in the list. */
const KINDS = 12
/** Searches in each list. */
const MISSES = 20

type Searches = readonly { text: string; times: number }[]

/** Things that need somebody now. */
export interface Needs {
  /** Empty on a good day. */
  readonly alarms: readonly Alarm[]
  readonly waiting: Waiting
}

/** The operator's week. */
export interface Week extends Needs {
  /** Date keys, oldest first. */
  readonly days: readonly string[]
  readonly rows: readonly StepRow[]
  readonly subscribers: number
  readonly recurringCents: number
  /** Card subscriptions of 30 days ago, and the share of them that was lost since (percent). */
  readonly kept: Kept & { readonly churn: number | null }
  readonly kinds: readonly { kind: string | null; downloads: number }[]
  /** Searches of three people and more that found nothing, and those that found too much. */
  readonly misses: Searches
  readonly broad: Searches
  /** This week and those after it, with the activities they publish. */
  readonly calendar: readonly PlannedWeek[]
  readonly readAt: string
}

/** Numbers of seven days, from daily counts and from rows that exist anyway: they identify no person. */
export function createWeek({ db, clock }: { db: Db; clock: Clock }) {
  async function needsAt(now: Date): Promise<Needs> {
    const since = new Date(now.getTime() - WEEK_DAYS * DAY_MS)
    const [readings, waiting] = await Promise.all([selectReadings(db, { now, since }), selectWaiting(db, since)])
    return { alarms: alarmsOf(readings), waiting }
  }

  return {
    /** The alarms and what waits for the team, without the rest of the week. */
    needs: (_admin: AdminSession): Promise<Needs> => needsAt(clock()),

    async read(_admin: AdminSession): Promise<Week> {
      const now = clock()
      const days = daysUntil(dateKey(now), 2 * WEEK_DAYS)
      const [since = '', weekFrom = ''] = [days[0], days[WEEK_DAYS]]
      const [counts, steps, charged, kept, needs, kinds, misses, broad, planned] = await Promise.all([
        selectCounts(db, since),
        selectSteps(db, since),
        selectCharged(db),
        selectKept(db, new Date(now.getTime() - CHURN_DAYS * DAY_MS)),
        needsAt(now),
        selectKindsDownloaded(db, weekFrom, KINDS),
        selectMisses(db, 'nothing', MISSES),
        selectMisses(db, 'much', MISSES),
        selectPlanned(db),
      ])
      return {
        days: days.slice(-WEEK_DAYS),
        rows: rowsOf([...counts, ...steps], days),
        subscribers: charged.reduce((sum, { count }) => sum + count, 0),
        recurringCents: recurringCents(charged),
        kept: { ...kept, churn: churnOf(kept) },
        ...needs,
        kinds,
        misses,
        broad,
        calendar: weeksOf(planned, dateKey(now)),
        readAt: now.toISOString(),
      }
    },
  }
}

export type WeekReports = ReturnType<typeof createWeek>
