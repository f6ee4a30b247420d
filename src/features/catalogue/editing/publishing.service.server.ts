import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Clock } from '../../../platform/time.ts'
import { publishUntil } from './data.server.ts'
import { PUBLISH_CRON, publishDue } from './jobs.server.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly log: Pick<Logger, 'info'>
}

/** Activities that become public at a date (rule: publication date). */
export function createPublishing({ db, clock, log }: Dependencies) {
  /** Publishes what is due; answers with the number. */
  async function publish(): Promise<number> {
    const published = await publishUntil(db, clock())
    if (published > 0) log.info({ published }, 'scheduled activities are public')
    return published
  }

  return {
    publish,

    /** Lets this process publish, once a minute however many processes run. */
    async registerJobs(jobs: Pick<Jobs, 'work' | 'schedule'>): Promise<void> {
      await jobs.work(publishDue, async () => {
        await publish()
      })
      await jobs.schedule(publishDue, PUBLISH_CRON)
    },
  }
}
