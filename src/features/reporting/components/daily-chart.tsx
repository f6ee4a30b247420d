import { axisMarks, dayText } from '../rules.ts'
import type { Dashboard } from '../schema.ts'
import { REPORTING_TEXTS as texts } from '../texts.ts'

/** Bars per label of the axis. */
const LABEL_EVERY = 7

/** Downloads of the last 30 days as bars; the same numbers in words and, on request, as a table. */
export function DailyChart({ days }: { days: Dashboard['perDay'] }) {
  const total = days.reduce((sum, { downloads }) => sum + downloads, 0)
  const busiest = days.reduce((best, day) => (day.downloads > best.downloads ? day : best), days[0] ?? NO_DAY)
  const marks = axisMarks(busiest.downloads)
  const top = marks.at(-1) ?? 1
  return (
    <>
      <p className="text-ink-2 text-sm">{texts.perDaySummary(total, busiest.downloads, dayText(busiest.date))}</p>
      <div aria-hidden="true" className="mt-4 flex gap-2.5">
        <div className="flex flex-col-reverse justify-between pb-6 text-right text-ink-3 text-xs tabular-nums">
          {marks.map((mark) => (
            <span key={mark} className="h-0 -translate-y-2.25">
              {mark.toLocaleString('pt-BR')}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <div className="relative h-44">
            {marks.map((mark) => (
              <span
                key={mark}
                className="absolute inset-x-0 border-line border-t"
                style={{ bottom: `${(mark / top) * 100}%` }}
              />
            ))}
            <div className="absolute inset-0 flex items-end gap-px md:gap-1">
              {days.map(({ date, downloads }) => (
                <span
                  key={date}
                  title={`${dayText(date)}: ${texts.downloads(downloads)}`}
                  className="flex h-full flex-1 items-end hover:bg-brand-soft"
                >
                  <span
                    className="w-full rounded-t-sheet bg-brand forced-colors:bg-[CanvasText]"
                    style={{ height: `${(downloads / top) * 100}%`, minHeight: downloads > 0 ? 2 : 0 }}
                  />
                </span>
              ))}
            </div>
          </div>
          <div className="relative h-6">
            {days.map(({ date }, index) =>
              (days.length - 1 - index) % LABEL_EVERY === 0 ? (
                <span
                  key={date}
                  className="absolute top-1.5 -translate-x-1/2 text-ink-3 text-xs tabular-nums last:-translate-x-3/4"
                  style={{ left: `${((index + 0.5) / days.length) * 100}%` }}
                >
                  {dayText(date).slice(0, 5)}
                </span>
              ) : null,
            )}
          </div>
        </div>
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
