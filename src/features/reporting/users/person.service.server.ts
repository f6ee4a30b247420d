import type { Db } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { AppError } from '../../../product/errors.ts'
import { entitlement, toSubscriptionProfile } from '../../subscriptions/rules.ts'
import { findPerson } from './data.server.ts'

export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** One person by their id, and their plan. */
export function createPersons({ db, clock }: { db: Db; clock: Clock }) {
  /** @throws AppError not_found */
  async function personOf(userId: string): Promise<Person> {
    const person = isUuid(userId) ? await findPerson(db, userId) : undefined
    if (!person) throw new AppError('not_found')
    return person
  }

  /** A user's plan, as an entry of the audit log records it. */
  async function planOf(userId: string) {
    const { plan, status, billingPeriod, subscriptionEnd } = entitlement(
      toSubscriptionProfile(await personOf(userId)),
      clock(),
    )
    return { plan, status, billingPeriod, subscriptionEnd: subscriptionEnd?.toISOString() ?? null }
  }

  return { personOf, planOf }
}

export type Persons = ReturnType<typeof createPersons>
