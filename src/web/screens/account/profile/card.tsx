import type { ReactNode } from 'react'

interface CardProps {
  id: string
  title: string
  /** At the end of the heading's line. */
  action?: ReactNode
  children: ReactNode
}

/** A sheet of paper on the desk with a heading. */
export function Card({ id, title, action, children }: CardProps) {
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-paper p-5 shadow-sheet md:p-8 forced-colors:border"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
        <h2 id={id} className="text-xl max-sm:text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
