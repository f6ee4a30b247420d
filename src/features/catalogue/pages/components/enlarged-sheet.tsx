import { useQuery } from '@tanstack/react-query'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog, DialogTitle } from '../../../../ui/dialog.tsx'
import { firstPagePicture } from '../../files/rules.ts'
import { pictureText } from '../../picture-text/rules.ts'
import type { Activity } from '../../schema.ts'
import { PAGES } from '../texts.ts'
import { fetchPages } from './page-calls.ts'

interface EnlargedSheetProps {
  readonly activity: Activity
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * The pages of a sheet one below the other, as wide as the window and twice as wide on request. Pictures of premium
 * sheets carry their mark here, too (rule: marked previews); answer keys stay with the sheet itself.
 */
export function EnlargedSheet({ activity, open, onOpenChange }: EnlargedSheetProps) {
  const [isDouble, setDouble] = useState(false)
  const further = useQuery({
    queryKey: ['activity-pages', activity.id],
    queryFn: ({ signal }) => fetchPages(activity.id, signal),
    retry: false,
    enabled: activity.pageCount > 1,
  }).data
  const pages = [
    { page: 1, url: firstPagePicture(activity.imageUrl), alt: pictureText(activity) },
    ...(further ?? []).flatMap(({ page, url, isAnswerKey }) =>
      isAnswerKey ? [] : [{ page, url, alt: PAGES.picture(page, activity.title) }],
    ),
  ]
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="xl" layout="bare" focusTitle className="h-[92dvh]">
      <div className="sticky top-0 left-0 z-10 flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-paper px-5 py-3 pr-18 md:px-8 md:pr-20">
        <DialogTitle className="text-base/6 md:text-lg">{activity.title}</DialogTitle>
        <Button
          size="sm"
          variant="secondary"
          aria-pressed={isDouble}
          icon={isDouble ? <ZoomOut aria-hidden size={18} /> : <ZoomIn aria-hidden size={18} />}
          onClick={() => setDouble(!isDouble)}
        >
          {isDouble ? PAGES.whole : PAGES.double}
        </Button>
      </div>
      {/* Scrolls both ways; a person without a mouse moves it by the arrow keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area has to be reached by the keyboard */}
      <section tabIndex={0} aria-label={PAGES.enlarged} className="overflow-x-auto bg-well p-2 md:p-5">
        <div className={isDouble ? 'w-[200%]' : 'w-full'}>
          {pages.map(({ page, url, alt }) => (
            <img
              key={page}
              src={url}
              width={720}
              height={960}
              alt={alt}
              decoding="async"
              draggable={false}
              className="mb-3 block h-auto w-full rounded-sheet bg-sheet shadow-sheet"
            />
          ))}
        </div>
      </section>
    </Dialog>
  )
}
