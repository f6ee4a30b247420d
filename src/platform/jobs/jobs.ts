import { type QueryExecutorProvider, sql } from 'kysely'
import { type Clock, fromKysely, PgBoss } from 'pg-boss'
import { impatientSocket } from '../db/socket.ts'
import { wholeWord } from '../db/whole-word.ts'
import type { Logger } from '../log.ts'
import { MINUTE_MS } from '../time.ts'
import type { Job, JobPolicy } from './job.ts'

/** Schema of the queue's own tables, beside the product's. */
export const SCHEMA = 'jobs'
export const DEAD_LETTER = 'dead-letter'
const POOL_MAX = 4
/** Upkeep is the queue's longest statement; a longer silence means that the server is gone (ms). */
const SILENCE_MS = MINUTE_MS
/** Longest wait of `stop()` for running jobs, in ms. Another process tries unfinished ones again. */
const STOP_TIMEOUT_MS = 30_000
/** Polling interval, after which a backlog is noticed (seconds). */
const COUNTING_S = 15
/** Data that a dying process could not remove goes with the next round of upkeep (seconds). */
const FORGOTTEN_AFTER_S = 1

/** Goes on evenly when the machine's clock is set back: a timer measured on that one would wait, or spin, until then. */
const STEADY_CLOCK: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout,
  setInterval,
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
}

/** The current try, for its handler. */
interface JobRun {
  readonly id: string
  /** 0 on the first try. */
  readonly retry: number
  /** Aborted when the try runs out of time or the process has to go. */
  readonly signal: AbortSignal
  readonly log: Logger
}

interface SendOptions {
  /** Not before. */
  readonly startAfter?: Date
  /** Puts the job into this transaction: it exists if the transaction commits, and only then. */
  readonly transaction?: Parameters<typeof fromKysely>[0]
  /** One job with this key in each stretch of time; more are dropped. */
  readonly once?: { readonly key: string; readonly seconds: number }
}

export interface Jobs {
  /** Puts a job into its queue. */
  send<Data extends object>(job: Job<Data>, data: Data, options?: SendOptions): Promise<void>
  /** Puts several jobs of a kind into their queue at once. */
  sendAll<Data extends object>(
    job: Job<Data>,
    data: readonly Data[],
    options?: Pick<SendOptions, 'transaction'>,
  ): Promise<void>
  /**
   * Handles jobs of this kind in this process, one at a time. A handler that throws is tried again by the job's policy.
   */
  work<Data extends object>(job: Job<Data>, handler: (data: Data, run: JobRun) => Promise<void>): Promise<void>
  /**
   * Puts a job without data into its queue by a cron expression (five fields, UTC), once however many processes run.
   */
  schedule(job: Job<Record<string, never>>, cron: string): Promise<void>
  /**
   * Removes every job, waiting or ended, whose data or outcome has one of the words (ids, addresses) as a whole, in any
   * case: `eu@exemplo.com` is not in `meu@exemplo.com.br`. For an erased
   * user: no work is left to do for them.
   */
  forget(words: readonly string[], options: { transaction: QueryExecutorProvider }): Promise<void>
  /** Takes no more jobs, waits for the running ones, closes the connections. */
  stop(): Promise<void>
}

const queueOptions = (policy: JobPolicy) => ({
  retryLimit: policy.retryLimit,
  retryDelay: policy.retryDelaySeconds,
  retryBackoff: policy.retryBackoff ?? false,
  ...(policy.retryDelayMaxSeconds === undefined ? {} : { retryDelayMax: policy.retryDelayMaxSeconds }),
  ...(policy.expireInSeconds === undefined ? {} : { expireInSeconds: policy.expireInSeconds }),
  // A dead letter is a copy of the data.
  ...(policy.forgets ? { deleteAfterSeconds: FORGOTTEN_AFTER_S } : { deadLetter: DEAD_LETTER }),
})

/** The library hands on a copy of what a worker met, which is no Error: its message would be missing from the log. */
function asError(thrown: Error & { code?: unknown }): Error {
  if (thrown instanceof Error) return thrown
  const { message, stack, code }: { message: string; stack?: string; code?: unknown } = thrown
  return Object.assign(new Error(message), { stack, code })
}

