import { Check, Copy } from 'lucide-react'
import { announce } from '../../../../ui/announcer.tsx'
import { Button } from '../../../../ui/button.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { useCopied } from '../../../../ui/use-copied.ts'
import { PIX_PAGE } from '../texts.ts'

/** The code as text to copy. Without JavaScript it can be selected. */
export function PixCode({ code }: { code: string }) {
  const { copied: done, copy } = useCopied()
  const press = async () =>
    (await copy(code)) ? announce(PIX_PAGE.copied) : showToast({ kind: 'error', ...PIX_PAGE.notCopied })
  return (
    <div className="grid gap-3">
      <Field label={PIX_PAGE.code}>
        {(control) => (
          <textarea
            {...control}
            readOnly
            rows={3}
            value={code}
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
            className={`${controlClass} field-sizing-content resize-none font-mono text-sm wrap-anywhere`}
          />
        )}
      </Field>
      <Button
        size="lg"
        className="w-full noscript:hidden"
        icon={done ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
        onClick={() => void press()}
      >
        {done ? PIX_PAGE.copied : PIX_PAGE.copy}
      </Button>
    </div>
  )
}

interface QrCodeProps {
  /** Rows of the code, dark modules as true. */
  readonly modules: readonly (readonly boolean[])[]
}

/** The code as a picture; always dark on white, which every camera reads. */
export function QrCode({ modules }: QrCodeProps) {
  const size = modules.length
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      role="img"
      aria-label={PIX_PAGE.qr}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-64 rounded-tag bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
