import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface FoldProps {
  /** Seen while the rest is folded. */
  title: string
  /** Open at first. */
  open?: boolean
  className?: string
  children: ReactNode
}

/** A part that is read by few, folded under its title; works without the application. */
export function Fold({ title, open, className, children }: FoldProps) {
  return (
    <details open={open} className={classNames('group', className)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control font-semibold text-brand">
        {title}
        <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
