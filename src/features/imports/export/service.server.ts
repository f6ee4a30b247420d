import type { Db } from '../../../platform/db/pool.ts'
import { type Clock, dateKey } from '../../../platform/time.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { Category } from '../../catalogue/taxonomy/rules.ts'
import { selectSlice } from './data.server.ts'
import { tableFileName, tableHead, tableLine } from './rules.ts'

/** Rows per query: a large catalogue is never in memory as a whole. */
const SLICE = 500

/** Exports the catalogue as a table for import. */
export function createExport({ db, clock }: { db: Db; clock: Clock }) {
  async function* slices(category: Category | null): AsyncGenerator<string, void, void> {
    yield tableHead()
    for (let after = ''; ; ) {
      const rows = await selectSlice(db, { category, after, limit: SLICE })
      if (rows.length > 0) yield rows.map(tableLine).join('')
      if (rows.length < SLICE) return
      after = String(rows.at(-1)?.slug ?? '')
    }
  }
  return {
    /** Activities of any status, in one category or in all: file name, and text in pieces. */
    activities: (_admin: AdminSession, { category }: { category: Category | null }) => ({
      fileName: tableFileName(dateKey(clock())),
      text: slices(category),
    }),
  }
}

export type Export = ReturnType<typeof createExport>
