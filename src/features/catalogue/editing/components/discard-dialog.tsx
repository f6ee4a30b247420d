import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FORM } from '../form.texts.ts'

interface DiscardDialogProps {
  readonly open: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asks before what was filled in is lost. */
export function DiscardDialog({ open, onStay, onLeave }: DiscardDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) onStay()
      }}
      title={FORM.discard.title}
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            {FORM.discard.keep}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {FORM.discard.leave}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{FORM.discard.text}</p>
    </Dialog>
  )
}
