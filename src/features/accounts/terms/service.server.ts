import type { Db } from '../../../platform/db/pool.ts'
import type { Clock } from '../../../platform/time.ts'
import { failAs } from '../../../product/out-of-reach.ts'
import type { Session } from '../schema.ts'
import { insertAcceptance } from './data.server.ts'

/** Acceptance of the terms of use (rule: terms of use). */
export function createTerms({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** @throws AppError unavailable */
    accept: (session: Session): Promise<void> =>
      insertAcceptance(db, session.userId, clock()).catch(failAs('unavailable')),
  }
}
