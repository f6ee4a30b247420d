import { afterAll, expect, test } from 'vitest'
import { insertUser } from '../../../../tests/factories/database.ts'
import { REPORTS } from '../../../../tests/factories/delivery-reports.ts'
import { startMailboxServer } from '../../../../tests/factories/mailbox-server.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log.ts'
import { createMailReturns } from './returns.service.server.ts'

const { db, pool } = await testDatabase()
const now = new Date('2026-03-02T12:00:00Z')
const key = 'key of tokens'
const address = 'devolvidos@exemplo.com.br'
const server = await startMailboxServer({ user: address, password: 'hush' })
afterAll(server.stop)

const scheduled: string[] = []
let run: () => Promise<void> = () => Promise.reject(new Error('no handler'))
const log = createLog({ level: 'silent' })
const jobs: Pick<Jobs, 'work' | 'schedule'> = {
  async work(_job, handler) {
    run = () => handler({} as never, { id: 'job-1', retry: 0, signal: new AbortController().signal, log })
  },
  async schedule(_job, cron) {
    scheduled.push(cron)
  },
}
const register = (returns: { url: string; address: string } | null) =>
  createMailReturns({ db, jobs, log, clock: () => now, returns, key }).registerJobs()

const [postfix = () => ''] = Object.values(REPORTS)
const marked = async (id: string): Promise<Date | null> =>
  (await pool.query('select mail_refused_at from profiles where id = $1', [id])).rows[0]?.mail_refused_at

test('accounts whose mail came back are marked by proven reports alone', async () => {
  const [ana, bia, caio, davi] = [
    await insertUser(db),
    await insertUser(db),
    await insertUser(db),
    await insertUser(db),
  ]
  server.deliver(postfix({ to: ana.email.toUpperCase(), key }))
  server.deliver(postfix({ to: bia.email, key, status: '5.2.2' }))
  server.deliver(postfix({ to: caio.email, key: 'a forged one' }))
  server.deliver(postfix({ to: 'ninguem@exemplo.com.br', key }))
  server.deliver(`From: ${davi.email}\nSubject: Oi\n\nUma pergunta.\n`)
  await register({ url: server.url, address })
  await run()
  expect(await Promise.all([ana, bia, caio, davi].map(({ id }) => marked(id)))).toEqual([now, null, null, null])
  // The message of a person, and the report that proves nothing, are left to the owner of the mailbox.
  expect(server.contents().map(({ seen }) => seen)).toEqual([true, true])
  await run()
  expect(server.contents()).toHaveLength(2)
  expect(scheduled).toEqual(['*/10 * * * *'])
})

test('without a mailbox nothing is scheduled, and a job of an earlier setting ends', async () => {
  scheduled.length = 0
  await register(null)
  await run()
  expect(scheduled).toEqual([])
})
