import type { Db } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Logger } from '../../../platform/log.ts'
import { readMailbox } from '../../../platform/mail/return-box.ts'
import { type ReturnsConfig, readReturn } from '../../../platform/mail/returns.ts'
import type { Clock } from '../../../platform/time.ts'
import { writeMailboxGone } from './data.server.ts'
import { mailReturns, RETURNS_CRON } from './jobs.server.ts'

interface Dependencies {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'work' | 'schedule'>
  readonly log: Pick<Logger, 'info'>
  readonly clock: Clock
  /** null = reads none. */
  readonly returns: ReturnsConfig | null
  /** Of the tokens in mails. */
  readonly key: string
}

/** Marks accounts whose mailbox a server reports as gone after it took the mail (rule: refused mailboxes). */
export function createMailReturns({ db, jobs, log, clock, returns, key }: Dependencies) {
  /** Removes from the mailbox the reports about this product's mails; all other mail stays there. */
  async function read({ url }: ReturnsConfig, signal?: AbortSignal): Promise<void> {
    let gone = 0
    const take = async (source: string) => {
      const returned = readReturn(source, key)
      if (returned === null) return false
      if (returned.gone !== null) {
        await writeMailboxGone(db, returned.address, clock())
        gone += 1
      }
      return true
    }
    const messages = await readMailbox({ url, take, ...(signal && { signal }) })
    if (messages > 0) log.info({ messages, gone }, 'returned mails read')
  }

  return {
    /** Reads every ten minutes, in one of the processes. Without a mailbox a job of an earlier setting ends at once. */
    async registerJobs(): Promise<void> {
      await jobs.work(mailReturns, async (_, { signal }) => void (returns && (await read(returns, signal))))
      if (returns) await jobs.schedule(mailReturns, RETURNS_CRON)
    },
  }
}
