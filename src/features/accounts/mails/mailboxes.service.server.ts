import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { MailboxGoneError, type Mailer } from '../../../platform/mail/mailer.ts'
import type { Clock } from '../../../platform/time.ts'
import { writeMailboxGone, writeMailboxThere } from './data.server.ts'

/**
 * A mailer that marks users' mailboxes as gone, and unmarks those that accept mail again (rule: refused mailboxes).
 * Passes errors on.
 */
export function watchMailboxes(mailer: Mailer, { db, clock, log }: { db: Db; clock: Clock; log: Logger }): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        if (error instanceof MailboxGoneError) await writeMailboxGone(db, mail.to, clock())
        throw error
      }
      // The mail is sent: an error here would send it twice.
      await writeMailboxThere(db, mail.to).catch((err: unknown) => log.error({ err }, 'a mailbox was not noted'))
    },
  }
}
