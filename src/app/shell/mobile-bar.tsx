import { CircleUserRound, Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialog.tsx'
import { Logo } from '../../ui/logo.tsx'
import { DrawerFooter } from './drawer-footer.tsx'
import { DrawerItems } from './drawer-items.tsx'
import type { RootData } from './root-data.ts'
import { shellTexts } from './texts.ts'

const corner = 'grid size-11 place-items-center rounded-control text-ink-2 hover:bg-well'

/** The bar under 1024 px: person, logo, menu. Without JavaScript the menu is the footer. */
export function MobileBar({ session, site }: RootData) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
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
      <IconButton label={shellTexts.openMenu} onClick={() => setOpen(true)} className="noscript:hidden">
        <MenuIcon aria-hidden size={26} />
      </IconButton>
      <span className="hidden noscript:block">
        <a href="#rodape" aria-label={shellTexts.toFooter} className={corner}>
          <MenuIcon aria-hidden size={26} />
        </a>
      </span>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        label={shellTexts.menu}
        closeLabel={shellTexts.closeMenu}
        header={<Logo className="h-7.5" />}
        footer={<DrawerFooter session={session} onNavigate={close} />}
      >
        <DrawerItems session={session} site={site} onNavigate={close} />
      </Drawer>
    </div>
  )
}
