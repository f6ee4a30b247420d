import { Drawer } from '../../ui/dialog.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { RootData } from '../root-data.ts'
import { DrawerFooter } from './drawer-footer.tsx'
import { DrawerItems } from './drawer-items.tsx'
import { shellTexts } from './texts.ts'

interface NavigationDrawerProps extends RootData {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The menu under 1024 px; its code loads when a person is about to open it (mobile-bar.tsx). */
export function NavigationDrawer({ session, site, open, onOpenChange }: NavigationDrawerProps) {
  const close = () => onOpenChange(false)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      label={shellTexts.menu}
      closeLabel={shellTexts.closeMenu}
      header={<Logo className="h-7.5" />}
      footer={<DrawerFooter session={session} onNavigate={close} />}
    >
      <DrawerItems session={session} site={site} onNavigate={close} />
    </Drawer>
  )
}
