import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { fetchOnIntent, useLater } from '../../../../ui/use-later.ts'
import type { Activity } from '../../schema.ts'
import { PAGES } from '../texts.ts'

const loadEnlarged = () => import('./enlarged-sheet.tsx')
const intent = fetchOnIntent(loadEnlarged)

/** Over the preview: opens its pages at reading size. The picture itself is the button, too. */
export function EnlargeButton({ activity, className }: { activity: Activity; className?: string }) {
  const [open, setOpen] = useState(false)
  const enlarged = useLater(loadEnlarged, open, () => setOpen(false))
  return (
    <>
      <button
        type="button"
        {...intent}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-outline bg-paper px-3.5 font-display font-medium text-[0.875rem]/5 text-ink shadow-float hover:bg-well print:hidden noscript:hidden',
          className,
        )}
      >
        <Maximize2 aria-hidden size={18} />
        {PAGES.enlarge}
      </button>
      {enlarged ? <enlarged.EnlargedSheet activity={activity} open={open} onOpenChange={setOpen} /> : null}
    </>
  )
}
