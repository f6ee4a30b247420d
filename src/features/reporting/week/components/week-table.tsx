import { Fold } from '../../../../ui/fold.tsx'
import { dayText } from '../../rules.ts'
import type { StepRow } from '../rules.ts'
import { WEEK_TEXTS as texts } from '../texts.ts'

const number = (count: number) => count.toLocaleString('pt-BR')
const cell = 'px-2 py-2.5 text-right tabular-nums'
/** The days join the table once all of them fit. */
const fits = 'hidden xl:table-cell'

interface WeekTableProps {
  /** Date keys, oldest first. */
  days: readonly string[]
  rows: readonly StepRow[]
}

const shortDay = (day: string) => dayText(day).slice(0, 5)

/** The week beside the one before it, then its days; where these do not fit, they are folded. */
export function WeekTable({ days, rows }: WeekTableProps) {
  return (
    <>
      <table className="w-full border-collapse text-[0.9375rem]/6">
        <thead>
          <tr className="align-bottom text-ink-3 text-sm">
            <th scope="col" className="py-2.5 pr-2 text-left font-semibold">
              {texts.step}
            </th>
            <th scope="col" className={`${cell} font-semibold text-ink`}>
              {texts.total}
            </th>
            <th scope="col" className={`${cell} font-semibold max-xl:pr-0`}>
              {texts.before}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className={`${cell} ${fits} font-semibold`}>
                {shortDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, perDay, total, before }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="py-2.5 pr-2 text-left font-medium">
                {texts.steps[name]}
              </th>
              <td className={`${cell} font-semibold text-lg/6`}>{number(total)}</td>
              <td className={`${cell} text-ink-3 max-xl:pr-0`}>{number(before)}</td>
              <Days days={days} perDay={perDay} className={fits} />
            </tr>
          ))}
        </tbody>
      </table>
      <Fold title={texts.perDay} className="mt-2 xl:hidden">
        <DayTable days={days} rows={rows} />
      </Fold>
    </>
  )
}

/** The days alone, the newest first; scrolls sideways on a phone, under names that stay. */
function DayTable({ days, rows }: WeekTableProps) {
  const newest = days.toReversed()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area has to be reached by the keyboard
    <section tabIndex={0} aria-label={texts.perDay} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="sticky left-0 min-w-32 bg-paper py-2.5 pr-2 text-left font-semibold">
              {texts.step}
            </th>
            {newest.map((day) => (
              <th key={day} scope="col" className={`${cell} font-semibold`}>
                {shortDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, perDay }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="sticky left-0 bg-paper py-2.5 pr-2 text-left font-medium">
                {texts.steps[name]}
              </th>
              <Days days={newest} perDay={perDay.toReversed()} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface DaysProps {
  days: readonly string[]
  perDay: readonly number[]
  className?: string
}

function Days({ days, perDay, className = '' }: DaysProps) {
  return perDay.map((count, index) => (
    <td key={days[index]} className={`${cell} ${className} ${count === 0 ? 'text-ink-3' : ''}`}>
      {number(count)}
    </td>
  ))
}
