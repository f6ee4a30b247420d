import type { ReactNode } from 'react'
import { Dialog, DialogTitle } from '../../../../ui/dialog.tsx'
import { PREPARE } from '../texts.ts'

/** The dialog that prepares a sheet: choices on one side, what becomes of it on the other, below them what to do with it. */
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
      <div className="grid grid-cols-1 gap-6 px-5 pt-5 pb-6 md:grid-cols-2 md:px-8 md:pt-7">
        <div className="flex min-w-0 flex-col gap-4 md:order-2">
          <div className="pr-14">
            <DialogTitle>{PREPARE.title}</DialogTitle>
            <p className="mt-1 text-ink-2">{title}</p>
          </div>
          {children}
        </div>
        {preview}
      </div>
    </Dialog>
  )
}
