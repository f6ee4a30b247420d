import { Logo } from '../../brand/logo.tsx'
import { Drawer } from '../../ui/native-dialog.tsx'
import type { RootData } from '../root-data.ts'
import { DrawerFooter } from './drawer-footer.tsx'
import { DrawerItems } from './drawer-items.tsx'
import { shellTexts } from './texts.ts'

/** The menu under 1024 px: in the page from the start, so that it opens before the application is there. */
export function NavigationDrawer({ id, session, site }: RootData & { id: string }) {
  return (
    <Drawer
      id={id}
      label={shellTexts.menu}
      closeLabel={shellTexts.closeMenu}
      header={<Logo className="h-7.5" />}
      footer={<DrawerFooter session={session} />}
    >
      <DrawerItems session={session} site={site} />
    </Drawer>
  )
}
