import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface EmptyStateProps {
  /** `empty`: no results. `heart`: no sheet saved so far. `error`: a failure. */
  kind: 'empty' | 'heart' | 'error'
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
  const Drawing = DRAWINGS[kind]
  return (
    <div className={classNames('mx-auto flex max-w-text flex-col items-center px-5 py-16 text-center', className)}>
      <Drawing />
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

function SheetAndHeart() {
  return (
    <svg {...drawing} aria-hidden="true">
      <rect x="32" y="4" width="48" height="62" rx="3" />
      <path d="M41 42h26M41 54h16" strokeDasharray=".1 7" />
      <path
        d="M80 34c-9-6-14-10-14-16a7.500 7.500 0 0 1 14-4 7.500 7.500 0 0 1 14 4c0 6-5 10-14 16z"
        className="fill-paper stroke-brand"
      />
    </svg>
  )
}

const DRAWINGS = { empty: SheetAndLens, heart: SheetAndHeart, error: BrokenLine } as const