/**
 * Opens the job queue on the product's database, making its schema when it is missing; processes may start together.
 * A job that failed for good is logged as an error, once.
 * @param options.works false where jobs are only given out: another process does them, and keeps the queue in order
 * @param options.pollingSeconds how often each kind of job is looked for, at least 0.5; one after the other without a
 * pause while several wait
 */
export async function openJobs(options: {
  url: string
  log: Logger
  works?: boolean
  pollingSeconds?: number
  /** Interval of counting the waiting jobs. */
  countingSeconds?: number
}): Promise<Jobs> {
  const { log, works = true } = options
  const polling = { pollingIntervalSeconds: options.pollingSeconds ?? 2, burstWhenReadyExceeds: 1 }
  const counting = options.countingSeconds ?? COUNTING_S
  const boss = new PgBoss({
    connectionString: options.url,
    schema: SCHEMA,
    clock: STEADY_CLOCK,
    max: POOL_MAX,
    application_name: SCHEMA,
    // Handed on to its pool, though the library's types do not know it.
    ...{ stream: impatientSocket(SILENCE_MS) },
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: counting,
    monitorIntervalSeconds: counting,
    queueCacheIntervalSeconds: counting,
  })
  boss.on('error', (thrown) => log.error({ err: asError(thrown) }, 'the job queue has a problem'))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'))
  await boss.start()

  const queues = new Map<string, Promise<void>>()
  /** Makes the queue, or brings an older one up to the declaration; once in a process. */
  const ensureQueue = ({ name, policy }: { name: string; policy: JobPolicy }): Promise<void> => {
    const known = queues.get(name)
    if (known) return known
    const made = boss
      .createQueue(name, queueOptions(policy))
      .then(() => boss.updateQueue(name, queueOptions(policy)))
      .catch((error: unknown) => {
        queues.delete(name)
        throw error
      })
    queues.set(name, made)
    return made
  }

  await boss.createQueue(DEAD_LETTER)
  if (works) await workDeadLetters()

  function workDeadLetters() {
    return boss.work(DEAD_LETTER, { ...polling, includeMetadata: true }, async (dead) => {
      for (const { sourceName, sourceId, sourceRetryCount } of dead) {
        log.error({ job: sourceName, jobId: sourceId, retries: sourceRetryCount }, 'a job failed for good')
      }
    })
  }

  return {
    async send(job, data, { startAfter, transaction, once } = {}) {
      await ensureQueue(job)
      await boss.send(job.name, data, {
        ...(startAfter ? { startAfter } : {}),
        ...(once ? { singletonKey: once.key, singletonSeconds: once.seconds } : {}),
        ...(transaction ? { db: fromKysely(transaction) } : {}),
      })
    },

    async sendAll(job, data, { transaction } = {}) {
      if (data.length === 0) return
      await ensureQueue(job)
      const jobs = data.map((one) => ({ data: one }))
      await boss.insert(job.name, jobs, transaction ? { db: fromKysely(transaction) } : {})
    },

    async work<Data extends object>(job: Job<Data>, handler: (data: Data, run: JobRun) => Promise<void>) {
      await ensureQueue(job)
      await boss.work<Data>(job.name, polling, async (batch) => {
        for (const { id, data, retryCount: retry, signal } of batch) {
          const jobLog = log.child({ job: job.name, jobId: id })
          try {
            await handler(data, { id, retry, signal, log: jobLog })
          } catch (err) {
            jobLog.warn({ err, retry }, 'a job failed')
            if (!job.policy.forgets || retry < job.policy.retryLimit) throw err
            log.error({ job: job.name, jobId: id, retries: retry }, 'a job failed for good')
          }
          if (job.policy.forgets) await boss.deleteJob(job.name, id)
        }
      })
    },

    async schedule(job, cron) {
      await ensureQueue(job)
      await boss.schedule(job.name, cron)
    },

    async forget(words, { transaction }) {
      await sql`
        delete from ${sql.table(`${SCHEMA}.job`)} as j
        where concat_ws(' ', j.data, j.output, j.singleton_key) ~* ${words.map(wholeWord).join('|')}
      `.execute(transaction)
    },

    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}
