import type { Db } from '../../../platform/db/pool.ts'
import type { Logger } from '../../../platform/log.ts'
import { MailboxGoneError, type Mailer } from '../../../platform/mail/mailer.ts'
import type { Clock } from '../../../platform/time.ts'
import { writeMailboxGone, writeMailboxThere } from './data.server.ts'

/**
 * A mailer that notes which people's mailboxes are gone, and takes the note back once one takes a mail again
 * (rule: refused mailboxes). Errors of sending stay as they are.
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
      // The mail is out: an error here would send it twice.
      await writeMailboxThere(db, mail.to).catch((err: unknown) => log.error({ err }, 'a mailbox was not noted'))
    },
  }
}
