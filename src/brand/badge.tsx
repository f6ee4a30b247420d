import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { CategoryGlyph, type CategorySlug } from './category-glyph.tsx'
import { SpriteIcon } from './icon-sprite.tsx'

export interface PremiumBadgeProps {
  /** Tilted, over a corner of a sheet. */
  sticker?: boolean
  /** The star alone for the eye; the word stays for assistive technology. */
  short?: boolean
  /** For `aria-describedby`. */
  id?: string
  className?: string
}

/** The yellow star. `sticker`: tilted, for the lower left corner of a thumbnail, whose title it leaves free (its box needs a position). */
export function PremiumBadge({ sticker = false, short = false, id, className }: PremiumBadgeProps) {
  return (
    <span
      id={id}
      className={classNames(
        'inline-flex h-6.5 items-center gap-1.5 rounded-pill bg-star px-2.5 text-xs font-semibold whitespace-nowrap text-on-star forced-colors:border',
        short && 'w-6.5 justify-center px-0!',
        sticker && 'absolute bottom-2 -left-1.75 z-1 -rotate-3 shadow-sheet',
        className,
      )}
    >
      <SpriteIcon name="star" size={14} />
      {short ? <span className="sr-only">Premium</span> : 'Premium'}
    </span>
  )
}

const box =
  'inline-flex min-h-7 items-center gap-1.5 rounded-tag px-2.5 text-[0.8125rem]/4.5 font-semibold whitespace-nowrap forced-colors:border'

export interface CategoryBadgeProps {
  slug: CategorySlug
  /** The category's name. */
  children: ReactNode
  className?: string
}

/** Glyph and name on the category's soft colour, 28 px. */
export function CategoryBadge({ slug, children, className }: CategoryBadgeProps) {
  return (
    <span data-cat={slug} className={classNames(box, 'bg-(--c-soft) text-(--c)', className)}>
      <CategoryGlyph slug={slug} size={17} />
      {children}
    </span>
  )
}

/** Glyph and name without a box: the category line of cards and suggestions. */
export function CategoryLine({ slug, children, className }: CategoryBadgeProps) {
  return (
    <span
      data-cat={slug}
      className={classNames('inline-flex items-center gap-1.5 text-xs font-semibold text-(--c)', className)}
    >
      <CategoryGlyph slug={slug} size={16} />
      {children}
    </span>
  )
}
