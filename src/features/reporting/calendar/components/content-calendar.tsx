import { Link } from 'react-router'
import { formatShortMoment } from '../../../../platform/local-time.ts'
import { countSheets } from '../../../../product/count-sheets.ts'
import { dayText } from '../../rules.ts'
import type { PlannedWeek } from '../rules.ts'
import { CALENDAR_TEXTS as texts } from '../texts.ts'

/** Titles shown of a week. */
const MOST_TITLES = 4

const shortDay = (day: string) => dayText(day).slice(0, 5)

/** The coming weeks with the activities that each publishes (rule: publication date). */
export function ContentCalendar({ weeks }: { weeks: readonly PlannedWeek[] }) {
  return (
    <>
      <ol className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-5">
        {weeks.map(({ from, to, planned }) => (
          <li key={from} className="border-line border-t py-3">
            <h3 className="text-base">{texts.week(shortDay(from), shortDay(to))}</h3>
            <p className={planned.length === 0 ? 'text-warn' : 'font-semibold'}>
              {planned.length === 0 ? texts.none : countSheets(planned.length)}
            </p>
            <ul className="mt-1 text-sm">
              {planned.slice(0, MOST_TITLES).map(({ title, at }) => (
                <li key={`${at} ${title}`} className="wrap-anywhere">
                  <span className="text-ink-3 tabular-nums">{formatShortMoment(at)}</span> {title}
                </li>
              ))}
              {planned.length > MOST_TITLES ? (
                <li className="text-ink-3">{texts.more(planned.length - MOST_TITLES)}</li>
              ) : null}
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-ink-3 text-sm">{texts.note}</p>
      <Link to="/admin/activities" className="text-link mt-1 inline-flex min-h-11 items-center">
        {texts.open}
      </Link>
    </>
  )
}
