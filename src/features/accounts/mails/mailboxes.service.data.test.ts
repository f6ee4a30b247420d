import { expect, test } from 'vitest'
import { insertUser } from '../../../../tests/factories/database.ts'
import { testDatabase } from '../../../../tests/setup/database.ts'
import { createLog } from '../../../platform/log.ts'
import { MailboxGoneError, type OutgoingMail } from '../../../platform/mail/mailer.ts'
import { watchMailboxes } from './mailboxes.service.server.ts'

const { db, pool } = await testDatabase()
const first = new Date('2026-03-02T12:00:00Z')
let now = first
/** The mail server's next answer; null accepts the mail. */
let answer: Error | null = null
const mailer = watchMailboxes(
  { send: () => (answer ? Promise.reject(answer) : Promise.resolve()) },
  { db, clock: () => now, log: createLog({ level: 'silent' }) },
)
const mail = (to: string): OutgoingMail => ({ id: 'job-1', to, subject: 'Oi', text: 'Oi', html: '<p>Oi</p>' })
const gone = new MailboxGoneError('550 5.1.1')
const marked = async (id: string): Promise<Date | null> =>
  (await pool.query('select mail_refused_at from profiles where id = $1', [id])).rows[0]?.mail_refused_at

test('an account is marked while its mailbox is refused for good, from the first refusal on', async () => {
  const [ana, bia] = [await insertUser(db), await insertUser(db)]
  answer = new Error('421 try later')
  await expect(mailer.send(mail(ana.email))).rejects.toThrow('421')
  expect(await marked(ana.id)).toBeNull()

  answer = gone
  await expect(mailer.send(mail(ana.email.toUpperCase()))).rejects.toBe(gone)
  now = new Date('2026-03-05T12:00:00Z')
  await expect(mailer.send(mail(ana.email))).rejects.toBe(gone)
  expect([await marked(ana.id), await marked(bia.id)]).toEqual([first, null])

  answer = null
  await mailer.send(mail(bia.email))
  expect(await marked(ana.id)).toEqual(first)
  await mailer.send(mail(ana.email))
  expect(await marked(ana.id)).toBeNull()
})

test('an address without an account is refused and marks no account', async () => {
  answer = gone
  await expect(mailer.send(mail('ninguem@exemplo.com.br'))).rejects.toBe(gone)
  const { rowCount } = await pool.query('select 1 from profiles where mail_refused_at is not null')
  expect(rowCount).toBe(0)
})
