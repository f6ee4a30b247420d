import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { LEAVING } from '../texts.ts'

/** Decision of the person about the class on this device. */
export type Leaving = 'keep' | 'erase' | 'stay'

/** Asks about the class on this device before its user signs out. */
export function LeaveDialog({ answer }: { answer: (given: Leaving) => void }) {
  return (
    <Dialog
      open
      onOpenChange={() => answer('stay')}
      title={LEAVING.title}
      focusTitle
      footer={
        <>
          <Button variant="secondary" onClick={() => answer('erase')}>
            {LEAVING.erase}
          </Button>
          <Button onClick={() => answer('keep')}>{LEAVING.keep}</Button>
        </>
      }
    >
      <p>{LEAVING.text}</p>
    </Dialog>
  )
}
