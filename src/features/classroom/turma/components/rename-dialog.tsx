import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { changeRoom } from '../../store/components/room-store.ts'
import { LONGEST_NAME, type SchoolClass, withClass } from '../../store/rules.ts'
import { CLASS } from '../texts.ts'

/** Another name of a class. */
export function RenameDialog({ one, onClose }: { one: SchoolClass; onClose: () => void }) {
  const [typed, setTyped] = useState(one.name)
  const name = typed.trim().slice(0, LONGEST_NAME)
  const keep = () => {
    if (name === '') return
    void changeRoom((room) => withClass(room, one.id, (old) => ({ ...old, name })))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={CLASS.rename}
      footer={
        <Button disabled={name === ''} onClick={keep}>
          {CLASS.save}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <TextField
          label={CLASS.renameLabel}
          value={typed}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
