import { Check, Copy } from 'lucide-react'
import { announce } from '../../../ui/announcer.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useCopied } from '../../../ui/use-copied.ts'
import { CHIPS } from '../texts.ts'

/** Copies a text. Hidden without JavaScript: the text can be selected. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { copied, copy } = useCopied()
  const press = async () =>
    (await copy(text)) ? announce(CHIPS.copied) : showToast({ kind: 'error', ...CHIPS.notCopied })
  return (
    <Button
      size="sm"
      variant="secondary"
      className="noscript:hidden"
      icon={copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
      onClick={() => void press()}
    >
      {copied ? CHIPS.copied : children}
    </Button>
  )
}
