import {
  CalendarDays,
  ChevronDown,
  LibraryBig,
  type LucideIcon,
  NotebookText,
  PencilRuler,
  ScrollText,
  Target,
  Users,
} from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { FIND_PLACES, FIND_YEARS } from './find-places.ts'
import { useHoverDisclosure } from './hover-disclosure.ts'
import { navItemClass } from './nav-style.ts'
import { shellTexts } from './texts.ts'

export const FIND_ICONS: Readonly<Record<(typeof FIND_PLACES)[number]['to'], LucideIcon>> = {
  '/objetivos': Target,
  '/bncc': ScrollText,
  '/datas': CalendarDays,
  '/cadernos': LibraryBig,
}

/** Places of the menu beside those of finding. */
const OTHER_PLACES = ['/criar', '/caderno', '/turma', '/folhas']

/** 'Encontrar' in the desktop bar: sheets to make, booklet, class, school years, goals, BNCC, dates. Without JavaScript the footer has them. */
export function FindMenu() {
  const { isOpen, close, area, button, panel } = useHoverDisclosure()
  const { pathname } = useLocation()
  const current = [...OTHER_PLACES, ...FIND_PLACES.map(({ to }) => to)].some((place) => pathname.startsWith(place))
  const entry = (to: string, name: string, hint: string, Icon: LucideIcon) => (
    <li key={to}>
      <Link
        to={to}
        onClick={() => close()}
        className="flex min-h-15 items-center gap-3.5 rounded-control px-3 no-underline hover:bg-well"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
          <Icon aria-hidden size={22} />
        </span>
        <span>
          <span className="block font-display font-semibold text-[1rem]/5 text-ink">{name}</span>
          <span className="block text-[0.875rem]/5 text-ink-3">{hint}</span>
        </span>
      </Link>
    </li>
  )
  return (
    <div {...area}>
      <button
        type="button"
        {...button}
        className={classNames(navItemClass(current || isOpen), isOpen && 'bg-well', 'noscript:hidden')}
      >
        <span className={current ? 'pen-stroke' : undefined}>{shellTexts.find}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className={classNames('transition-transform duration-160', isOpen && 'rotate-180')}
        />
      </button>
      <span className="hidden noscript:block">
        <Link to={FIND_PLACES[0].to} className={navItemClass(current)}>
          {shellTexts.find}
        </Link>
      </span>
      {/* The padding bridges the gap between button and panel for the pointer. */}
      <div
        {...panel}
        className="fixed inset-auto top-(--button-bottom) left-[calc(var(--button-left)-7.375rem)] m-0 w-[36rem] overflow-visible bg-transparent p-3 pb-6 text-ink open:animate-rise-in"
      >
        <div className="rounded-panel bg-paper p-4 shadow-float forced-colors:border">
          <ul className="grid grid-cols-2 gap-x-2 gap-y-1">
            {entry('/criar', shellTexts.create, shellTexts.createHint, PencilRuler)}
            {entry('/caderno', shellTexts.booklet, shellTexts.bookletHint, NotebookText)}
            {entry('/turma', shellTexts.classes, shellTexts.classesHint, Users)}
            {FIND_PLACES.map(({ to, name, hint }) => entry(to, name, hint, FIND_ICONS[to]))}
          </ul>
          <h2 className="px-3 pt-3 pb-1.5 font-sans font-semibold text-ink-3 text-sm">{shellTexts.byYear}</h2>
          <ul className="flex flex-wrap gap-2 px-3 pb-1">
            {FIND_YEARS.map(({ to, name }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={() => close()}
                  className="inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-outline px-3.5 font-display font-medium text-ink no-underline hover:bg-well"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
