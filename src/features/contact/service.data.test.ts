import { expect, test } from 'vitest'
import { insertUser } from '../../../tests/factories/database.ts'
import { cleanUpLater } from '../../../tests/setup/cleanups.ts'
import { testDatabase } from '../../../tests/setup/database.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import { createLog } from '../../platform/log.ts'
import type { OutgoingMail } from '../../platform/mail/mailer.ts'
import { AppError } from '../../product/errors.ts'
import type { Session } from '../accounts/schema.ts'
import { isContactNumber, MESSAGES_A_DAY, shownNumber } from './rules.ts'
import { contactSchema } from './schema.ts'
import { createContact } from './service.server.ts'

const { db, pool, url } = await testDatabase()
const jobs = await openJobs({ url, log: createLog({ level: 'silent' }), pollingSeconds: 0.5 })
cleanUpLater(jobs.stop)
let now = new Date('2026-03-10T12:00:00Z')
const outbox: OutgoingMail[] = []
const flooded = new Set<string>()
const contact = createContact({
  db,
  clock: () => now,
  jobs,
  mailer: { send: async (mail) => void outbox.push(mail) },
  limits: {
    consume: async (_, key) => (flooded.has(key) ? { allowed: false, retryAfterSeconds: 60 } : { allowed: true }),
    size: () => 0,
  },
  subscriptions: { entitlementOf: async ({ name }: Session) => ({ allowsPremium: name === 'Premium' }) as never },
  mailbox: 'equipe@exemplo.com.br',
  site: { name: 'Atividário', imprint: 'Editora Exemplo Ltda.' },
})
await contact.registerJobs()

const TEXT = 'O labirinto da página 2 não tem saída <b>aqui</b>.\nObrigada!'
const message = (email: string) => contactSchema.parse({ topic: 'erro', email, message: TEXT })
const sentTo = (to: string) => outbox.filter((mail) => mail.to === to)
const arrives = (to: string, count = 1) => expect.poll(() => sentTo(to).length, { timeout: 30_000 }).toBe(count)

test('a visitor’s message reaches the team, and its receipt the writer', async () => {
  const { number, isPremium } = await contact.write(null, message('bia@example.com'))
  expect(isContactNumber(number)).toBe(true)
  expect(isPremium).toBe(false)
  await arrives('equipe@exemplo.com.br')
  await arrives('bia@example.com')
  const [staff] = sentTo('equipe@exemplo.com.br')
  expect(staff).toMatchObject({
    replyTo: 'bia@example.com',
    subject: `[${shownNumber(number)}] Encontrei um erro em uma folha`,
  })
  expect(staff?.text).toContain('O labirinto da página 2 não tem saída <b>aqui</b>.')
  expect(staff?.text).toContain('Prazo: 2 dias úteis')
  expect(staff?.html).not.toContain('<b>aqui</b>')
  const [receipt] = sentTo('bia@example.com')
  expect(receipt?.text).toContain(shownNumber(number))
  expect(receipt?.text).toContain('até 2 dias úteis')
  expect(receipt?.text).not.toContain('labirinto')
})

test('Premium is marked and answered first', async () => {
  const { id, email } = await insertUser(db)
  const session = { userId: id, name: 'Premium', email } as Session
  const { number } = await contact.write(session, message('premium@example.com'))
  await expect
    .poll(() => outbox.map(({ subject }) => subject), { timeout: 30_000 })
    .toContain(`[${shownNumber(number)}] [Premium] Encontrei um erro em uma folha`)
  await arrives('premium@example.com')
  expect(sentTo('premium@example.com')[0]?.text).toContain('até 1 dia útil')
})

test('a mailbox that was sent too much gets no receipt, and the team still gets the message', async () => {
  flooded.add('vitima@example.com')
  const before = sentTo('equipe@exemplo.com.br').length
  await contact.write(null, message('vitima@example.com'))
  await arrives('equipe@exemplo.com.br', before + 1)
  const waiting = await pool.query(`select 1 from jobs.job where name = 'contact-receipt' and state < 'completed'`)
  expect(waiting.rowCount).toBe(0)
  expect(sentTo('vitima@example.com')).toEqual([])
})

test('a day has a bound, and the next one begins again', async () => {
  now = new Date('2026-04-10T12:00:00Z')
  await pool.query(
    `insert into contact_messages (number, topic, email, message, created_at)
     select lpad(n::text, 8, '0'), 'duvida', 'x@example.com', 'flood of messages', $2
     from generate_series(1, $1::int) n`,
    [MESSAGES_A_DAY, now],
  )
  const refused = await contact.write(null, message('carla@example.com')).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'contact_full' })
  now = new Date('2026-04-11T12:00:01Z')
  await expect(contact.write(null, message('carla@example.com'))).resolves.toMatchObject({ isPremium: false })
})

test.each([
  ['no subject', { topic: '' }, 'topic'],
  ['an unknown subject', { topic: 'outro' }, 'topic'],
  ['no address', { email: 'bia' }, 'email'],
  ['a short text', { message: '  oi  ' }, 'message'],
  ['a long text', { message: 'a'.repeat(3_001) }, 'message'],
  ['a control character', { message: 'um texto com \0 no meio' }, 'message'],
])('is refused with %s', (_, change, field) => {
  const parsed = contactSchema.safeParse({ topic: 'duvida', email: 'bia@example.com', message: TEXT, ...change })
  expect(parsed.error?.issues[0]?.path).toEqual([field])
})
