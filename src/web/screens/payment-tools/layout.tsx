import { type ReactNode, useEffect, useRef } from 'react'
import { isRouteErrorResponse, NavLink, Outlet, useLocation, useOutletContext } from 'react-router'
import { focusInView } from '../../../ui/focus-in-view.ts'
import { servicesContext, siteContext } from '../../context.ts'
import { ErrorPage } from '../../shell/error-page.tsx'
import type { FrameHandle } from '../../shell/frame.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import type { Site } from '../../site.ts'
import { AdminFrame } from '../admin/frame.tsx'
import type { Route } from './+types/layout'
import { toolsTexts } from './texts.ts'
import { PAYMENT_TOOLS } from './tools.ts'

export const handle: FrameHandle = { ownFrame: true }

/** Facts of the installation that the tools show. */
interface ToolFacts {
  readonly webhookUrl: string
  readonly payments: Site['payments']
}

export function loader({ context }: Route.LoaderArgs): ToolFacts {
  return {
    webhookUrl: context.get(servicesContext).webhookTester.webhookUrl,
    payments: context.get(siteContext).payments,
  }
}

/** Fixed for the life of the process: a later failure does not remove them. */
export const shouldRevalidate = () => false

export const useToolFacts = () => useOutletContext<ToolFacts>()

/** The frame of the payment tools: that of the administrators, and a tab for each tool. */
export default function ToolsLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ToolsFrame>
      <Outlet context={loaderData} />
    </ToolsFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return <ToolsFrame>{notFound ? <NotFoundPage /> : <ErrorPage />}</ToolsFrame>
}

function ToolsFrame({ children }: { children: ReactNode }) {
  return (
    <AdminFrame>
      <div className="mx-auto w-full max-w-page px-5 py-6 md:px-8 md:py-9 xl:px-10">
        <div className="max-w-[62rem]">
          <ToolTabs />
          {children}
        </div>
      </div>
    </AdminFrame>
  )
}

/** The tools in one row, which scrolls sideways where it does not fit; the open one is in view. */
function ToolTabs() {
  const { pathname } = useLocation()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>(`a[href="${pathname}"]`)
    if (!strip.current || !open) return
    strip.current.scrollLeft = open.offsetLeft - (strip.current.clientWidth - open.offsetWidth) / 2
  }, [pathname])
  return (
    <nav
      ref={strip}
      {...focusInView}
      aria-label={toolsTexts.navigation}
      className="relative -mx-5 mb-6 overflow-x-auto px-5 pt-1 [scrollbar-width:none] md:-mx-8 md:px-8 xl:mx-0 xl:px-0 print:hidden"
    >
      <ul className="flex w-max min-w-full border-line border-b-2">
        {PAYMENT_TOOLS.map(({ to, label }) => (
          <li key={to} className="flex">
            <NavLink
              to={to}
              className="-mb-0.5 flex min-h-13 items-center whitespace-nowrap rounded-t-control border-transparent border-b-4 px-2 pt-1 font-display font-medium text-ink-2 max-sm:text-sm no-underline -outline-offset-3 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink sm:px-3 md:px-2 lg:px-4"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
