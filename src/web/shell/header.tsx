import { Link } from 'react-router'
import { Logo } from '../../brand/logo.tsx'
import { BasketDoor } from '../../features/classroom/caderno/components/basket-door.tsx'
import type { RootData } from '../root-data.ts'
import { AccountCorner } from './account-menu.tsx'
import { AppearanceMenu } from './appearance-menu.tsx'
import { HeaderSearchFold } from './header-search.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { ReferMenu } from './refer-menu.tsx'
import { shellTexts } from './texts.ts'

/** The bar at the top of every page: full from 1280 px on, short below. */
export function Header({ session, site }: RootData) {
  return (
    <header className="sticky low:static top-0 z-20 border-line border-b bg-desk print:hidden">
      <MobileBar session={session} site={site} />
      <div className="page-width hidden h-19 items-center min-[80rem]:flex">
        <Link
          to="/"
          aria-label={shellTexts.homeLink(site.name)}
          className="mr-6 flex min-h-11 items-center rounded-tag"
        >
          <Logo className="h-9" />
        </Link>
        <MainNavigation />
        <div className="ml-3 flex min-w-0 flex-1 items-center justify-end">
          <HeaderSearchFold />
          <BasketDoor />
          <ReferMenu site={site} />
          <AppearanceMenu />
          <AccountCorner session={session} />
        </div>
      </div>
    </header>
  )
}
