import type { ReactNode } from 'react'
import { formatPrice } from '../../plans/rules.ts'
import { SALES } from '../texts.ts'

interface ReceivedProps {
  /** `2026-11` */
  month: string
  cents: number
  /** After the sum, in the same line. */
  children?: ReactNode
}

/** Money that came in a month less what went back in it, in one line. */
export function Received({ month, cents, children }: ReceivedProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-ink-2">{SALES.received(month)}</span>
      <b className="font-display font-semibold text-2xl tabular-nums">{formatPrice(cents)}</b>
      {children}
    </p>
  )
}
