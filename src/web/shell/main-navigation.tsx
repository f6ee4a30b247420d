import { Link, useLocation } from 'react-router'
import { CategoriesMenu } from './categories-menu.tsx'
import { FindMenu } from './find-menu.tsx'
import { navItemClass } from './nav-style.ts'
import { shellTexts } from './texts.ts'

/** The entries of the desktop bar. */
export function MainNavigation() {
  const { pathname } = useLocation()
  const entry = (to: string, label: string) => {
    const current = pathname === to
    return (
      <li>
        <Link to={to} aria-current={current ? 'page' : undefined} className={navItemClass(current)}>
          <span className={current ? 'pen-stroke' : undefined}>{label}</span>
        </Link>
      </li>
    )
  }
  return (
    <nav aria-label={shellTexts.mainNavigation}>
      <ul className="flex items-center gap-0.5">
        {entry('/', shellTexts.home)}
        <li>
          <CategoriesMenu current={pathname.startsWith('/activities')} />
        </li>
        <li>
          <FindMenu />
        </li>
        {entry('/plans', shellTexts.plans)}
        {entry('/about', shellTexts.about)}
      </ul>
    </nav>
  )
}
