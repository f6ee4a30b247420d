import { type Bar, BarChart } from '../../../ui/bar-chart.tsx'
import { dayText } from '../rules.ts'
import type { Dashboard } from '../schema.ts'
import { REPORTING_TEXTS as texts } from '../texts.ts'

/** Bars per label of the axis. */
const LABEL_EVERY = 7

/** Downloads of the last 30 days as bars; the same numbers in words and, on request, as a table. */
export function DailyChart({ days }: { days: Dashboard['perDay'] }) {
  const total = days.reduce((sum, { downloads }) => sum + downloads, 0)
  const busiest = days.reduce((best, day) => (day.downloads > best.downloads ? day : best), days[0] ?? NO_DAY)
  return (
    <>
      <p className="text-ink-2 text-sm">{texts.perDaySummary(total, busiest.downloads, dayText(busiest.date))}</p>
      <div className="mt-4">
        <BarChart bars={days.map((day, index) => barOf(day, days.length - 1 - index))} />
      </div>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-brand text-sm">
          {texts.asTable}
        </summary>
        <table className="mt-1 w-full max-w-80 text-sm tabular-nums">
          <thead>
            <tr className="bg-well text-left">
              <th scope="col" className="px-3 py-2 font-semibold">
                {texts.day}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                {texts.downloadsColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, downloads }) => (
              <tr key={date} className="border-line border-b">
                <th scope="row" className="px-3 py-1.5 text-left font-normal">
                  {dayText(date)}
                </th>
                <td className="px-3 py-1.5 text-right">{downloads.toLocaleString('pt-BR')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

const NO_DAY = { date: '', downloads: 0 }

/** The bar of a day; `fromEnd` counts the days after it, so that the last one has a label. */
function barOf({ date, downloads }: Dashboard['perDay'][number], fromEnd: number): Bar {
  const day = dayText(date)
  return {
    key: date,
    value: downloads,
    title: `${day}: ${texts.downloads(downloads)}`,
    ...(fromEnd % LABEL_EVERY === 0 && { label: day.slice(0, 5) }),
  }
}
