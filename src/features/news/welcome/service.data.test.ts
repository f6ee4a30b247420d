import { beforeEach, expect, test } from 'vitest'
import { insertUser } from '../../../../tests/factories/database.ts'
import { cleanUpLater } from '../../../../tests/setup/cleanups.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { openJobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log.ts'
import type { OutgoingMail } from '../../../platform/mail/mailer.ts'
import { DAY_MS, HOUR_MS } from '../../../platform/time.ts'
import { createNews } from '../service.server.ts'
import { WELCOME_DAYS } from './rules.ts'
import { createWelcome } from './service.server.ts'
import { WELCOME_MAILS } from './texts.ts'

const { db, pool, url } = await testDatabase()
const jobs = await openJobs({ url, log: createLog({ level: 'silent' }), pollingSeconds: 0.5 })
cleanUpLater(jobs.stop)
const outbox: OutgoingMail[] = []
const BEGUN = new Date('2026-03-02T12:00:00Z')
const ORIGIN = 'https://atividario.example'
let now = BEGUN
const dependencies = {
  db,
  clock: () => now,
  jobs,
  mailer: { send: async (mail: OutgoingMail) => void outbox.push(mail) },
  key: 'key',
  site: { name: 'Atividário', origin: ORIGIN, imprint: 'Editora Exemplo Ltda.' },
}
const open = () => createWelcome(dependencies)
const welcome = open()
const news = createNews(dependencies)
await news.registerJobs()

const person = (changes: Parameters<typeof insertUser>[1] = {}) =>
  insertUser(db, { receive_emails: true, created_at: BEGUN, ...changes })
const waiting = async () => (await pool.query('select 1 from welcome_mails where done_at is null')).rowCount
const sent = () => expect.poll(waiting, { timeout: 20_000 }).toBe(0)
const at = async (ms: number) => {
  now = new Date(BEGUN.getTime() + ms)
  await welcome.round()
  await sent()
}
const daysOf = (email: string) =>
  outbox.filter(({ to }) => to === email).map(({ id }) => Number(id?.replace(/^welcome-(\d+)-.*$/, '$1')))

beforeEach(async () => {
  outbox.length = 0
  await pool.query('delete from profiles')
  await pool.query('delete from auth_users')
})

test('each person who wants them gets three in the first week, each once', async () => {
  const ana = await person()
  const unwilling = await person({ receive_emails: false })
  const unproven = await person()
  const gone = await person({ mail_refused_at: BEGUN })
  await pool.query('update auth_users set email_verified = false where id = $1', [unproven.id])
  await Promise.all([welcome.round(), open().round(), welcome.round()])
  for (const hours of [0, 1, 71, 72, 100, 167, 168, 200, 1_000]) await at(hours * HOUR_MS)
  expect(daysOf(ana.email)).toEqual([0, 3, 7])
  expect(outbox).toHaveLength(3)
  for (const { email } of [unwilling, unproven, gone]) expect(daysOf(email)).toEqual([])
})

test('a mailbox that is proven late gets what is due then, and an old account nothing', async () => {
  const [late, old] = [await person(), await person({ created_at: new Date(BEGUN.getTime() - 30 * DAY_MS) })]
  await pool.query('update auth_users set email_verified = false where id = $1', [late.id])
  await at(HOUR_MS)
  await pool.query('update auth_users set email_verified = true where id = $1', [late.id])
  await at(4 * DAY_MS)
  expect(daysOf(late.email)).toEqual([3])
  expect(daysOf(old.email)).toEqual([])
})

test('end by the link that each carries', async () => {
  const ana = await person()
  await at(0)
  const [mail] = outbox
  const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
  expect(mail?.text).toContain(`${ORIGIN}/cancelar-novidades?token=${encodeURIComponent(token)}`)
  expect(await news.unsubscribe(token)).toBe(true)
  await at(3 * DAY_MS)
  expect(daysOf(ana.email)).toEqual([0])
})

test.each(WELCOME_DAYS)(
  'day %i says the same as text and as HTML, brings nothing remote and leads to a page',
  async (day) => {
    await person()
    await at(day * DAY_MS)
    const mail = outbox.find(({ id }) => id?.startsWith(`welcome-${day}-`))
    const { heading, paragraphs, path } = WELCOME_MAILS[day]
    for (const line of [heading, ...paragraphs]) {
      expect(mail?.text).toContain(line)
      expect(mail?.html).toContain(line)
    }
    expect(mail?.text).toContain(`${ORIGIN}${path}`)
    expect(mail?.html).not.toMatch(/<img|<link|src=|@import|url\(/)
  },
)
