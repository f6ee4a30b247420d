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
      <div
        ref={strip}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-sheet shadow-float [scrollbar-width:none] *:w-full *:shrink-0 *:snap-center"
      >
        {children}
        {later ? <later.FurtherPages key={activity.id} activity={activity} answerKey={answerKey} /> : null}
      </div>
      {/* Beside a small sheet there is room for its controls. */}
      <div
        className={classNames(
          'mt-2 flex h-11 items-center gap-2 print:hidden',
          several ? '-mx-6 md:mx-0' : 'justify-center',
        )}
      >
        {several ? (
          <div className="min-w-0 grow">
            {later ? <later.PageControls key={activity.id} activity={activity} strip={strip} /> : null}
          </div>
        ) : null}
        <EnlargeButton activity={activity} isShort={several} />
      </div>
    </div>
  )
}
