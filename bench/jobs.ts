// A backlog of jobs of one kind: `node bench/jobs.ts [--jobs 600]`. Handlers do nothing, so that the queue itself is
// measured, beside the two statements that it cannot do without, one job after the other on the same server. Exits with
// an error when the counted queue does less than a job every 100 ms.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/pool.ts'
import { defineJob } from '../src/platform/jobs/job.ts'
import { openJobs } from '../src/platform/jobs/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { head, row } from './load.ts'

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '600' } } })
const count = Number(values.jobs)
const LEAST_PER_SECOND = 10
/** A backlog is noticed once the queue is counted, every 15 s. */
const COUNTED_AFTER_S = 16
const probe = defineJob<{ place: number }>('bench-probe', { retryLimit: 0, retryDelaySeconds: 1 })

const folder = mkdtempSync(path.join(tmpdir(), 'atividario-jobs-'))
const postgres = await startEmbeddedPostgres({ dir: folder })
await migrate(postgres.url, { directory: path.resolve(import.meta.dirname, '../migrations') })
const { pool, close } = openDatabase(postgres.url, { max: 1 })
const jobs = await openJobs({ url: postgres.url, log: createLog({ level: 'silent' }) })

/** Seconds from the start at which each job ended. */
async function backlog(): Promise<number[]> {
  const ended: number[] = []
  const all = Promise.withResolvers<void>()
  await jobs.sendAll(
    probe,
    Array.from({ length: count }, (_, place) => ({ place })),
  )
  const began = performance.now()
  await jobs.work(probe, async () => {
    ended.push((performance.now() - began) / 1000)
    if (ended.length === count) all.resolve()
  })
  await all.promise
  return ended
}

/** Jobs a second when each is taken and ended by one statement each. */
async function reference(): Promise<number> {
  await pool.query('create temporary table taken (id int primary key, state text not null)')
  await pool.query(`insert into taken select n, 'created' from generate_series(1, $1::int) n`, [count])
  const began = performance.now()
  for (let i = 0; i < count; i += 1) {
    const { rows } = await pool.query<{ id: number }>(
      `update taken set state = 'active'
       where id = (select id from taken where state = 'created' limit 1 for update skip locked) returning id`,
    )
    await pool.query(`update taken set state = 'completed' where id = $1`, [rows[0]?.id])
  }
  return count / ((performance.now() - began) / 1000)
}

const ended = await backlog()
const plain = await reference()
const early = ended.filter((second) => second < COUNTED_AFTER_S).length / COUNTED_AFTER_S
const late = ended.filter((second) => second >= COUNTED_AFTER_S)
const counted = late.length / Math.max(0.1, (ended.at(-1) ?? 0) - COUNTED_AFTER_S)

console.log(head(['jobs of one kind', 'a second', 'of the two statements']))
for (const [name, perSecond] of [
  ['before the queue is counted', early],
  ['afterwards', counted],
  ['two statements for each, one after the other', plain],
] as const)
  console.log(row([name, perSecond.toFixed(1), (perSecond / plain).toFixed(3)]))
await jobs.stop()
await close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
if (counted < LEAST_PER_SECOND) {
  console.error(`${counted.toFixed(1)} jobs a second: less than ${LEAST_PER_SECOND}`)
  process.exitCode = 1
}
