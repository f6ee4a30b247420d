import { showToast } from '../../ui/toast.tsx'
import { useCopied } from '../../ui/use-copied.ts'
import { whatsAppHref } from '../../ui/whatsapp-href.ts'
import { shellTexts } from './texts.ts'

/** WhatsApp with the message that refers the site. */
export const whatsAppLink = (siteName: string, address: string): string =>
  whatsAppHref(shellTexts.shareMessage(siteName, address))

/** Copies the site's address and shows a message; `copied` is true for two seconds (rule: referral). */
export function useCopyLink() {
  const { copied, copy } = useCopied()
  const copyLink = async () => {
    const { origin } = window.location
    if (await copy(origin)) showToast({ kind: 'success', title: shellTexts.linkCopied })
    // Without the clipboard the address can still be read and marked.
    else showToast({ kind: 'error', title: shellTexts.copyFailed, description: origin })
  }
  return { copied, copy: copyLink }
}
