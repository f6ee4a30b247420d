import type { CategorySlug } from './category-drawings.tsx'
import { SpriteIcon } from './icon-sprite.tsx'

export type { CategorySlug } from './category-drawings.tsx'

/** The sign of a category in the current colour; write its name beside it. */
export function CategoryGlyph({
  slug,
  size = 24,
  className,
}: {
  slug: CategorySlug
  size?: number
  className?: string
}) {
  return <SpriteIcon name={slug} size={size} className={className} />
}

/** The glyph in a soft square of its colour: 44 px, or 38 px in the drawer. */
export function CategoryMark({ slug, size = 44 }: { slug: CategorySlug; size?: 38 | 44 }) {
  return (
    <span
      data-cat={slug}
      className={`grid shrink-0 place-items-center rounded-control bg-(--c-soft) text-(--c) ${size === 44 ? 'size-11' : 'size-9.5'}`}
    >
      <CategoryGlyph slug={slug} size={size === 44 ? 24 : 22} />
    </span>
  )
}
