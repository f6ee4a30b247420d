import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { TESTER_TEXTS } from '../texts.ts'

/** How long a copy button confirms. */
const COPIED_MS = 2_000

interface CopyFieldProps {
  label: string
  value: string
  copied: { readonly title: string; readonly description?: string }
  notCopied: { readonly title: string; readonly description: string }
}

/** A text that is only read, and a button that copies it. */
export function CopyField({ label, value, copied, notCopied }: CopyFieldProps) {
  const [done, setDone] = useState(0)
  useEffect(() => {
    if (done === 0) return
    const timer = setTimeout(() => setDone(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setDone(Date.now())
      showToast({ kind: 'success', ...copied })
    } catch {
      // Not allowed, or no clipboard outside https.
      showToast({ kind: 'error', ...notCopied })
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <TextField label={label} value={value} readOnly className="min-w-0 grow basis-64" />
      <Button
        variant="secondary"
        className="min-h-13 noscript:hidden"
        icon={done ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
        onClick={() => void copy()}
      >
        {done ? TESTER_TEXTS.copied.title : TESTER_TEXTS.copyUrl}
      </Button>
    </div>
  )
}
