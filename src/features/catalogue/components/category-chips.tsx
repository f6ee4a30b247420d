import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CategoryGlyph } from '../../../brand/category-glyph.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { focusInView } from '../../../ui/focus-in-view.ts'
import { CATEGORIES, CATEGORY_KEYS } from '../taxonomy/rules.ts'
import { LIST } from '../texts.ts'
import { choice } from './choice.ts'
import type { AskedAddress } from './use-asked-address.ts'

const chip =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-pill border-[1.5px] px-3 font-display text-[0.875rem]/5 font-medium whitespace-nowrap no-underline'
const off = 'border-outline bg-paper text-ink hover:bg-well'

/** The categories to choose from; the chosen one is filled with its colour and scrolled into view. */
export function CategoryChips({ asked }: { asked: AskedAddress }) {
  const { category } = asked.address
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-chip="${category ?? ''}"]`)
    if (!strip.current || !chosen) return
    strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2
  }, [category])

  return (
    <nav aria-label={LIST.categories} className="mt-3">
      <ul
        ref={strip}
        {...focusInView}
        className="relative -mx-5 flex gap-2 overflow-x-auto scroll-px-5 px-5 py-1.5 [scrollbar-width:none] md:-mx-8 md:px-8 xl:mx-0 xl:flex-wrap xl:px-0"
      >
        <li data-chip="">
          <Link
            {...choice(asked, (newest) => ({ ...newest, category: null }))}
            aria-current={category === null ? 'true' : undefined}
            className={classNames(chip, category === null ? 'border-brand bg-brand text-on-brand' : off)}
          >
            {LIST.everyCategory}
          </Link>
        </li>
        {CATEGORIES.map((name) => (
          <li key={name} data-chip={name} data-cat={CATEGORY_KEYS[name]}>
            <Link
              {...choice(asked, (newest) => ({ ...newest, category: name }))}
              aria-current={category === name ? 'true' : undefined}
              className={classNames(chip, category === name ? 'border-(--c) bg-(--c) text-paper' : off)}
            >
              <CategoryGlyph
                slug={CATEGORY_KEYS[name]}
                size={18}
                className={category === name ? undefined : 'text-(--c)'}
              />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
