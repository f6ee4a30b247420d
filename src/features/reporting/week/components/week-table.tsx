import { dayText } from '../../rules.ts'
import type { StepRow } from '../rules.ts'
import { WEEK_TEXTS as texts } from '../texts.ts'

const number = (count: number) => count.toLocaleString('pt-BR')
const cell = 'px-2 py-2.5 text-right tabular-nums'

/** Seven days beside the week before; scrolls sideways where there is no room. */
export function WeekTable({ days, rows }: { days: readonly string[]; rows: readonly StepRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area has to be reached by the keyboard
    <section tabIndex={0} aria-label={texts.table} className="-mx-2 overflow-x-auto">
      <table className="w-full min-w-160 border-collapse text-sm">
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="px-2 py-2.5 text-left font-semibold">
              {texts.step}
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className={`${cell} font-semibold`}>
                {dayText(day).slice(0, 5)}
              </th>
            ))}
            <th scope="col" className={`${cell} font-semibold text-ink`}>
              {texts.total}
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              {texts.before}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, perDay, total, before }) => (
            <tr key={name} className="border-line border-t">
              <th scope="row" className="px-2 py-2.5 text-left font-medium">
                {texts.steps[name]}
              </th>
              {perDay.map((count, index) => (
                <td key={days[index]} className={`${cell} ${count === 0 ? 'text-ink-3' : ''}`}>
                  {number(count)}
                </td>
              ))}
              <td className={`${cell} font-semibold`}>{number(total)}</td>
              <td className={`${cell} text-ink-3`}>{number(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
