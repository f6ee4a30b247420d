import { Check, Copy } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { useCopied } from '../../../../ui/use-copied.ts'
import { TESTER_TEXTS } from '../texts.ts'

interface CopyFieldProps {
  label: string
  value: string
  copied: { readonly title: string; readonly description?: string }
  notCopied: { readonly title: string; readonly description: string }
}

/** A text that is only read, and a button that copies it. */
export function CopyField({ label, value, copied, notCopied }: CopyFieldProps) {
  const { copied: done, copy } = useCopied()
  const press = async () =>
    (await copy(value)) ? showToast({ kind: 'success', ...copied }) : showToast({ kind: 'error', ...notCopied })
  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <TextField label={label} value={value} readOnly className="min-w-0 grow basis-64" />
      <Button
        variant="secondary"
        className="min-h-13 noscript:hidden"
        icon={done ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
        onClick={() => void press()}
      >
        {done ? TESTER_TEXTS.copied.title : TESTER_TEXTS.copyUrl}
      </Button>
    </div>
  )
}
