import { CircleUserRound, Menu as MenuIcon } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../brand/logo.tsx'
import { BasketDoor } from '../../features/classroom/caderno/components/basket-door.tsx'
import { IconButton } from '../../ui/button.tsx'
import { commandTo } from '../../ui/native-dialog.tsx'
import type { RootData } from '../root-data.ts'
import { NavigationDrawer } from './drawer.tsx'
import { HeaderSearchFold } from './header-search.tsx'
import { useSignInAddress } from './sign-in-address.ts'
import { shellTexts } from './texts.ts'

const corner = 'grid size-11 place-items-center rounded-control text-ink-2 hover:bg-well'

/** The same links on every page. */
const FOOTER = '#rodape'

/** The bar under 1280 px: person, logo, menu. Without JavaScript the menu is the footer. */
export function MobileBar({ session, site }: RootData) {
  const drawer = useId()
  const addressOf = useSignInAddress()
  return (
    <div className="grid h-16 grid-cols-[1fr_auto_1fr] items-center gap-x-2 px-4 sm:px-5 md:px-8 min-[80rem]:hidden">
      <Link
        to={session ? '/profile' : addressOf('/login')}
        aria-label={session ? shellTexts.profile : shellTexts.signIn}
        className={corner}
      >
        <CircleUserRound aria-hidden size={26} />
      </Link>
      <Link to="/" aria-label={shellTexts.homeLink(site.name)} className="flex min-h-11 items-center rounded-tag">
        <Logo className="h-6.5 min-[25rem]:h-7.5" />
      </Link>
      <div className="flex justify-end">
        {/* A narrower screen has it in the menu. */}
        <BasketDoor className="max-[22.5rem]:hidden" />
        <HeaderSearchFold />
        <IconButton
          {...commandTo('show-modal', drawer)}
          label={shellTexts.openMenu}
          aria-haspopup="dialog"
          className="noscript:hidden"
        >
          <MenuIcon aria-hidden size={26} />
        </IconButton>
        <span className="hidden noscript:block">
          <a href={FOOTER} aria-label={shellTexts.toFooter} className={corner}>
            <MenuIcon aria-hidden size={26} />
          </a>
        </span>
      </div>
      <NavigationDrawer id={drawer} session={session} site={site} />
    </div>
  )
}
