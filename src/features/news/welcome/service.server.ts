import { createElement } from 'react'
import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { drawMail } from '../../../platform/mail/draw.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import type { Clock } from '../../../platform/time.ts'
import { unsubscribeAddresses } from '../links.service.server.ts'
import { findWelcome, markWelcomeSent, noteWelcomes } from './data.server.ts'
import { WELCOME_CRON, welcomeMail, welcomeRound } from './jobs.server.ts'
import { WelcomeMail } from './mail.tsx'
import { NOTED_AT_ONCE, type WelcomeDay } from './rules.ts'
import { WELCOME_MAILS } from './texts.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly mailer: Mailer
  /** Signs the links that end the mails. */
  readonly key: string
  readonly site: { readonly name: string; readonly origin: string; readonly imprint: string }
}

/** The mails of an account's first week, each once a person whatever restarts (rule: welcome mails). */
export function createWelcome({ db, clock, jobs, mailer, key, site }: Dependencies) {
  /** Notes the mails that are due, each together with its job. Run again, it goes on where it was. */
  async function round(): Promise<void> {
    for (;;) {
      const noted = await transaction(db, async (trx) => {
        const mails = await noteWelcomes(trx, clock(), NOTED_AT_ONCE)
        for (const mail of mails) await jobs.send(welcomeMail, mail, { transaction: trx })
        return mails.length
      })
      if (noted === 0) return
    }
  }

  async function deliver(userId: string, day: WelcomeDay): Promise<void> {
    const to = await findWelcome(db, userId, day)
    if (to === null) return
    const { page, oneClick } = unsubscribeAddresses(userId, key, site.origin)
    const mail = createElement(WelcomeMail, { site: site.name, origin: site.origin, day, unsubscribeUrl: page })
    await mailer.send({
      // The same for every try: mail servers know a mail they have already taken.
      id: `welcome-${day}-${userId}`,
      to,
      subject: WELCOME_MAILS[day].subject(site.name),
      unsubscribeUrl: oneClick,
      ...(await drawMail(mail, site.imprint)),
    })
    await markWelcomeSent(db, userId, day, clock())
  }

  return {
    round,

    async registerJobs(): Promise<void> {
      await jobs.work(welcomeRound, round)
      await jobs.work(welcomeMail, ({ userId, day }) => deliver(userId, day))
      await jobs.schedule(welcomeRound, WELCOME_CRON)
    },
  }
}
