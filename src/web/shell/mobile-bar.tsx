import { CircleUserRound, Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { fetchOnIntent, useLater } from '../../ui/use-later.ts'
import type { RootData } from '../root-data.ts'
import { loadDrawer } from './load-drawer.ts'
import { shellTexts } from './texts.ts'

const corner = 'grid size-11 place-items-center rounded-control text-ink-2 hover:bg-well'

/** The same ways, on every page. */
const FOOTER = '#rodape'

/** The bar under 1024 px: person, logo, menu. Without JavaScript the menu is the footer, and where its code cannot be had. */
export function MobileBar({ session, site }: RootData) {
  const [open, setOpen] = useState(false)
  const drawer = useLater(loadDrawer, open, () => {
    setOpen(false)
    window.location.assign(FOOTER)
  })
  return (
    <div className="flex h-16 items-center justify-between px-5 md:px-8 lg:hidden">
      <Link
        to={session ? '/profile' : '/login'}
        aria-label={session ? shellTexts.profile : shellTexts.signIn}
        className={corner}
      >
        <CircleUserRound aria-hidden size={26} />
      </Link>
      <Link to="/" aria-label={shellTexts.homeLink(site.name)} className="flex min-h-11 items-center rounded-tag">
        <Logo className="h-7.5" />
      </Link>
      <IconButton
        {...fetchOnIntent(loadDrawer)}
        label={shellTexts.openMenu}
        onClick={() => setOpen(true)}
        className="noscript:hidden"
      >
        <MenuIcon aria-hidden size={26} />
      </IconButton>
      <span className="hidden noscript:block">
        <a href={FOOTER} aria-label={shellTexts.toFooter} className={corner}>
          <MenuIcon aria-hidden size={26} />
        </a>
      </span>
      {drawer ? <drawer.NavigationDrawer session={session} site={site} open={open} onOpenChange={setOpen} /> : null}
    </div>
  )
}
