import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import type { MailSite } from '../mails/schema.ts'
import { drawNotice } from '../mails/service.server.tsx'
import { NOTICES, type NoticeKind } from '../mails/texts.ts'
import {
  endingsBetween,
  findNotice,
  insertNotice,
  markNoticeSent,
  type NoticeNotes,
  paidUntil,
  renewalsBetween,
} from './data.server.ts'
import { factsOf, isStillTrue } from './facts/rules.ts'
import { reminderMail } from './jobs.server.ts'
import { ENDING_NOTICE_MS, PIX_MAIL_AFTER_MS, RECEIPT_WITHIN_MS, RENEWAL_NOTICE_MS } from './rules.ts'

interface Dependencies {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
}

interface Wanted {
  readonly userId: string
  readonly kind: NoticeKind
  readonly about: string
  readonly notes?: NoticeNotes
  readonly startAfter?: Date
}

interface PaidPayment {
  readonly id: string
  readonly userId: string | null
  readonly approvedAt: Date | null
}

/** Mails that a person gets once for each event: what was bought, what renews, what failed, what ended. */
export function createNotices({ db, jobs, clock }: Dependencies) {
  /** Notes a mail and has it sent; a second one about the same thing is none. */
  const note = (onDb: Db, { startAfter, notes = {}, ...notice }: Wanted) =>
    transaction(onDb, async (trx) => {
      const reminderId = await insertNotice(trx, { ...notice, notes }, clock())
      if (reminderId === null) return
      await jobs.send(reminderMail, { reminderId }, { transaction: trx, ...(startAfter ? { startAfter } : {}) })
    })

  return {
    /** A payment was approved: the receipt, with the contract in short. */
    async paid(trx: Db, { id, userId, approvedAt }: PaidPayment): Promise<void> {
      const age = clock().getTime() - (approvedAt?.getTime() ?? 0)
      if (userId && age <= RECEIPT_WITHIN_MS) await note(trx, { userId, kind: 'receipt', about: id })
    },

    /** The money of a payment went back. */
    async refunded(trx: Db, { id, userId }: PaidPayment): Promise<void> {
      if (userId) await note(trx, { userId, kind: 'refunded', about: id, notes: { at: clock().toISOString() } })
    },

    /** A PIX code waits to be paid, and is to be found again after its page was closed. */
    async pixCode(trx: Db, userId: string, subscriptionId: string): Promise<void> {
      const startAfter = new Date(Date.now() + PIX_MAIL_AFTER_MS)
      await note(trx, { userId, kind: 'pix_code', about: subscriptionId, startAfter })
    },

    /** The proof of a cancellation. */
    cancelled: (trx: Db, userId: string, at: Date): Promise<void> =>
      note(trx, { userId, kind: 'cancelled', about: at.toISOString(), notes: { at: at.toISOString() } }),

    /** The proof of a withdrawal. */
    withdrawn: (trx: Db, userId: string, { at, amountCents }: { at: Date; amountCents: number }): Promise<void> =>
      note(trx, { userId, kind: 'withdrawn', about: at.toISOString(), notes: { at: at.toISOString(), amountCents } }),

    /** The days of grace are over: premium has ended, and so has the subscription. */
    lapsed: (trx: Db, userId: string, subscriptionId: string): Promise<void> =>
      note(trx, { userId, kind: 'grace_ended', about: subscriptionId }),

    /**
     * A renewal was refused: once for each period that was to be renewed. The provider itself mails about a first
     * charge.
     */
    async paymentFailed(trx: Db, subscription: { id: string; userId: string | null }): Promise<void> {
      const until = await paidUntil(trx, subscription.id)
      if (!until || !subscription.userId) return
      const about = `${subscription.id} ${dateKey(until)}`
      await note(trx, { userId: subscription.userId, kind: 'payment_failed', about })
    },

    /** Every reminder that is due now. Run daily; running it again changes nothing. */
    async remindAll(): Promise<void> {
      const now = clock()
      const within = (ms: number) => new Date(now.getTime() + ms)
      for (const period of ['annual', 'monthly'] as const) {
        for (const row of await renewalsBetween(db, period, now, within(RENEWAL_NOTICE_MS[period]))) {
          if (!row.user_id || !row.next_charge_at) continue
          await note(db, { userId: row.user_id, kind: 'renewal', about: `${row.id} ${dateKey(row.next_charge_at)}` })
        }
      }
      for (const { id, subscription_end_date } of await endingsBetween(db, now, within(ENDING_NOTICE_MS))) {
        if (!subscription_end_date) continue
        await note(db, { userId: id, kind: 'ending', about: dateKey(subscription_end_date) })
      }
    },
  }
}

export type Notices = ReturnType<typeof createNotices>

function isKind(kind: string): kind is NoticeKind {
  return Object.hasOwn(NOTICES, kind)
}

/** Sends the mails in this process. */
export async function registerNoticeJobs(
  jobs: Jobs,
  { db, mailer, site, clock }: { db: Db; mailer: Mailer; site: MailSite; clock: Clock },
): Promise<void> {
  await jobs.work(reminderMail, async ({ reminderId }, { id }) => {
    const found = await findNotice(db, reminderId)
    if (!found || !isKind(found.kind) || !isStillTrue(found.kind, found)) return
    await mailer.send({ id, to: found.email, ...(await drawNotice(found.kind, factsOf(found.kind, found), site)) })
    await markNoticeSent(db, reminderId, clock())
  })
}
