import { PencilRuler } from 'lucide-react'
import { Link } from 'react-router'
import { Logo } from '../../brand/logo.tsx'
import type { RootData } from '../root-data.ts'
import { AccountCorner } from './account-menu.tsx'
import { AppearanceMenu } from './appearance-menu.tsx'
import { HeaderSearchField, HeaderSearchFold } from './header-search.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { MobileBar } from './mobile-bar.tsx'
import { ReferMenu } from './refer-menu.tsx'
import { shellTexts } from './texts.ts'

/** The bar at the top of every page: full from 1024 px on, short below. */
export function Header({ session, site }: RootData) {
  return (
    <header className="sticky low:static top-0 z-20 border-line border-b bg-desk print:hidden">
      <MobileBar session={session} site={site} />
      <div className="page-width hidden h-19 items-center lg:flex">
        <Link
          to="/"
          aria-label={shellTexts.homeLink(site.name)}
          className="mr-6 flex min-h-11 items-center rounded-tag xl:mr-9 min-[90rem]:mr-6"
        >
          <Logo className="h-9" />
        </Link>
        <MainNavigation />
        <div className="ml-3 flex min-w-0 flex-1 items-center justify-end gap-2 min-[90rem]:ml-2 min-[90rem]:gap-1">
          <HeaderSearchField />
          <HeaderSearchFold className="xl:hidden" />
          <Link
            to="/criar"
            aria-label={shellTexts.create}
            title={shellTexts.create}
            className="hidden size-11 shrink-0 place-items-center rounded-control text-brand hover:bg-well min-[90rem]:grid"
          >
            <PencilRuler aria-hidden size={22} />
          </Link>
          <ReferMenu site={site} />
          <AppearanceMenu />
          <AccountCorner session={session} />
        </div>
      </div>
    </header>
  )
}
