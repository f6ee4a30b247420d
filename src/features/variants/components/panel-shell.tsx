import type { ReactNode } from 'react'
import { Dialog, DialogTitle } from '../../../ui/dialog.tsx'
import { DayNote } from '../../downloads/today/components/day-note.tsx'
import { PREPARE } from '../texts.ts'

/** The cost of printing or saving, and what the day has left, before it is spent. */
export function PanelCost({
  viewer: { session, isPremium },
  counts,
}: {
  viewer: { readonly session: { readonly userId: string } | null; readonly isPremium: boolean }
  counts: string
}) {
  return (
    <div className="text-ink-2 text-sm *:text-left">
      <p>{session ? counts : PREPARE.signInNote}</p>
      {session ? <DayNote userId={session.userId} unlimited={isPremium} /> : null}
    </div>
  )
}

/**
 * The dialog that prepares a sheet: choices on one side, what becomes of it on the other (above them on a phone), below
 * them what to do with it.
 */
export function PanelShell({
  title,
  preview,
  footer,
  left,
  onClose,
  children,
}: {
  title: string
  preview: ReactNode
  /** Buttons. */
  footer: ReactNode
  /** Variants left of the day, once that is known. */
  left: number | null
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
          {left === null ? null : (
            <p role="status" className="basis-full text-center text-ink-2 text-sm md:basis-auto md:self-center">
              {PREPARE.left(left)}
            </p>
          )}
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
