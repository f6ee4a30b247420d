import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { Button } from '../../../ui/button.tsx'
import { CHIPS } from '../texts.ts'

/** How long the button says that the text was copied (ms). */
const COPIED_MS = 2000

/** Copies a text. Not there without JavaScript: the text can be marked. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce(CHIPS.copied)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(false), COPIED_MS)
    } catch {
      // Not allowed, or no clipboard outside https.
      announce(CHIPS.copyFailed)
    }
  }
  return (
    <Button
      size="sm"
      variant="secondary"
      className="noscript:hidden"
      icon={copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
      onClick={copy}
    >
      {copied ? CHIPS.copied : children}
    </Button>
  )
}
