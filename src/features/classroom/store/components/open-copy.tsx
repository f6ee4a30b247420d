import { Check, Pencil, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { basketStore } from '../../caderno/components/basket-store.ts'
import { isIn, withCopied } from '../../caderno/rules.ts'
import { type CopyContents, type CopyFault, LARGEST_COPY, mergeCopy, type ReadCopy, readCopy } from '../copy.rules.ts'
import { DEVICE } from '../texts.ts'
import { roomStore } from './room-store.ts'
import { openSealed } from './seal.ts'

interface OpenCopyProps {
  file: File
  onClose: () => void
  onAgain: () => void
}

/** Reads the copy, beside the opened booklet: its sheets are compared with those. */
async function readFile(file: File): Promise<ReadCopy> {
  if (file.size > LARGEST_COPY) return { fault: 'huge' }
  await basketStore.open(roomStore.current().owner)
  return readCopy(await file.text())
}

/** A chosen file: its password, what it would change, and the change itself, or why it is refused. */
export function OpenCopy({ file, onClose, onAgain }: OpenCopyProps) {
  const [read, setRead] = useState<ReadCopy | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (next: ReadCopy) => {
      if (isCurrent) setRead(next)
    }
    readFile(file).then(show, () => show({ fault: 'cut' }))
    return () => {
      isCurrent = false
    }
  }, [file])
  if (!read) {
    return (
      <Dialog open onOpenChange={onClose} title={DEVICE.changesTitle}>
        <Spinner />
      </Dialog>
    )
  }
  if ('fault' in read) return <Refused fault={read.fault} onClose={onClose} onAgain={onAgain} />
  if ('sealed' in read) {
    const { sealed } = read
    return (
      <Password
        onClose={onClose}
        onTry={async (password) => {
          setRead((await openSealed(sealed, password)) ?? { fault: 'password' })
        }}
      />
    )
  }
  return <Changes copy={read} onClose={onClose} />
}

function Refused({ fault, onClose, onAgain }: { fault: CopyFault; onClose: () => void; onAgain: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={DEVICE.faultTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {DEVICE.close}
          </Button>
          <Button
            onClick={() => {
              onClose()
              onAgain()
            }}
          >
            {DEVICE.choose}
          </Button>
        </>
      }
    >
      <p>{DEVICE.faults[fault]}</p>
    </Dialog>
  )
}

function Password({ onTry, onClose }: { onTry: (password: string) => Promise<void>; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const open = async () => {
    if (busy || password === '') return
    setBusy(true)
    await onTry(password)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={DEVICE.sealedTitle}
      footer={
        <Button busy={busy} busyLabel={DEVICE.opening} onClick={open}>
          {DEVICE.openSealed}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void open()
        }}
      >
        <TextField
          label={DEVICE.password}
          type="password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function Changes({ copy: { room, basket }, onClose }: { copy: CopyContents; onClose: () => void }) {
  const { changes } = mergeCopy(roomStore.current().value, room)
  const here = basketStore.current().value
  const sheets = basket ? withCopied(here, basket).sheets.filter(({ id }) => !isIn(here, id)) : []
  const { added, changed, newClasses, changedClasses } = changes
  const isNothing = [added, changed, newClasses, changedClasses, sheets].every(({ length }) => length === 0)
  const merge = async () => {
    // Merged with what is there now: another tab may have changed it meanwhile.
    await roomStore.change((now) => mergeCopy(now, room).room)
    if (basket) await basketStore.change((now) => withCopied(now, basket))
    onClose()
    showToast({ kind: 'success', ...DEVICE.merged })
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={DEVICE.changesTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {DEVICE.leave}
          </Button>
          {isNothing || changes.tooMany ? null : <Button onClick={merge}>{DEVICE.merge}</Button>}
        </>
      }
    >
      {changes.tooMany ? <p>{DEVICE.tooMany}</p> : null}
      {isNothing ? <p>{DEVICE.nothing}</p> : null}
      {isNothing || changes.tooMany ? null : (
        <ul className="grid gap-3">
          <Line icon={<Plus aria-hidden size={20} />} said={DEVICE.newClasses} names={newClasses} />
          <Line icon={<Pencil aria-hidden size={20} />} said={DEVICE.changedClasses} names={changedClasses} />
          <Line icon={<Plus aria-hidden size={20} />} said={DEVICE.added} names={added} />
          <Line icon={<Pencil aria-hidden size={20} />} said={DEVICE.changed} names={changed} />
          <Line icon={<Plus aria-hidden size={20} />} said={DEVICE.sheets} names={sheets.map(({ title }) => title)} />
          <li className="flex items-start gap-2.5">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span>{DEVICE.kept(changes.kept)}</span>
          </li>
        </ul>
      )}
    </Dialog>
  )
}

function Line({ icon, said, names }: { icon: ReactNode; said: (count: number) => string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <li className="flex items-start gap-2.5">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="wrap-anywhere">
        <strong className="font-semibold">{said(names.length)}</strong> {names.join(', ')}
      </span>
    </li>
  )
}
