import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import type { AdminActivity } from '../schema.ts'
import { DELETE_DIALOG, EDITING_MESSAGES } from '../texts.ts'
import { callDelete } from './editing-calls.ts'
import { deleteFailure } from './saving.ts'

interface DeleteDialogProps {
  activity: AdminActivity
  onClose: () => void
  onDeleted: () => void
}

/** 'Confirmar exclusão': asks before an activity is deleted. */
export function DeleteDialog({ activity, onClose, onDeleted }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const outcome = await callDelete(activity.id).catch(() => null)
    setBusy(false)
    if (!outcome?.ok) return showToast({ kind: 'error', ...deleteFailure(outcome) })
    showToast({ kind: 'success', ...EDITING_MESSAGES.deleted })
    onClose()
    onDeleted()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose()
      }}
      title={DELETE_DIALOG.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {DELETE_DIALOG.cancel}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={DELETE_DIALOG.busy} onClick={() => void remove()}>
            {DELETE_DIALOG.confirm}
          </Button>
        </>
      }
    >
      <p>{DELETE_DIALOG.text(activity.title)}</p>
      <p className="mt-3 text-ink-2">{DELETE_DIALOG.history}</p>
    </Dialog>
  )
}
