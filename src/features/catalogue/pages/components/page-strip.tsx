import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useLater } from '../../../../ui/use-later.ts'
import type { Activity } from '../../schema.ts'
import { EnlargeButton } from './enlarge-button.tsx'
import type { FurtherPagesProps } from './further-pages.tsx'

const loadFurtherPages = () => import('./further-pages.tsx')

/**
 * The pages of a sheet side by side, the first of them at once; the others and the controls load by script, so that
 * they delay no first view. Sheets of one page are only their picture.
 */
export function PageStrip({
  activity,
  answerKey,
  className,
  children,
}: {
  activity: Activity
  answerKey: FurtherPagesProps['answerKey']
  className?: string
  children: ReactNode
}) {
  const strip = useRef<HTMLDivElement>(null)
  const several = activity.pageCount > 1
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const later = useLater(loadFurtherPages, mounted && several, () => {})
  return (
    <div className={className}>
      <div className="relative">
        <div
          ref={strip}
          className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-sheet shadow-float [scrollbar-width:none] *:w-full *:shrink-0 *:snap-center"
        >
          {children}
          {later ? <later.FurtherPages key={activity.id} activity={activity} answerKey={answerKey} /> : null}
        </div>
        <EnlargeButton activity={activity} className="absolute right-2 bottom-2" />
      </div>
      <div className={classNames(several && 'mt-2 h-11 print:hidden')}>
        {later ? <later.PageControls key={activity.id} activity={activity} strip={strip} /> : null}
      </div>
    </div>
  )
}
