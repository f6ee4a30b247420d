import { CategoryLine, PremiumBadge } from '../../../../brand/badge.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { ActivityCard } from '../../components/activity-card.tsx'
import { ActivityThumb } from '../../components/activity-thumb.tsx'
import { truncateAtWord } from '../../rules.ts'
import type { Activity } from '../../schema.ts'
import { CATEGORIES, CATEGORY_KEYS } from '../../taxonomy/rules.ts'
import { FORM } from '../form.texts.ts'
import type { FormValues } from './saving.ts'

/** A blank sheet, until there is a picture. */
const BLANK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120"><path d="M0 0h90v120H0z" fill="#fff"/><path d="M20 30h50M20 46h50M20 62h34" stroke="#c9c3b4" stroke-width="3" stroke-linecap="round"/></svg>',
)}`

interface CardPreviewProps {
  values: FormValues
  /** Address of the picture as it is now; null without one. */
  picture: string | null
  className?: string
}

/**
 * The card as the catalogue will show it, while the form is filled in. Hidden from assistive technology: it repeats the
 * form.
 */
export function CardPreview({ values, picture, className }: CardPreviewProps) {
  const activity: Activity = {
    id: 'preview',
    slug: 'preview',
    title: values.title.trim() || FORM.untitled,
    ...(values.plainTitle.trim() && { plainTitle: values.plainTitle.trim() }),
    description: values.description.trim() || FORM.undescribed,
    category: values.category || CATEGORIES[0],
    imageUrl: picture ?? BLANK,
    hasFile: true,
    isPremium: values.isPremium,
    ageRange: values.ageRange,
    format: values.format,
    pageCount: values.pageCount,
    tags: values.tags,
    createdAt: '',
  }
  return (
    <div aria-hidden inert className={classNames('pointer-events-none', className)}>
      <p className="text-sm font-semibold text-ink-2">{FORM.preview}</p>
      <div className="mt-4 hidden w-53 max-w-full md:block">
        <ActivityCard
          key={activity.imageUrl}
          activity={activity}
          layout="grid"
          example={{ category: values.category || null }}
        />
      </div>
      <div className="relative mt-3 flex gap-4 md:hidden">
        <div className="relative w-21 shrink-0">
          <ActivityThumb key={activity.imageUrl} activity={activity} sizes="84px" className="w-full shadow-sheet" />
          {values.isPremium ? <PremiumBadge sticker /> : null}
        </div>
        <div className="min-w-0 pr-10">
          {values.category ? (
            <CategoryLine slug={CATEGORY_KEYS[values.category]}>{values.category}</CategoryLine>
          ) : null}
          <p className="mt-1 line-clamp-2 font-display text-base/5.25 font-semibold">{activity.title}</p>
          <p className="mt-1 text-sm text-ink-2">{truncateAtWord(activity.description)}</p>
          <p className="mt-1 text-[0.875rem]/4.75 text-ink-3">{`${activity.ageRange} · ${activity.format}`}</p>
        </div>
      </div>
      <p className="mt-8 hidden text-sm text-ink-3 md:block">{FORM.previewHint}</p>
    </div>
  )
}
