import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'

interface PillLinkProps {
  to: string
  current: boolean
  onClick?: () => void
  children: ReactNode
}

/** One of several views of a page, as a pill; `current` is the one that is shown. */
export function PillLink({ to, current, onClick, children }: PillLinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border-[1.5px] px-4 font-display font-medium no-underline',
        current ? 'border-brand bg-brand text-on-brand' : 'border-outline bg-paper text-ink hover:bg-well',
      )}
    >
      {children}
    </Link>
  )
}
