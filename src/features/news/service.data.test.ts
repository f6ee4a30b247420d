import { expect, test } from 'vitest'
import { insertActivity, insertUser } from '../../../tests/factories/database.ts'
import { cleanUpLater } from '../../../tests/setup/cleanups.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import { createLog } from '../../platform/log.ts'
import type { OutgoingMail } from '../../platform/mail/mailer.ts'
import { createNews } from './service.server.ts'

const { db, pool, url } = await testDatabase()
const jobs = await openJobs({ url, log: createLog({ level: 'silent' }), pollingSeconds: 0.5 })
cleanUpLater(jobs.stop)
const outbox: OutgoingMail[] = []
const IMPRINT = 'Editora Exemplo Ltda. Atendimento: contato@exemplo.com.br'
let now = new Date('2026-03-02T12:30:00Z')
const open = () =>
  createNews({
    db,
    clock: () => now,
    jobs,
    mailer: { send: async (mail) => void outbox.push(mail) },
    key: 'key',
    site: { name: 'Atividário', origin: 'https://atividario.example', imprint: IMPRINT },
  })
const news = open()
await news.registerJobs()

const before = new Date('2026-01-10T12:00:00Z')
const person = (changes: Parameters<typeof insertUser>[1] = {}) =>
  insertUser(db, { receive_emails: true, created_at: before, ...changes })
const sheet = (title: string, category: 'Labirinto' | 'Colorir', day: string) =>
  insertActivity(db, { title, category, created_at: new Date(`${day}T12:00:00Z`) })
const mailsTo = (email: string) => outbox.filter(({ to }) => to === email)
const waiting = async () => (await pool.query('select 1 from news_mails where done_at is null')).rowCount

test('each person who wants it gets one mail a month, of their categories, and ends it by its link', async () => {
  const labyrinth = await sheet('Labirinto de fevereiro', 'Labirinto', '2026-02-10')
  await sheet('Colorir de fevereiro', 'Colorir', '2026-02-11')
  await sheet('Labirinto de março', 'Labirinto', '2026-03-01')
  await insertActivity(db, { title: 'Não pública', created_at: new Date('2026-02-10'), status: 'inativo' })
  const [ana, bia] = [await person(), await person()]
  const unwilling = await person({ receive_emails: false })
  const late = await person({ created_at: new Date('2026-02-20T12:00:00Z') })
  const unproven = await person()
  const gone = await person({ mail_refused_at: before })
  await pool.query('update auth_users set email_verified = false where id = $1', [unproven.id])
  await pool.query(
    `insert into downloads (user_id, activity_id, activity_title, date_key) values ($1, $2, 'x', '2026-02-12')`,
    [ana.id, labyrinth.id],
  )

  await Promise.all([news.round(), open().round(), news.round()])
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  now = new Date('2026-03-20T12:30:00Z')
  await news.round()
  expect(outbox.map(({ to }) => to).toSorted()).toEqual([ana.email, bia.email].toSorted())
  for (const { email } of [unwilling, late, unproven, gone]) expect(mailsTo(email)).toEqual([])

  const [toAna] = mailsTo(ana.email)
  expect(toAna).toMatchObject({ subject: '1 folha nova no Atividário', id: `news-2026-03-${ana.id}` })
  expect(toAna?.text).toContain('Labirinto de fevereiro')
  expect(toAna?.text).toContain(IMPRINT)
  expect(toAna?.text).not.toMatch(/Colorir|março|Não pública/)
  expect(mailsTo(bia.email)[0]?.text).toMatch(/Colorir de fevereiro[\s\S]*Labirinto de fevereiro/)

  const link = new URL(toAna?.unsubscribeUrl ?? '')
  expect(link.pathname).toBe('/functions/v1/unsubscribe')
  const token = link.searchParams.get('token') ?? ''
  expect(toAna?.text).toContain(`/cancelar-novidades?token=${encodeURIComponent(token)}`)
  expect(await news.unsubscribe(`${token}x`)).toBe(false)
  expect(await news.unsubscribe(token)).toBe(true)
  expect(await news.unsubscribe(token)).toBe(true)
  now = new Date('2026-04-02T12:30:00Z')
  await news.round()
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(mailsTo(ana.email)).toHaveLength(1)
  expect(mailsTo(bia.email)).toHaveLength(2)
})

test('a month without news sends nothing, and is over', async () => {
  outbox.length = 0
  now = new Date('2026-06-02T12:30:00Z')
  await news.round()
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  expect(outbox).toEqual([])
})
