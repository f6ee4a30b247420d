import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../../brand/logo.tsx'
import { commandTo, Drawer } from '../../../ui/native-dialog.tsx'
import { useRootData } from '../../root-data.ts'
import { shellTexts } from '../../shell/texts.ts'
import { AdminExits, AdminNavigation } from './navigation.tsx'
import { adminTexts } from './texts.ts'

/** Around every screen of the administrators: the board at the side, on a phone a bar with a drawer. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15.5rem_minmax(0,1fr)]">
      <aside
        data-surface="board"
        className="sticky top-0 hidden h-dvh flex-col overflow-y-auto bg-board px-4 pt-5 pb-4 text-chalk-2 md:flex print:hidden"
      >
        <div className="mb-4 pl-2.5">
          <HomeLink className="h-9" />
        </div>
        <AdminNavigation look="board" />
        <div className="mt-auto pt-6">
          <div className="grid gap-0.5 border-board-line border-t-2 border-dashed pt-3.5">
            <AdminExits look="board" />
          </div>
        </div>
      </aside>
      <div className="flex min-h-dvh min-w-0 flex-col">
        <PhoneBar />
        <p className="hidden bg-warn-soft px-5 py-3 text-warn noscript:block md:px-8">{adminTexts.needsScript}</p>
        <main id="conteudo" tabIndex={-1} className="min-w-0 flex-1 focus-visible:outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}

function HomeLink({ className }: { className: string }) {
  const name = useRootData()?.site.name ?? ''
  return (
    <Link to="/" aria-label={shellTexts.homeLink(name)} className="inline-flex min-h-11 items-center rounded-tag">
      <Logo className={className} onBoard />
    </Link>
  )
}

/** The bar under 768 px. Without JavaScript its menu is open below it. */
function PhoneBar() {
  const drawer = useId()
  return (
    <>
      <header data-surface="board" className="sticky low:static top-0 z-20 bg-board text-chalk md:hidden print:hidden">
        <div className="flex h-16 items-center justify-between pr-3 pl-5">
          <HomeLink className="h-7.5" />
          <button
            type="button"
            {...commandTo('show-modal', drawer)}
            aria-haspopup="dialog"
            aria-label={adminTexts.openMenu}
            title={adminTexts.openMenu}
            className="grid size-11 place-items-center rounded-control hover:bg-board-2 noscript:hidden"
          >
            <MenuIcon aria-hidden size={26} />
          </button>
        </div>
        <div className="hidden px-2 pb-3 noscript:block">
          <AdminNavigation look="board" />
          <AdminExits look="board" />
        </div>
      </header>
      <Drawer
        id={drawer}
        label={adminTexts.menu}
        closeLabel={adminTexts.closeMenu}
        header={<Logo className="h-7.5" />}
        footer={<AdminExits look="paper" />}
      >
        <AdminNavigation look="paper" />
      </Drawer>
    </>
  )
}
