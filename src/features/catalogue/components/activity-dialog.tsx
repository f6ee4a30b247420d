import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog, DialogTitle } from '../../../ui/dialog.tsx'
import { DIALOG } from '../texts.ts'
import { type ActivityAction, ActivityDetails } from './activity-details.tsx'
import { useOpenActivity } from './open-activity.ts'

/**
 * The dialog of whichever activity is open over this page; place it once on a screen with cards. Opening it is a step
 * of the history, so that Back, and the back gesture of a phone, close it.
 */
export function ActivityDialog(action: ActivityAction) {
  const navigate = useNavigate()
  const open = useOpenActivity()
  const descriptionId = useId()
  // The content stays during the closing animation.
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  useSheetOnPaper(open !== null)
  if (!shown) return null
  return (
    <Dialog
      open={open !== null}
      onOpenChange={(wanted) => {
        if (!wanted) void navigate(-1)
      }}
      size="lg"
      layout="bare"
      describedBy={descriptionId}
      focusTitle
      closeLabel={DIALOG.close}
    >
      <ActivityDetails
        {...action}
        activity={shown}
        descriptionId={descriptionId}
        title={<DialogTitle className="text-[1.375rem]/7.25 md:text-2xl">{shown.title}</DialogTitle>}
      >
        {action.late(shown)}
      </ActivityDetails>
    </Dialog>
  )
}

/** While it is open the sheet is what is printed, and not the page below (ui/print.css). */
function useSheetOnPaper(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const { dataset } = document.body
    dataset.prints = 'dialog'
    return () => {
      delete dataset.prints
    }
  }, [isOpen])
}
