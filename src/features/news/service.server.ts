import { createElement } from 'react'
import { type Db, transaction } from '../../platform/db/pool.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { drawMail } from '../../platform/mail/draw.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Clock } from '../../platform/time.ts'
import { endNews, findWaiting, markDone, noteMails, selectCategories, selectNews } from './data.server.ts'
import { NEWS_CRON, newsMail, newsRound } from './jobs.server.ts'
import { personOf, unsubscribeAddresses } from './links.service.server.ts'
import { NewsMail } from './mail.tsx'
import { NAMED_MAX, NOTED_AT_ONCE, newsMonthOf } from './rules.ts'
import { NEWS_MAIL } from './texts.ts'
import { createWelcome } from './welcome/service.server.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mailer: Mailer
  /** Signs the links that end the mails. */
  readonly key: string
  readonly site: { readonly name: string; readonly origin: string; readonly imprint: string }
}

/** The monthly mail of new sheets, once a month and person whatever restarts (rule: monthly news). */
export function createNews({ db, clock, jobs, mailer, key, site }: Dependencies) {
  /** Notes who gets the mail of this month, each together with its job. Run again, it goes on where it was. */
  async function round(): Promise<void> {
    const month = newsMonthOf(clock())
    for (;;) {
      const noted = await transaction(db, async (trx) => {
        const people = await noteMails(trx, month, clock(), NOTED_AT_ONCE)
        for (const userId of people) await jobs.send(newsMail, { userId, month: month.key }, { transaction: trx })
        return people.length
      })
      if (noted === 0) return
    }
  }

  async function deliver(userId: string, monthKey: string): Promise<void> {
    const to = await findWaiting(db, userId, monthKey)
    if (to === null) return
    // A mail that waited into the next month still reports its own month.
    const month = newsMonthOf(new Date(`${monthKey}-15T12:00:00Z`))
    const categories = await selectCategories(db, userId)
    const { count, titles } = await selectNews(db, month, categories, NAMED_MAX)
    if (count > 0) {
      const { page, oneClick } = unsubscribeAddresses(userId, key, site.origin)
      const mail = createElement(NewsMail, {
        site: site.name,
        count,
        titles,
        categories,
        url: `${site.origin}/activities`,
        unsubscribeUrl: page,
      })
      await mailer.send({
        // The same for every try: mail servers know a mail they have already taken.
        id: `news-${monthKey}-${userId}`,
        to,
        subject: NEWS_MAIL.subject(count, site.name),
        unsubscribeUrl: oneClick,
        ...(await drawMail(mail, site.imprint)),
      })
    }
    await markDone(db, userId, monthKey, clock())
  }

  return {
    round,

    /** Ends these mails for the person of a token. @returns false for a token that was not made here */
    async unsubscribe(token: string): Promise<boolean> {
      const userId = personOf(token, key)
      if (userId === null) return false
      await endNews(db, userId)
      return true
    },

    async registerJobs(): Promise<void> {
      await jobs.work(newsRound, round)
      await jobs.work(newsMail, ({ userId, month }) => deliver(userId, month))
      await jobs.schedule(newsRound, NEWS_CRON)
      await createWelcome({ db, clock, jobs, mailer, key, site }).registerJobs()
    },
  }
}

export type News = ReturnType<typeof createNews>
