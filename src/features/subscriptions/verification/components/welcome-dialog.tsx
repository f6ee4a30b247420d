import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { dropPaper } from '../../../../brand/paper-confetti.ts'
import { StarredPile } from '../../../../brand/plan-art.tsx'
import { useCalm } from '../../../../ui/appearance.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CONFETTI_MS } from '../rules.ts'
import { WELCOME_DIALOG } from '../texts.ts'

/** 'Bem-vindo ao Premium!', with paper falling for 5 seconds unless motion is reduced. */
export function WelcomeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const calm = useCalm()
  useEffect(() => {
    if (open && !calm) return dropPaper(CONFETTI_MS)
  }, [open, calm])

  const { title, description, benefits, action } = WELCOME_DIALOG
  return (
    <Dialog open={open} onOpenChange={onClose} title={title} description={description}>
      <StarredPile />
      <ul className="mt-5 mb-6 grid gap-2.5">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-3">
            <Check aria-hidden size={22} className="mt-0.5 shrink-0 text-ok" />
            {benefit}
          </li>
        ))}
      </ul>
      <LinkButton to="/activities" size="lg" block>
        {action}
      </LinkButton>
    </Dialog>
  )
}
