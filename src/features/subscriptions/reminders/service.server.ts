import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import { drawReminder } from '../mails/service.server.tsx'
import type { MailSite, ReminderKind } from '../mails/texts.ts'
import { formatPrice } from '../plans/rules.ts'
import {
  endingsBetween,
  findReminder,
  insertReminder,
  markReminderSent,
  paidUntil,
  renewalsBetween,
} from './data.server.ts'
import { reminderMail } from './jobs.server.ts'
import { ENDING_NOTICE_MS, longDate, RENEWAL_NOTICE_MS } from './rules.ts'

interface Dependencies {
  readonly db: Db
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
}

/** Mails that a subscriber gets once each: about a renewal, an end, a charge that failed. */
export function createReminders({ db, jobs, clock }: Dependencies) {
  /** Notes a reminder and has it mailed; a second one about the same thing is none. */
  const remind = (onDb: Db, reminder: { userId: string; kind: ReminderKind; about: string }) =>
    transaction(onDb, async (trx) => {
      const reminderId = await insertReminder(trx, reminder, clock())
      if (reminderId !== null) await jobs.send(reminderMail, { reminderId }, { transaction: trx })
    })

  return {
    /**
     * A renewal was refused: once for each period that was to be renewed. The provider itself mails about a first
     * charge.
     */
    async paymentFailed(trx: Db, subscription: { id: string; userId: string | null }): Promise<void> {
      const until = await paidUntil(trx, subscription.id)
      if (!until || !subscription.userId) return
      await remind(trx, {
        userId: subscription.userId,
        kind: 'payment_failed',
        about: `${subscription.id} ${dateKey(until)}`,
      })
    },

    /** Every reminder that is due now. Run daily; running it again changes nothing. */
    async remindAll(): Promise<void> {
      const now = clock()
      const within = (ms: number) => new Date(now.getTime() + ms)
      for (const { id, user_id, next_charge_at } of await renewalsBetween(db, now, within(RENEWAL_NOTICE_MS))) {
        if (!user_id || !next_charge_at) continue
        await remind(db, { userId: user_id, kind: 'renewal', about: `${id} ${dateKey(next_charge_at)}` })
      }
      for (const { id, subscription_end_date } of await endingsBetween(db, now, within(ENDING_NOTICE_MS))) {
        if (!subscription_end_date) continue
        await remind(db, { userId: id, kind: 'ending', about: dateKey(subscription_end_date) })
      }
    },
  }
}

export type Reminders = ReturnType<typeof createReminders>

type Found = NonNullable<Awaited<ReturnType<typeof findReminder>>>

/** The day a reminder is about, or null when what it says is no longer true. */
function dayOf({ kind, ...found }: Found): Date | null {
  if (kind === 'renewal') return found.own_status === 'active' ? found.next_charge_at : null
  if (kind === 'ending') return found.subscription_status === 'one_time_active' ? found.subscription_end_date : null
  return found.subscription_status === 'active' ? found.subscription_end_date : null
}

/** Sends the reminders in this process. */
export async function registerReminderJobs(
  jobs: Jobs,
  { db, mailer, site, clock }: { db: Db; mailer: Mailer; site: MailSite; clock: Clock },
): Promise<void> {
  await jobs.work(reminderMail, async ({ reminderId }, { id }) => {
    const found = await findReminder(db, reminderId)
    const day = found ? dayOf(found) : null
    if (!found || !day) return
    const facts = { day: longDate(day), price: formatPrice(found.amount_cents ?? 0) }
    await mailer.send({ id, to: found.email, ...(await drawReminder(found.kind, facts, site)) })
    await markReminderSent(db, reminderId, clock())
  })
}
