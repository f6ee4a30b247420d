import { FileSpreadsheet } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { monthsBack } from '../rules.ts'
import { SALES as texts } from '../texts.ts'

/** Months on offer: the five years for which papers are stored. */
const MONTHS = 60

/** Downloads the sales of a month; a plain form, so that it works without JavaScript. @param month `2026-11` */
export function SalesForm({ month }: { month: string }) {
  return (
    <section
      aria-labelledby="contabilidade"
      className="mt-5 rounded-panel border border-line bg-paper p-5 shadow-sheet md:mt-6 md:p-8"
    >
      <h2 id="contabilidade" className="text-xl md:text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1.5 mb-4 max-w-text text-ink-2">{texts.intro}</p>
      <form method="post" action="/functions/v1/admin/sales" className="flex flex-wrap items-end gap-3">
        <Select name="month" label={texts.month} defaultValue={month} className="w-full sm:w-64">
          {monthsBack(month, MONTHS).map((one) => (
            <option key={one} value={one}>
              {texts.monthName(one)}
            </option>
          ))}
        </Select>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            type="submit"
            name="format"
            value={format}
            variant="secondary"
            icon={<FileSpreadsheet aria-hidden size={20} />}
          >
            {texts[format]}
          </Button>
        ))}
      </form>
    </section>
  )
}
