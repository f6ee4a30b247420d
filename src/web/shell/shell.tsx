import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { TermsNotice } from '../../features/accounts/terms/components/terms-notice.tsx'
import { LeaveQuestion } from '../../features/classroom/store/components/leaving.tsx'
import { Announcer } from '../../ui/announcer.tsx'
import { Toaster } from '../../ui/toast.tsx'
import { type RootData, useRootData } from '../root-data.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import { DrawingNote } from './drawing-note.tsx'
import { Footer } from './footer.tsx'
import { useOwnFrame } from './frame.ts'
import { Header } from './header.tsx'
import { usePageChange } from './page-change.ts'
import { shellTexts } from './texts.ts'

/**
 * The permanent frame of all pages: skip link, bar, footer, toasts. The page itself is the `main` between. A screen
 * with its own frame (the admin area) gets the skip link and the toasts only.
 */
export function Shell({ session, site, children }: RootData & { children: ReactNode }) {
  const ownFrame = useOwnFrame()
  const { isShared, drawing } = useRootData() ?? {}
  const { pathname } = useLocation()
  const [firstPathname] = useState(pathname)
  // A shared page came without it: added now, it would move the page under a finger that presses.
  const isNoticeShown = !isShared || pathname !== firstPathname
  usePageChange()
  return (
    <>
      <a
        href="#conteudo"
        className="print:hidden fixed top-3 left-3 z-50 -translate-y-24 rounded-control bg-brand px-5 py-3 font-display font-semibold text-on-brand focus:translate-y-0"
      >
        {shellTexts.skip}
      </a>
      {ownFrame ? (
        <>
          <ArrivalNotice session={session} />
          {children}
        </>
      ) : (
        <div className="flex min-h-dvh flex-col">
          <Header session={session} site={site} />
          <ArrivalNotice session={session} />
          {session?.termsDue && isNoticeShown ? <TermsNotice /> : null}
          {drawing ? <DrawingNote {...drawing} /> : null}
          <main id="conteudo" tabIndex={-1} className="flex-1 overflow-x-clip focus-visible:outline-none">
            {children}
          </main>
          <Footer session={session} site={site} />
        </div>
      )}
      <Announcer />
      <Toaster />
      <LeaveQuestion />
    </>
  )
}
