import { useEffect, useState } from 'react'
import { showToast } from '../../ui/toast.tsx'
import { shellTexts } from './texts.ts'

/** How long the button says 'Copiado!', in ms (rule: referral). */
const COPIED_MS = 2_000

/** Opens WhatsApp, on the phone or on the web, with a message ready to send. */
export function whatsAppLink(siteName: string, address: string): string {
  return `https://wa.me/?text=${encodeURIComponent(shellTexts.shareMessage(siteName, address))}`
}

/** Copies the site's address and says so; `copied` is true for two seconds. */
export function useCopyLink() {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.origin)
      setCopied(true)
      showToast({ kind: 'success', title: shellTexts.linkCopied })
    } catch {
      // Without the clipboard the address can still be read and marked.
      showToast({ kind: 'error', title: shellTexts.copyFailed, description: window.location.origin })
    }
  }
  return { copied, copy }
}
