import { ArrowRight, ChevronDown } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { CategoryMark } from '../../brand/category-glyph.tsx'
import { classNames } from '../../ui/class-names.ts'
import { menuCategories } from './categories.ts'
import { useHoverDisclosure } from './hover-disclosure.ts'
import { navItemClass } from './nav-style.ts'
import { shellTexts } from './texts.ts'

/** 'Categorias' in the desktop bar: a button with a panel of links; a plain link where JavaScript is off. */
export function CategoriesMenu({ current }: { current: boolean }) {
  const { isOpen, close, area, button, panel } = useHoverDisclosure()
  // On the catalogue itself another category is no step of the history.
  const onCatalogue = useLocation().pathname === '/activities'
  return (
    <div {...area}>
      <button
        type="button"
        {...button}
        className={classNames(navItemClass(current || isOpen), isOpen && 'bg-well', 'noscript:hidden')}
      >
        <span className={current ? 'pen-stroke' : undefined}>{shellTexts.categories}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className={classNames('transition-transform duration-160', isOpen && 'rotate-180')}
        />
      </button>
      <span className="hidden noscript:block">
        <Link to="/activities" className={navItemClass(current)}>
          {shellTexts.categories}
        </Link>
      </span>
      {/* The padding bridges the gap between button and panel for the pointer. */}
      <div
        {...panel}
        className="fixed inset-auto top-(--button-bottom) left-[calc(var(--button-left)-7.375rem)] m-0 w-[40.25rem] overflow-visible bg-transparent p-3 pb-6 text-ink open:animate-rise-in"
      >
        <CategoryPanel onChoose={() => close()} replace={onCatalogue} />
      </div>
    </div>
  )
}

function CategoryPanel({ onChoose, replace }: { onChoose: () => void; replace: boolean }) {
  return (
    <div className="rounded-panel bg-paper p-4 shadow-float forced-colors:border">
      <Link
        to="/activities"
        replace={replace}
        onClick={onChoose}
        className="flex min-h-13 items-center justify-between rounded-control bg-brand-soft px-3.5 font-display text-[1rem]/6 font-semibold text-brand no-underline hover:underline"
      >
        {shellTexts.allCategories}
        <ArrowRight aria-hidden size={20} />
      </Link>
      <ul className="mt-2.5 grid grid-cols-2 gap-x-2 gap-y-1">
        {menuCategories.map((category) => (
          <li key={category.slug}>
            <Link
              to={category.to}
              replace={replace}
              onClick={onChoose}
              className="flex min-h-15 items-center gap-3.5 rounded-control px-3 no-underline hover:bg-well"
            >
              <CategoryMark slug={category.slug} />
              <span>
                <span className="block font-display text-[1rem]/5 font-semibold text-ink">{category.name}</span>
                <span className="block text-[0.875rem]/5 text-ink-3">{category.hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
