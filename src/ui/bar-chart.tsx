import { axisMarks } from './axis-marks.ts'

export interface Bar {
  /** Unique among the bars. */
  key: string
  /** 0 or more. */
  value: number
  /** Shown by the pointer. */
  title: string
  /** Under the bar; leave it out where it would not fit. */
  label?: string
}

/**
 * Bars from left to right on an axis of round numbers. Hidden from assistive technology: the page gives the same
 * numbers in words or in a table.
 */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const marks = axisMarks(Math.max(0, ...bars.map(({ value }) => value)))
  const top = marks.at(-1) ?? 1
  return (
    <div aria-hidden="true" className="flex gap-2.5">
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
            {bars.map(({ key, value, title }) => (
              <span key={key} title={title} className="flex h-full flex-1 items-end hover:bg-brand-soft">
                <span
                  className="w-full rounded-t-sheet bg-brand forced-colors:bg-[CanvasText]"
                  style={{ height: `${(value / top) * 100}%`, minHeight: value > 0 ? 2 : 0 }}
                />
              </span>
            ))}
          </div>
        </div>
        <div className="relative h-6">
          {bars.map(({ key, label }, index) =>
            label === undefined ? null : (
              <span
                key={key}
                className="absolute top-1.5 -translate-x-1/2 text-ink-3 text-xs tabular-nums last:-translate-x-3/4"
                style={{ left: `${((index + 0.5) / bars.length) * 100}%` }}
              >
                {label}
              </span>
            ),
          )}
        </div>
      </div>
    </div>
  )
}
