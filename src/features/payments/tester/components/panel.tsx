import { type ReactNode, useId } from 'react'

interface PanelProps {
  title?: string
  aside?: ReactNode
  children: ReactNode
}

/** A sheet of paper with one part of a tool on it. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className="mt-5 rounded-panel border border-line bg-paper p-5 shadow-sheet first:mt-0 md:mt-6 md:p-8"
    >
      {title ? (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-xl md:text-2xl">
            {title}
          </h2>
          {aside}
        </div>
      ) : null}
      {children}
    </section>
  )
}
