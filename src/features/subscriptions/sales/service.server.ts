import type { Db } from '../../../platform/db/pool.ts'
import { workbook } from '../../../platform/xlsx.ts'
import type { AdminSession } from '../../accounts/schema.ts'
import type { Audit } from '../../audit/service.server.ts'
import { selectSales, sumSales } from './data.server.ts'
import { monthBounds, salesCells, salesCsv } from './rules.ts'
import type { SalesFormat } from './schema.ts'
import { SALES } from './texts.ts'

/** The sales of a month: their sum, and a file for the accountant (rule: sales of a month). */
export function createSales({ db, audit }: { db: Db; audit: Pick<Audit, 'record'> }) {
  return {
    /** Money that came in a month less what went back in it (centavos). */
    async received(_admin: AdminSession, month: string): Promise<number> {
      const { from, to } = monthBounds(month)
      return sumSales(db, from, to)
    },

    /** The file and its name. The log has who took it: it holds personal data. */
    async export(admin: AdminSession, { month, format }: { month: string; format: SalesFormat }) {
      const { from, to } = monthBounds(month)
      const rows = await selectSales(db, from, to)
      await audit.record({
        actorId: admin.userId,
        action: 'sales.exported',
        subjectType: 'sales',
        subjectId: month,
        summary: SALES.audit(month),
        details: { rows: rows.length, format },
      })
      const file =
        format === 'csv' ? Buffer.from(salesCsv(rows)) : workbook(SALES.sheet, SALES.columns, salesCells(rows))
      return { fileName: `vendas-${month}.${format}`, file }
    },
  }
}

export type Sales = ReturnType<typeof createSales>
