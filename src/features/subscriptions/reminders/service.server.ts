import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Attachment, Mailer } from '../../../platform/mail/mailer.ts'
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
import { bringsContract, factsOf, isStillTrue } from './facts/rules.ts'
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

interface RefundedPayment extends PaidPayment {
  /** So far, in centavos. */
  readonly refundedCents: number
}

interface FailedCharge {
  readonly id: string
  readonly userId: string | null
  readonly authorizedAt: Date | null
}

/** Mails that a person gets once for each event: what was bought, what renews, what failed, what ended. */
export function createNotices({ db, jobs, clock }: Dependencies) {
  /** Records a mail and queues it; a second one about the same subject has no effect. */
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
    async refunded(trx: Db, { id, userId }: PaidPayment, amountCents: number): Promise<void> {
      const notes = { at: clock().toISOString(), amountCents }
      if (userId) await note(trx, { userId, kind: 'refunded', about: id, notes })
    },

    /** A part of a payment went back, and its period stays. */
    async refundedInPart(trx: Db, { id, userId, refundedCents }: RefundedPayment, amountCents: number): Promise<void> {
      const notes = { at: clock().toISOString(), amountCents }
      if (userId) await note(trx, { userId, kind: 'refunded_in_part', about: `${id} ${refundedCents}`, notes })
    },

    /** A charge that came after a cancellation went back. */
    async chargeReturned(trx: Db, { id, userId }: PaidPayment): Promise<void> {
      if (userId) await note(trx, { userId, kind: 'charge_returned', about: id, notes: { at: clock().toISOString() } })
    },

    /** A subscription was agreed to whose first charge is days ahead: its confirmation, with the contract. */
    async agreed(trx: Db, { id, userId }: Pick<FailedCharge, 'id' | 'userId'>): Promise<void> {
      if (userId) await note(trx, { userId, kind: 'agreed', about: id })
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

    /** A refund that was asked for is not given: the purchase holds, and a person of the team writes. */
    refundRefused: (trx: Db, userId: string, subscriptionId: string): Promise<void> =>
      note(trx, { userId, kind: 'refund_refused', about: `${subscriptionId} ${dateKey(clock())}` }),

    /** Two payments of one purchase: the payer may want one back. */
    paidTwice: (trx: Db, userId: string, paymentId: string): Promise<void> =>
      note(trx, { userId, kind: 'paid_twice', about: paymentId }),

    /** The days of grace are over: premium has ended, and so has the subscription. */
    lapsed: (trx: Db, userId: string, subscriptionId: string): Promise<void> =>
      note(trx, { userId, kind: 'grace_ended', about: subscriptionId }),

    /**
     * A charge was refused. A renewal: once for each period that was to be renewed. A first charge: once, after the
     * card had been authorised; before that the payer saw the refusal on the page.
     */
    async paymentFailed(trx: Db, subscription: FailedCharge): Promise<void> {
      const { id, userId, authorizedAt } = subscription
      if (!userId) return
      const until = await paidUntil(trx, id)
      if (until) await note(trx, { userId, kind: 'payment_failed', about: `${id} ${dateKey(until)}` })
      else if (authorizedAt) await note(trx, { userId, kind: 'first_charge_failed', about: id })
    },

    /** All reminders due now. Run daily; repeating it has no effect. */
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

interface NoticeJobs {
  readonly db: Db
  readonly mailer: Mailer
  readonly site: MailSite
  readonly clock: Clock
  /** The contract of a subscription as a file; null without one. */
  readonly contractOf: (subscriptionId: string) => Promise<Attachment | null>
}

/** Sends the mails in this process. */
export async function registerNoticeJobs(
  jobs: Jobs,
  { db, mailer, site, clock, contractOf }: NoticeJobs,
): Promise<void> {
  await jobs.work(reminderMail, async ({ reminderId }, { id }) => {
    const found = await findNotice(db, reminderId)
    if (!found || !isKind(found.kind) || !isStillTrue(found.kind, found)) return
    const { kind, email, subscription_id: subscriptionId } = found
    const contract = subscriptionId && bringsContract(kind, found) ? await contractOf(subscriptionId) : null
    const facts = { ...factsOf(kind, found), hasContract: contract !== null }
    const attachments = contract ? { attachments: [contract] } : {}
    await mailer.send({ id, to: email, ...(await drawNotice(kind, facts, site)), ...attachments })
    await markNoticeSent(db, reminderId, clock())
  })
}
