import type { Db } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { Category } from '../../catalogue/taxonomy/rules.ts'
import { selectStretch } from './data.server.ts'
import { tableFileName, tableHead, tableLine } from './rules.ts'

/** Activities that are read at once: the table of a large catalogue is never in memory as a whole. */
const STRETCH = 500

/** The catalogue as a table that can be imported again. */
export function createExport({ db, clock }: { db: Db; clock: Clock }) {
  async function* stretches(category: Category | null): AsyncGenerator<string, void, void> {
    yield tableHead()
    for (let after = ''; ; ) {
      const rows = await selectStretch(db, { category, after, limit: STRETCH })
      if (rows.length > 0) yield rows.map(tableLine).join('')
      if (rows.length < STRETCH) return
      after = String(rows.at(-1)?.slug ?? '')
    }
  }
  return {
    /** Activities of every status, of one category or of all: the name of the file, and its text piece by piece. */
    activities: (_admin: AdminSession, { category }: { category: Category | null }) => ({
      fileName: tableFileName(dateKey(clock())),
      text: stretches(category),
    }),
  }
}

export type Export = ReturnType<typeof createExport>
