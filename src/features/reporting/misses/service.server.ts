import type { Db } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import type { Catalogue } from '../../catalogue/service.server.ts'
import { noteMiss } from './data.server.ts'
import { marksOf } from './marks.service.server.ts'
import { isNotable, missOf } from './rules.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
  readonly catalogue: Pick<Catalogue, 'list'>
  /** Keys the hashes. */
  readonly secret: string
}

/** Records searches that did not help (rule: searches without results). */
export function createSearchMisses({ db, clock, catalogue, secret }: Dependencies) {
  return {
    /** Records the search of a caller, named by a network address, if it really found nothing or too much. */
    async note(typed: string, caller: string): Promise<void> {
      const text = typed.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-BR')
      if (!isNotable(text)) return
      const miss = missOf(text, (await catalogue.list({ search: text, limit: 1 })).total)
      if (!miss) return
      const at = new Date(`${dateKey(clock())}T00:00:00Z`)
      await noteMiss(db, { miss, ...marksOf(text, caller, secret), text, at })
    },
  }
}

export type SearchMisses = ReturnType<typeof createSearchMisses>
