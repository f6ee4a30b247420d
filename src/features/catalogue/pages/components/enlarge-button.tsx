import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { fetchOnIntent, useLater } from '../../../../ui/use-later.ts'
import type { Activity } from '../../schema.ts'
import { PAGES } from '../texts.ts'

const loadEnlarged = () => import('./enlarged-sheet.tsx')
const intent = fetchOnIntent(loadEnlarged)

/** Opens the pages at reading size. `isShort`: the icon alone for the eye, on a phone. */
export function EnlargeButton({ activity, isShort }: { activity: Activity; isShort: boolean }) {
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
          'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-pill border-[1.5px] border-outline bg-paper font-display font-medium text-[0.875rem]/5 text-ink hover:bg-well print:hidden noscript:hidden',
          isShort ? 'md:px-3.5' : 'px-3.5',
        )}
      >
        <Maximize2 aria-hidden size={18} />
        <span className={isShort ? 'max-md:sr-only' : undefined}>{PAGES.enlarge}</span>
      </button>
      {enlarged ? <enlarged.EnlargedSheet activity={activity} open={open} onOpenChange={setOpen} /> : null}
    </>
  )
}
