import { randomBytes } from 'node:crypto'
import { createElement } from 'react'
import { type Db, transaction } from '../../platform/db/pool.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { drawMail } from '../../platform/mail/draw.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { type Clock, DAY_MS } from '../../platform/time.ts'
import { AppError } from '../../product/errors.ts'
import type { Limits } from '../../product/limits.ts'
import type { Session } from '../accounts/schema.ts'
import type { Subscriptions } from '../subscriptions/service.server.ts'
import { countSince, findMessage, insertMessage } from './data.server.ts'
import { contactMail, contactReceipt } from './jobs.server.ts'
import { ContactMail, ContactReceipt } from './mail.tsx'
import { contactNumber, MESSAGES_A_DAY, NUMBER_BYTES } from './rules.ts'
import type { ContactInput } from './schema.ts'
import { CONTACT_MAILS } from './texts.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly limits: Limits
  readonly subscriptions: Pick<Subscriptions, 'entitlementOf'>
  readonly mailbox: string
  readonly site: { readonly name: string; readonly imprint: string }
}

/** Answers with a number at once and mails the message (rule: contact). */
export function createContact({ db, clock, jobs, mailer, limits, subscriptions, mailbox, site }: Dependencies) {
  return {
    /**
     * @returns the number, and true if Premium is answered first
     * @throws AppError contact_full after {@link MESSAGES_A_DAY} messages in 24 hours
     */
    async write(session: Session | null, input: ContactInput): Promise<{ number: string; isPremium: boolean }> {
      const isPremium = session !== null && (await subscriptions.entitlementOf(session)).allowsPremium
      const number = contactNumber(randomBytes(NUMBER_BYTES))
      // A stranger could send many receipts to another's mailbox.
      const confirms = (await limits.consume('mail', input.email)).allowed
      await transaction(db, async (trx) => {
        const now = clock()
        if ((await countSince(trx, new Date(now.getTime() - DAY_MS))) >= MESSAGES_A_DAY)
          throw new AppError('contact_full')
        await insertMessage(trx, { ...input, number, isPremium }, now)
        await jobs.send(contactMail, { number }, { transaction: trx })
        if (confirms) await jobs.send(contactReceipt, { number }, { transaction: trx })
      })
      return { number, isPremium }
    },

    async registerJobs(): Promise<void> {
      await jobs.work(contactMail, async ({ number }, { id }) => {
        const message = await findMessage(db, number)
        if (!message) return
        await mailer.send({
          id,
          to: mailbox,
          replyTo: message.email,
          subject: CONTACT_MAILS.staffSubject(number, message.topic, message.isPremium),
          ...(await drawMail(createElement(ContactMail, { site: site.name, message }), site.imprint)),
        })
      })
      await jobs.work(contactReceipt, async ({ number }, { id }) => {
        const message = await findMessage(db, number)
        if (!message) return
        await mailer.send({
          id,
          to: message.email,
          subject: CONTACT_MAILS.receiptSubject(number, site.name),
          ...(await drawMail(createElement(ContactReceipt, { site: site.name, message }), site.imprint)),
        })
      })
    },
  }
}

export type Contact = ReturnType<typeof createContact>
