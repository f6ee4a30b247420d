import type { ReactNode } from 'react'
import { Dialog, DialogTitle } from '../../../ui/dialog.tsx'
import { DayNote } from '../../downloads/today/components/day-note.tsx'
import { PREPARE } from '../texts.ts'

interface PanelUser {
  viewer: { readonly session: { readonly userId: string } | null; readonly isPremium: boolean }
  /** The sheet's id. */
  sheet: string
}

/** The cost of printing or saving, before it is spent. */
export function PanelCost({
  viewer: { session, isPremium },
  sheet,
  counts,
  left,
}: PanelUser & {
  counts: string
  /** Variants left of the day, once that is known. */
  left: number | null
}) {
  return (
    <div className="text-ink-2 text-sm *:text-left">
      <p>{session ? counts : PREPARE.signInNote}</p>
      {left === null ? null : (
        <p role="status" className="mt-2">
          {PREPARE.left(left)}
        </p>
      )}
      {session && isPremium ? <DayNote userId={session.userId} sheet={sheet} unlimited /> : null}
    </div>
  )
}

/**
 * The dialog that prepares a sheet: choices on one side, what becomes of it on the other (above them on a phone), below
 * them what the day has left and what to do with it.
 */
export function PanelShell({
  viewer: { session, isPremium },
  sheet,
  title,
  preview,
  footer,
  onClose,
  children,
}: PanelUser & {
  title: string
  preview: ReactNode
  /** Buttons. */
  footer: ReactNode
  onClose: () => void
  /** The choices. */
  children: ReactNode
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      layout="bare"
      closeLabel={PREPARE.close}
      footer={
        <>
          {session && !isPremium ? (
            <DayNote userId={session.userId} sheet={sheet} className="basis-full md:text-right" />
          ) : null}
          {footer}
        </>
      }
    >
      <div className="flex flex-col gap-4 px-5 pt-5 pb-6 md:grid md:grid-cols-2 md:gap-x-6 md:grid-rows-[auto_1fr] md:px-8 md:pt-7">
        <div className="pr-14 md:col-start-2">
          <DialogTitle>{PREPARE.title}</DialogTitle>
          <p className="mt-1 text-ink-2">{title}</p>
        </div>
        {/* On a phone it stays while the choices below it are made: what they change is what is looked at. */}
        <div className="sticky low:static top-0 z-10 -mx-5 min-w-0 border-line border-b bg-paper px-5 pt-2 [--sheet-width:min(16rem,24dvh)] short:[--sheet-width:18dvh] md:static md:z-auto md:col-start-1 md:row-span-2 md:row-start-1 md:mx-0 md:border-b-0 md:p-0">
          {preview}
        </div>
        <div className="flex min-w-0 flex-col gap-4 md:col-start-2">{children}</div>
      </div>
    </Dialog>
  )
}
