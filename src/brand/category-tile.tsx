import { ArrowRight } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { CategoryArt } from './category-art.tsx'
import type { CategorySlug } from './category-glyph.tsx'

export interface CategoryTileProps {
  slug: CategorySlug
  name: string
  to: LinkProps['to']
}

/** A large link to a category: drawing above, name and arrow below. */
export function CategoryTile({ slug, name, to }: CategoryTileProps) {
  return (
    <Link
      to={to}
      data-cat={slug}
      className="group flex h-full flex-col overflow-hidden rounded-2xl bg-(--c-soft) font-display font-semibold text-(--c) no-underline forced-colors:border"
    >
      <CategoryArt slug={slug} className="aspect-2/1 w-full text-(--c-mark)" />
      <span className="flex min-h-12 grow items-center justify-between gap-2 px-4 pt-1 pb-3 text-base/6 group-hover:underline">
        {name}
        <ArrowRight
          aria-hidden
          size={20}
          className="shrink-0 transition-transform duration-160 group-hover:translate-x-1 calm:group-hover:translate-x-0"
        />
      </span>
    </Link>
  )
}
