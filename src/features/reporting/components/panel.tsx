import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'

interface PanelProps {
  title: string
  /** Beside the title: what the content covers. */
  note?: string
  /** At the end of the title's line. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A sheet with a title: the parts of the dashboard and of a person's screen. */
export function Panel({ title, note, action, className, children }: PanelProps) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={classNames('min-w-0 rounded-panel border border-line bg-paper p-5 md:p-6', className)}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={heading} className="text-lg">
          {title}
        </h2>
        {note ? <p className="text-ink-3 text-sm">{note}</p> : null}
        {action ? <div className="ml-auto self-center">{action}</div> : null}
      </div>
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** Text of an empty panel. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-4 text-ink-2">{children}</p>
}
