import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../../../ui/button.tsx'
import { readCode } from '../code.rules.ts'
import { KEY } from '../texts.ts'

/** Of browsers that read codes themselves: those of Android, most of all. */
interface CodeReader {
  detect: (image: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>
}
type MakeReader = new (options: { formats: string[] }) => CodeReader

const readerOf = (): MakeReader | undefined => (window as { BarcodeDetector?: MakeReader }).BarcodeDetector

/** The part of an address after its `#`, if a code of ours is in it. */
function hashIn(text: string): string | null {
  const hash = URL.canParse(text) ? new URL(text).hash : ''
  return readCode(hash) ? hash : null
}

/** A code that opens no key: another try with the camera, or the sheet by its name. */
export function BrokenCode() {
  const photo = useRef<HTMLInputElement>(null)
  const [canRead, setCanRead] = useState(false)
  const [failure, setFailure] = useState('')
  useEffect(() => setCanRead(readerOf() !== undefined), [])
  const read = async (file: File | undefined) => {
    const Reader = readerOf()
    if (!file || !Reader) return
    setFailure('')
    try {
      const found = await new Reader({ formats: ['qr_code'] }).detect(await createImageBitmap(file))
      const hash = found.map(({ rawValue }) => hashIn(rawValue)).find((one) => one !== null)
      if (!hash) setFailure(KEY.unread)
      else if (hash === window.location.hash) setFailure(KEY.gone)
      else window.location.hash = hash
    } catch {
      setFailure(KEY.unread)
    }
  }
  return (
    <div className="flex max-w-narrow flex-wrap items-center gap-x-10 gap-y-6">
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="text-[1.75rem]/9 md:text-3xl">{KEY.brokenTitle}</h1>
        <p className="mt-2 text-ink-2 text-lg">{KEY.brokenLead}</p>
        <p className="mt-2 text-ink-2">{KEY.broken}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {canRead ? (
            <Button size="lg" icon={<Camera aria-hidden size={20} />} onClick={() => photo.current?.click()}>
              {KEY.retry}
            </Button>
          ) : null}
          <LinkButton to="/activities" size="lg" variant={canRead ? 'secondary' : 'primary'}>
            {KEY.search}
          </LinkButton>
        </div>
        <input
          ref={photo}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <p role="status" className="mt-3 text-warn empty:hidden">
          {failure}
        </p>
      </div>
      <CornerPicture />
    </div>
  )
}

/** A sheet whose corner with the code is marked. */
function CornerPicture() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 160"
      width={120}
      height={160}
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-outline"
    >
      <rect x="14" y="6" width="92" height="130" rx="4" className="fill-paper" />
      <path d="M28 24h40M28 42h64M28 56h64M28 70h46" strokeDasharray=".1 7" />
      <g className="stroke-brand">
        <path d="M24 112h6v6h-6zM36 112h4v4M24 124h4M34 122h6v6h-6z" strokeWidth={2} />
        <circle cx="32" cy="120" r="26" strokeWidth={3} />
      </g>
    </svg>
  )
}
