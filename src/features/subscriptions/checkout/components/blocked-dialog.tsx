import { ExternalLink } from 'lucide-react'
import { buttonClass } from '../../../../ui/button-style.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toast.tsx'
import { BLOCKED_DIALOG, CHECKOUT_MESSAGES } from '../texts.ts'

/** A link to the payment page, for browsers that open no tab by themselves. Open while there is a `url`. */
export function BlockedDialog({ url, onClose }: { url: string | null; onClose: () => void }) {
  const follow = () => {
    showToast({ kind: 'success', ...CHECKOUT_MESSAGES.opened })
    // Not before the browser has followed the link: one that is gone leads nowhere.
    setTimeout(onClose)
  }
  const { title, description, action } = BLOCKED_DIALOG
  return (
    <Dialog open={url !== null} onOpenChange={onClose} title={title} description={description}>
      <a
        href={url ?? undefined}
        target="_blank"
        rel="noopener"
        onClick={follow}
        className={buttonClass({ size: 'lg', block: true })}
      >
        <ExternalLink aria-hidden size={20} />
        <span>{action}</span>
      </a>
    </Dialog>
  )
}
