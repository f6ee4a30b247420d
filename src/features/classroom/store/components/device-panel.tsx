import { ArrowLeft, FileUp, Save, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { longDate } from '../../../../platform/local-time.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-style.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { saveFile } from '../../../downloads/components/save-file.ts'
import { basketStore } from '../../caderno/components/basket-store.ts'
import { childCount, type Room } from '../rules.ts'
import { DEVICE } from '../texts.ts'
import { copyFile } from './copy-file.ts'
import type { Kept } from './kept.ts'
import { OpenCopy } from './open-copy.tsx'
import { roomStore } from './room-store.ts'

/** Characters of a password at least. */
const SHORTEST_PASSWORD = 8

/** Classes, names and copies on this device: what is here, a copy out, a copy in, and the end of it. */
export function DevicePanel({ kept, onBack }: { kept: Kept<Room>; onBack: () => void }) {
  const { value: room } = kept
  const [file, setFile] = useState<File | null>(null)
  const [asking, setAsking] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const names = childCount(room)
  const size = `${Math.max(1, Math.round(JSON.stringify(room).length / 1000))} kB`
  return (
    <>
      <button type="button" onClick={onBack} className="text-link inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft aria-hidden size={18} />
        {DEVICE.back}
      </button>
      <h1 className="mt-2 text-[1.75rem]/9 md:text-3xl">{DEVICE.title}</h1>
      <p className="mt-2 max-w-text text-ink-2">
        {kept.keeping === 'device' || room.classes.length === 0
          ? DEVICE.lead(room.classes.length, names, size)
          : DEVICE.justNow(names)}
      </p>
      {kept.keeping === 'device' && names > 0 ? <Persistence /> : null}
      <div className="mt-6 grid gap-5 lg:grid-cols-3 lg:items-start">
        {names > 0 ? <SaveCopy kept={kept} /> : null}
        <Panel title={DEVICE.openTitle} text={DEVICE.openText}>
          <label className={buttonClass({ variant: 'secondary', block: true })}>
            <FileUp aria-hidden size={20} />
            <span>{DEVICE.choose}</span>
            <input
              ref={picker}
              type="file"
              accept=".json,application/json"
              aria-label={DEVICE.fileLabel}
              className="sr-only"
              onChange={(event) => {
                setFile(event.target.files?.[0] ?? null)
                // The same file may be chosen again.
                event.target.value = ''
              }}
            />
          </label>
        </Panel>
        {room.classes.length > 0 ? (
          <Panel title={DEVICE.eraseTitle} text={DEVICE.eraseText}>
            <Button
              block
              variant="secondary"
              className="text-error"
              icon={<Trash2 aria-hidden size={20} />}
              onClick={() => setAsking(true)}
            >
              {DEVICE.erase}
            </Button>
          </Panel>
        ) : null}
      </div>
      {file ? <OpenCopy file={file} onClose={() => setFile(null)} onAgain={() => picker.current?.click()} /> : null}
      {asking ? (
        <Dialog
          open
          onOpenChange={() => setAsking(false)}
          title={DEVICE.eraseQuestion}
          focusTitle
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                {DEVICE.eraseNo}
              </Button>
              <Button
                variant="danger"
                onClick={async () => {
                  await roomStore.erase()
                  setAsking(false)
                  showToast({ kind: 'success', ...DEVICE.erased })
                  onBack()
                }}
              >
                {DEVICE.eraseYes}
              </Button>
            </>
          }
        >
          <p>{DEVICE.eraseQuestionText}</p>
        </Dialog>
      ) : null}
    </>
  )
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="rounded-panel bg-paper p-5 shadow-sheet forced-colors:border">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-ink-2 text-sm">{text}</p>
      <div className="mt-4 grid gap-4">{children}</div>
    </section>
  )
}

function Persistence() {
  const [persisted, setPersisted] = useState<boolean | null>(null)
  useEffect(() => {
    navigator.storage?.persisted?.().then(setPersisted, () => undefined)
  }, [])
  if (persisted === null) return null
  return <p className="mt-1 max-w-text text-ink-2 text-sm">{persisted ? DEVICE.persisted : DEVICE.notPersisted}</p>
}

function SaveCopy({ kept: { owner, value: room } }: { kept: Kept<Room> }) {
  const [sealed, setSealed] = useState(false)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const isShort = sealed && password.length < SHORTEST_PASSWORD
  const save = async () => {
    setTried(true)
    if (isShort || busy) return
    setBusy(true)
    const now = new Date()
    await basketStore.open(owner)
    const contents = { room, basket: basketStore.current().value }
    const { blob, name } = await copyFile(contents, sealed ? password : null, now)
    saveFile(blob, name)
    await roomStore.change((old) => ({ ...old, copiedAt: now.getTime(), remindedAt: null }))
    setBusy(false)
    showToast({ kind: 'success', ...DEVICE.saved })
  }
  return (
    <Panel
      title={DEVICE.saveTitle}
      text={DEVICE.saveText(room.copiedAt === null ? null : longDate(new Date(room.copiedAt)))}
    >
      <Switch label={DEVICE.seal} checked={sealed} onChange={setSealed} />
      {sealed ? (
        <TextField
          label={DEVICE.password}
          type="password"
          autoComplete="off"
          helper={DEVICE.passwordHint}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          {...(isTried && isShort && { error: DEVICE.shortPassword })}
        />
      ) : null}
      <Button block busy={busy} busyLabel={DEVICE.saving} icon={<Save aria-hidden size={20} />} onClick={save}>
        {DEVICE.save}
      </Button>
    </Panel>
  )
}
