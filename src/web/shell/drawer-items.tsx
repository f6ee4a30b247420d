import {
  BadgeCheck,
  Check,
  ChevronDown,
  Copy,
  GraduationCap,
  Heart,
  HeartHandshake,
  House,
  LayoutGrid,
  MessageCircle,
  NotebookText,
  PencilRuler,
  Share2,
  Shield,
  SunMoon,
  Users,
} from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { CategoryMark } from '../../brand/category-glyph.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NewTabNote } from '../../ui/new-tab-note.tsx'
import type { RootData } from '../root-data.ts'
import { AppearanceControls } from './appearance-controls.tsx'
import { menuCategories } from './categories.ts'
import { FIND_ICONS } from './find-menu.tsx'
import { FIND_PLACES, FIND_YEARS } from './find-places.ts'
import { rowClass } from './nav-style.ts'
import { useCopyLink, whatsAppLink } from './refer.ts'
import { shellTexts } from './texts.ts'

/** The links of the desktop bar in a column. */
export function DrawerItems({ session, site }: RootData) {
  const row = (to: string, label: string, icon: ReactNode, className?: string) => (
    <li>
      <NavLink to={to} end className={classNames(rowClass, className)}>
        {icon}
        {label}
      </NavLink>
    </li>
  )
  return (
    <nav aria-label={shellTexts.menu}>
      <ul>
        {row('/', shellTexts.home, <House aria-hidden size={22} />)}
        {row('/criar', shellTexts.create, <PencilRuler aria-hidden size={22} />)}
        {row('/favoritos', shellTexts.favourites, <Heart aria-hidden size={22} />)}
        {row('/caderno', shellTexts.booklet, <NotebookText aria-hidden size={22} />)}
        {row('/turma', shellTexts.classes, <Users aria-hidden size={22} />)}
        {session?.isAdmin ? row('/admin', shellTexts.admin, <Shield aria-hidden size={22} />) : null}
      </ul>
      <h2 className="px-2 pt-2 pb-0.5 font-sans text-sm font-semibold text-ink-3">{shellTexts.categories}</h2>
      <ul>
        {row(
          '/activities',
          shellTexts.allCategories,
          <LayoutGrid aria-hidden size={22} />,
          'font-semibold text-brand! aria-[current=page]:bg-transparent',
        )}
        {menuCategories.map((category) => (
          <li key={category.slug}>
            <Link to={category.to} className={classNames(rowClass, 'pl-0!')}>
              <CategoryMark slug={category.slug} size={38} />
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="px-2 pt-2 pb-0.5 font-sans text-sm font-semibold text-ink-3">{shellTexts.find}</h2>
      <ul>
        <li>
          <Fold label={shellTexts.byYear} icon={<GraduationCap aria-hidden size={22} />}>
            <ul>
              {FIND_YEARS.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to} className={classNames(rowClass, 'pl-11!')}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </Fold>
        </li>
        {FIND_PLACES.map(({ to, name }) => {
          const Icon = FIND_ICONS[to]
          return <Fragment key={to}>{row(to, name, <Icon aria-hidden size={22} />)}</Fragment>
        })}
      </ul>
      <hr className="mx-2 my-1.5 border-line" />
      <ul>
        {row('/plans', shellTexts.plans, <BadgeCheck aria-hidden size={22} />)}
        {row('/about', shellTexts.about, <HeartHandshake aria-hidden size={22} />)}
        <li>
          <Fold label={shellTexts.refer} icon={<Share2 aria-hidden size={22} />}>
            <ReferRows site={site} />
          </Fold>
        </li>
        <li>
          <Fold label={shellTexts.appearance} icon={<SunMoon aria-hidden size={22} />}>
            <div className="px-2 pt-1 pb-3">
              <AppearanceControls />
            </div>
          </Fold>
        </li>
      </ul>
    </nav>
  )
}

/** A row that unfolds what belongs to it. */
function Fold({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <details className="group/fold">
      <summary className={classNames(rowClass, 'list-none [&::-webkit-details-marker]:hidden')}>
        {icon}
        <span className="flex-1">{label}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className="mr-1 text-ink-2 transition-transform duration-160 group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}

function ReferRows({ site }: Pick<RootData, 'site'>) {
  const { copied, copy } = useCopyLink()
  return (
    <>
      <button type="button" onClick={copy} className={classNames(rowClass, 'pl-11!')}>
        {copied ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
        {copied ? shellTexts.copied : shellTexts.copyLink}
      </button>
      <a
        href={whatsAppLink(site.name, site.origin)}
        target="_blank"
        rel="noopener noreferrer"
        className={classNames(rowClass, 'pl-11!')}
      >
        <MessageCircle aria-hidden size={20} />
        {shellTexts.shareByWhatsApp}
        <NewTabNote />
      </a>
    </>
  )
}
