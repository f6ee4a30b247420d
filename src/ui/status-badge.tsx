import { BadgeCheck, Ban, CircleAlert, CircleCheck, CircleHelp, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  ok: ['bg-ok-soft text-ok', CircleCheck],
  pending: ['bg-warn-soft text-warn', Clock],
  warn: ['bg-warn-soft text-warn', TriangleAlert],
  error: ['bg-error-soft text-error', CircleAlert],
  info: ['bg-info-soft text-info', BadgeCheck],
  cancelled: ['bg-well text-ink-2', Ban],
  unknown: ['border-[1.5px] border-outline text-ink-2', CircleHelp],
} as const

export type StatusLook = keyof typeof looks

/** A status: always an icon and a word, never colour alone. 28 px. */
export function StatusBadge({ look, children }: { look: StatusLook; children: ReactNode }) {
  const [colours, Icon] = looks[look]
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-tag px-2.5 font-semibold text-[0.8125rem]/4.5 forced-colors:border',
        colours,
      )}
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}
