import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { cardSrcset, firstPagePicture, thumbnail } from '../files/rules.ts'
import type { Activity } from '../schema.ts'
import { CARD } from '../texts.ts'

/** Urgency of a picture; false if it may wait until it comes near. */
export type Priority = 'first' | 'soon' | false

/** The urgency of the picture at `index` when the first `count` of a list are in sight. */
export function priorityAt(index: number, count: number): Priority {
  if (index >= count) return false
  return index === 0 ? 'first' : 'soon'
}

export interface ActivityThumbProps {
  activity: Pick<Activity, 'imageUrl'>
  /** The `sizes` of a card's picture: how wide it is drawn. Left out, the whole page is shown, as it is printed. */
  sizes?: string
  /** Among the first things seen: loaded at once; the first of them before the others. */
  priority?: Priority
  /** Description of the picture. Leave it out where the title is beside it. */
  alt?: string
  className?: string
}

/** The sheet itself, 3:4. When its picture fails, a placeholder is shown until the network is back. */
export function ActivityThumb({ activity, sizes, priority = false, alt = '', className }: ActivityThumbProps) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!failed) return
    const again = () => setFailed(false)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed])
  const box = 'thumb block aspect-3/4 overflow-hidden rounded-sheet'
  if (failed) {
    return (
      <span
        className={classNames(box, 'grid place-content-center gap-2 bg-well p-2 text-center text-ink-3', className)}
      >
        <ImageOff aria-hidden size={28} className="mx-auto" />
        <span className="text-xs">{CARD.previewMissing}</span>
      </span>
    )
  }
  return (
    <span className={classNames(box, 'bg-sheet', className)}>
      <img
        // A picture may have failed before hydration; there is no error event then.
        ref={(image) => {
          if (image?.currentSrc && image.complete && image.naturalWidth === 0) setFailed(true)
        }}
        src={sizes ? thumbnail(activity.imageUrl, 360) : firstPagePicture(activity.imageUrl)}
        srcSet={sizes && cardSrcset(activity.imageUrl)}
        sizes={sizes}
        width={360}
        height={480}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={() => setFailed(true)}
        className="size-full object-cover"
      />
    </span>
  )
}
