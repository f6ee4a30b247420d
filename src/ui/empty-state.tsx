import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface EmptyStateProps {
  /** `empty`: no results. `error`: a failure. */
  kind: 'empty' | 'error'
  title: string
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  /** Rank of the heading in the page. */
  level?: 1 | 2 | 3
  className?: string
}

/** A small drawing, a heading, one sentence, one button. */
export function EmptyState({ kind, title, children, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('mx-auto flex max-w-text flex-col items-center px-5 py-16 text-center', className)}>
      {kind === 'empty' ? <SheetAndLens /> : <BrokenLine />}
      <Heading className="mt-4 text-xl">{title}</Heading>
      {children ? <p className="mt-2 text-base text-ink-2">{children}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  )
}

const drawing = {
  width: 120,
  height: 72,
  viewBox: '0 0 120 72',
  fill: 'none',
  className: 'stroke-outline',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

function SheetAndLens() {
  return (
    <svg {...drawing} aria-hidden="true">
      <rect x="24" y="4" width="48" height="62" rx="3" />
      <path d="M33 18h26M33 30h20M33 42h12" strokeDasharray=".1 7" />
      <circle cx="82" cy="38" r="16" className="fill-paper" />
      <path d="m94 51 13 13" />
    </svg>
  )
}

function BrokenLine() {
  return (
    <svg {...drawing} aria-hidden="true">
      <path d="M10 54c9-32 24-42 40-16" />
      <path d="M56 46c9 14 19 12 27-4s17-18 27-6" strokeDasharray=".1 8" strokeWidth="3" />
      <path d="m47 36 9 9m0-9-9 9" className="stroke-margin" strokeWidth="3" />
    </svg>
  )
}
