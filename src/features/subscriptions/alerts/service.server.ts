import { type Db, transaction } from '../../../platform/db/pool.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import type { Clock } from '../../../platform/time.ts'
import type { MailSite } from '../mails/schema.ts'
import { drawAlert } from '../mails/service.server.tsx'
import { adminAddresses, findAlert, insertAlert } from './data.server.ts'
import { alertMail } from './jobs.server.ts'
import { ALERTS, type AlertKind } from './texts.ts'

export interface AlertDeps {
  readonly jobs: Pick<Jobs, 'send'>
  readonly clock: Clock
}

/** Cases for a human: stored in a table, and mailed to every administrator once for each kind and subject. */
export function createAlerts({ jobs, clock }: AlertDeps) {
  return {
    /**
     * @param db joins a transaction: the alert then exists if that commits
     * @param about id of the payment, subscription or notification
     * @param detail pt-BR, without personal data
     */
    raise: (db: Db, kind: AlertKind, about: string, detail: string): Promise<void> =>
      transaction(db, async (trx) => {
        const alertId = await insertAlert(trx, { kind, about, detail }, clock())
        if (alertId === null) return
        for (const to of await adminAddresses(trx)) await jobs.send(alertMail, { alertId, to }, { transaction: trx })
      }),
  }
}

export type Alerts = ReturnType<typeof createAlerts>

/** Sends the alerts' mails in this process. */
export async function registerAlertJobs(
  jobs: Jobs,
  { db, mailer, site }: { db: Db; mailer: Mailer; site: MailSite },
): Promise<void> {
  await jobs.work(alertMail, async ({ alertId, to }, { id }) => {
    const alert = await findAlert(db, alertId)
    const texts = Object.entries(ALERTS).find(([kind]) => kind === alert?.kind)?.[1]
    if (!alert || !texts) return
    await mailer.send({ id, to, ...(await drawAlert({ ...texts, detail: alert.detail, about: alert.about }, site)) })
  })
}
