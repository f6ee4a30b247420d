import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/db/pool.ts'
import type { Attachment } from '../../../platform/mail/mailer.ts'
import type { Clock } from '../../../platform/time.ts'
import type { MailSite } from '../mails/schema.ts'
import { formatPrice } from '../plans/rules.ts'
import { EVERY_PERIOD } from '../seller/texts.ts'
import { planName } from '../texts.ts'
import { findContract, keepVersion } from './data.server.ts'
import type { ContractDocument } from './schema.ts'
import { CONTRACT } from './texts.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly site: MailSite
  /** The terms of today; null without terms, as in tests. */
  readonly document: ContractDocument | null
}

/** The terms of each purchase, as they were on its day (rule: contract of a purchase). */
export function createContracts({ db, clock, site, document }: Dependencies) {
  return {
    /** Stores the terms of today when they changed: new orders are made under them. */
    async keep(): Promise<void> {
      if (!document) return
      const fingerprint = createHash('sha256').update(JSON.stringify(document)).digest('hex')
      await keepVersion(db, document, fingerprint, clock())
    },

    /** The contract of a subscription as a file for its buyer; null for one of before the versions. */
    async fileOf(subscriptionId: string): Promise<Attachment | null> {
      const found = await findContract(db, subscriptionId)
      if (!found || found.amount_cents === null) return null
      const price = formatPrice(found.amount_cents)
      // The PDF writer is a tenth of a start's code, and contracts are rare.
      const { drawContract } = await import('./pdf/service.server.ts')
      const content = await drawContract({
        site,
        contract: {
          document: found.document,
          since: found.since,
          orderedAt: found.created_at,
          subscriptionId,
          buyer: { name: found.name, email: found.email },
          plan: planName(found.billing_period),
          price,
          charging:
            found.type === 'subscription' ? CONTRACT.renews(price, EVERY_PERIOD[found.billing_period]) : CONTRACT.once,
        },
      })
      return { name: CONTRACT.fileName, type: 'application/pdf', content }
    },
  }
}
