import { afterEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/setup/database.ts'
import { createLog } from '../log.ts'
import { DAY_MS } from '../time.ts'
import { defineJob } from './job.ts'
import { type Jobs, openJobs } from './jobs.ts'

const database = await testDatabase()
const lines: string[] = []
const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
const opened: Jobs[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop()))
  lines.length = 0
})

async function open(): Promise<Jobs> {
  const jobs = await openJobs({ url: database.url, log, pollingSeconds: 0.5 })
  opened.push(jobs)
  return jobs
}

const once = { retryLimit: 0, retryDelaySeconds: 0 }
const rows = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const stateOf = (name: string) => rows('select state from jobs.job where name = $1', [name])

describe('jobs', () => {
  // First: the schema is not there yet.
  test('two processes that start together make the queue once', async () => {
    const [one, two] = await Promise.all([open(), open()])
    const job = defineJob<{ n: number }>('start-together', once)
    const seen: number[] = []
    await Promise.all([one, two].map((jobs) => jobs.work(job, async ({ n }) => void seen.push(n))))
    await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? one : two).send(job, { n })))
    await expect.poll(() => seen.toSorted(), { timeout: 10_000 }).toEqual([1, 2, 3, 4])
  })

  test('a handler gets the data that was sent, and the job ends', async () => {
    const jobs = await open()
    const job = defineJob<{ userId: string }>('greet', once)
    const seen: unknown[] = []
    await jobs.work(job, async (data, { retry }) => void seen.push([data, retry]))
    await jobs.send(job, { userId: 'abc' })
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual([[{ userId: 'abc' }, 0]])
    await expect.poll(() => stateOf('greet'), { timeout: 10_000 }).toEqual([{ state: 'completed' }])
  })

  test('many that wait are done without a pause in between', async () => {
    const jobs = await openJobs({ url: database.url, log, pollingSeconds: 5, countingSeconds: 1 })
    opened.push(jobs)
    const job = defineJob<{ n: number }>('backlog', once)
    const numbers = Array.from({ length: 20 }, (_, n) => n)
    await jobs.sendAll(
      job,
      numbers.map((n) => ({ n })),
    )
    const ready = async () =>
      (await rows('select ready_count from jobs.queue where name = $1', ['backlog']))[0]?.ready_count
    await expect.poll(ready, { timeout: 20_000 }).toBe(20)
    const seen: number[] = []
    await jobs.work(job, async ({ n }) => void seen.push(n))
    await expect.poll(() => seen.toSorted((a, b) => a - b), { timeout: 30_000 }).toEqual(numbers)
  }, 60_000)

  test('the queue is kept in order after the clock was set back by a year', async () => {
    const realNow = Date.now
    const ahead = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 365 * DAY_MS)
    const jobs = await openJobs({ url: database.url, log, pollingSeconds: 0.5, countingSeconds: 1 })
    opened.push(jobs)
    ahead.mockRestore()
    await jobs.send(defineJob<{ n: number }>('set-back', once), { n: 1 })
    const counted = async () =>
      (await rows('select ready_count from jobs.queue where name = $1', ['set-back']))[0]?.ready_count
    await expect.poll(counted, { timeout: 15_000 }).toBe(1)
  })

  test('a handler that fails is tried again', async () => {
    const jobs = await open()
    const job = defineJob<{ n: number }>('flaky', { retryLimit: 2, retryDelaySeconds: 0 })
    const retries: number[] = []
    await jobs.work(job, async (_data, { retry }) => {
      retries.push(retry)
      if (retry < 2) throw new Error('not yet')
    })
    await jobs.send(job, { n: 1 })
    await expect.poll(() => stateOf('flaky'), { timeout: 15_000 }).toEqual([{ state: 'completed' }])
    expect(retries).toEqual([0, 1, 2])
    expect(lines.filter((line) => line.includes('a job failed"'))).toHaveLength(2)
    expect(lines.join()).not.toContain('failed for good')
  })

  test('a queue that cannot be read is logged with its reason', async () => {
    const jobs = await open()
    await jobs.work(defineJob<{ n: number }>('unreadable', once), async () => {})
    const problems = () =>
      lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'the job queue has a problem')
    await rows('alter table jobs.job_common rename to job_elsewhere')
    try {
      await expect.poll(() => problems().length, { timeout: 15_000 }).toBeGreaterThan(1)
    } finally {
      await rows('alter table jobs.job_elsewhere rename to job_common')
    }
    for (const { err } of problems())
      expect(err).toMatchObject({ message: expect.stringMatching(/jobs\.job_common/), code: '42P01' })
  })

  test('a job that fails for good is logged as an error, without its data', async () => {
    const jobs = await open()
    const job = defineJob<{ email: string; note: string }>('hopeless', { retryLimit: 1, retryDelaySeconds: 0 })
    await jobs.work(job, async () => {
      throw new Error('never works')
    })
    await jobs.send(job, { email: 'ana@exemplo.com.br', note: 'private-note' })
    const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)
    await expect
      .poll(errors, { timeout: 15_000 })
      .toMatchObject([{ job: 'hopeless', jobId: expect.any(String), retries: 1, msg: 'a job failed for good' }])
    expect(lines.join()).not.toMatch(/ana@|private-note/)
  })

  test('a job that forgets leaves nothing behind, done or failed for good', async () => {
    const jobs = await open()
    const job = defineJob<{ to: string }>('forgetful', { ...once, forgets: true })
    const seen: string[] = []
    await jobs.work(job, async ({ to }) => {
      seen.push(to)
      if (to.startsWith('hopeless')) throw new Error('never works')
    })
    await jobs.send(job, { to: 'ana@exemplo.com.br' })
    await jobs.send(job, { to: 'hopeless@exemplo.com.br' })
    await expect.poll(() => seen, { timeout: 15_000 }).toHaveLength(2)
    const left = () => rows(`select name from jobs.job where name = 'forgetful' or data::text like '%hopeless@%'`)
    await expect.poll(left, { timeout: 15_000 }).toEqual([])
    expect(lines.filter((line) => line.includes('failed for good'))).toHaveLength(1)
    expect(lines.join()).not.toContain('hopeless@')
  })

  test('a job that forgets is tried again all the same', async () => {
    const jobs = await open()
    const job = defineJob<{ to: string }>('forgetful-flaky', { retryLimit: 1, retryDelaySeconds: 0, forgets: true })
    const retries: number[] = []
    await jobs.work(job, async (_data, { retry }) => {
      retries.push(retry)
      if (retry === 0) throw new Error('not yet')
    })
    await jobs.send(job, { to: 'ana@exemplo.com.br' })
    await expect.poll(() => retries, { timeout: 15_000 }).toEqual([0, 1])
    await expect.poll(() => stateOf('forgetful-flaky'), { timeout: 15_000 }).toEqual([])
  })

  test('jobs sent in a transaction exist only if that commits', async () => {
    const jobs = await open()
    const job = defineJob<{ n: number }>('transactional', once)
    await jobs.send(job, { n: 0 })
    await database.db.transaction().execute(async (transaction) => {
      await jobs.sendAll(job, [], { transaction })
      await jobs.sendAll(job, [{ n: 1 }, { n: 2 }], { transaction })
    })
    const failed = database.db.transaction().execute(async (transaction) => {
      await jobs.send(job, { n: 3 }, { transaction })
      await jobs.sendAll(job, [{ n: 4 }, { n: 5 }], { transaction })
      throw new Error('changed our mind')
    })
    await expect(failed).rejects.toThrow('changed our mind')
    const sent = await rows(`select data from jobs.job where name = 'transactional' order by data->>'n'`)
    expect(sent.map(({ data }) => data)).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }])
  })

  test('a job waits for its time', async () => {
    const jobs = await open()
    const job = defineJob<{ n: number }>('later', once)
    const now = defineJob<{ n: number }>('now', once)
    const seen: string[] = []
    await jobs.work(job, async () => void seen.push('later'))
    await jobs.work(now, async () => void seen.push('now'))
    await jobs.send(job, { n: 1 }, { startAfter: new Date(Date.now() + 3_600_000) })
    await jobs.send(now, { n: 1 })
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual(['now'])
    expect(await stateOf('later')).toEqual([{ state: 'created' }])
  })

  test('a changed declaration reaches a queue that exists', async () => {
    await (await open()).send(defineJob<{ n: number }>('changing', once), { n: 1 })
    await (await open()).send(defineJob<{ n: number }>('changing', { ...once, retryLimit: 7 }), { n: 2 })
    expect(await rows(`select retry_limit from jobs.queue where name = 'changing'`)).toEqual([{ retry_limit: 7 }])
  })

  test('a schedule is stored once, and nonsense is refused', async () => {
    const job = defineJob<Record<string, never>>('nightly', once)
    await (await open()).schedule(job, '0 4 * * *')
    await (await open()).schedule(job, '30 4 * * *')
    expect(await rows(`select cron, timezone from jobs.schedule where name = 'nightly'`)).toEqual([
      { cron: '30 4 * * *', timezone: 'UTC' },
    ])
    await expect((await open()).schedule(job, 'every night')).rejects.toThrow()
  })

  test('stop waits for the running job', async () => {
    const jobs = await openJobs({ url: database.url, log, pollingSeconds: 0.5 })
    const job = defineJob<{ n: number }>('slow', once)
    const started = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    let finished = false
    await jobs.work(job, async () => {
      started.resolve()
      await release.promise
      finished = true
    })
    await jobs.send(job, { n: 1 })
    await started.promise
    const stopped = jobs.stop()
    let stoppedEarly = false
    void stopped.then(() => {
      stoppedEarly = !finished
    })
    setTimeout(release.resolve, 1_000)
    await stopped
    expect({ finished, stoppedEarly }).toEqual({ finished: true, stoppedEarly: false })
    expect(await stateOf('slow')).toEqual([{ state: 'completed' }])
  })

  test.each(['', 'Upper', 'with space', "quote'", 'a'.repeat(80)])('%j is no name', (name) => {
    expect(() => defineJob(name, once)).toThrow('is no name for a job')
  })
})
