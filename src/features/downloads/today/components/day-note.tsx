import { useEffect, useSyncExternalStore } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { downloadCalls } from '../../components/download-calls.ts'
import { dayNote } from '../rules.ts'
import { createTodayStore } from './today-store.ts'

export const today = createTodayStore(downloadCalls(), () => performance.now())

interface DayNoteProps {
  readonly userId: string
  /** The sheet of the button, as its download is reported; null for a page without one sheet. */
  readonly sheet: string | null
  readonly unlimited?: boolean
  readonly className?: string
}

/**
 * The rest of a member's day, under a sheet's button. Loaded by script: the page is the same for every user. Its
 * line is reserved, except for users without a limit, who rarely get a text.
 */
export function DayNote({ userId, sheet, unlimited = false, className = 'mt-2' }: DayNoteProps) {
  useEffect(() => void today.read(userId), [userId])
  const day = useSyncExternalStore(
    today.subscribe,
    () => today.dayOf(userId),
    () => null,
  )
  return (
    <p
      role="status"
      className={classNames(
        'text-balance text-center text-[0.875rem]/5.5 text-ink-2 noscript:hidden',
        unlimited ? 'not-empty:mt-2' : classNames('min-h-5.5', className),
      )}
    >
      {day ? dayNote(day, sheet) : null}
    </p>
  )
}
