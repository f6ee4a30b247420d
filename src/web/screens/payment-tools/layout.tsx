import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link, Outlet, useLocation, useOutletContext } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { servicesContext, siteContext } from '../../context.ts'
import { useRootData } from '../../root-data.ts'
import { ErrorPage } from '../../shell/error-page.tsx'
import type { FrameHandle } from '../../shell/frame.ts'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { shellTexts } from '../../shell/texts.ts'
import type { Site } from '../../site.ts'
import type { Route } from './+types/layout'
import { toolsTexts } from './texts.ts'

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

/** They stay the same as long as the process does: nothing that fails later takes them away. */
export const shouldRevalidate = () => false

export const useToolFacts = () => useOutletContext<ToolFacts>()

/** Where 'Voltar' leads: one step towards the admin area. */
const BACK: Readonly<Record<string, string>> = {
  '/webhook-tester': '/mercadopago-test',
  '/webhook-diagnostic': '/webhook-tester',
}

/** The frame of the payment tools: a bar with the way back, then the tool. */
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
  const { pathname } = useLocation()
  const name = useRootData()?.site.name ?? ''
  return (
    <>
      <header className="border-line border-b bg-desk print:hidden">
        <div className="page-width mx-auto flex min-h-16 items-center gap-4 md:min-h-19 md:gap-9">
          <Link to="/" aria-label={shellTexts.homeLink(name)} className="inline-flex min-h-11 items-center rounded-tag">
            <Logo className="h-7.5 md:h-8.5" />
          </Link>
          <span className="hidden rounded-tag bg-well px-2.5 py-1 font-semibold text-[0.8125rem]/4.5 text-ink-2 sm:block">
            {toolsTexts.tag}
          </span>
          <LinkButton
            to={BACK[pathname] ?? '/admin'}
            variant="quiet"
            size="sm"
            icon={<ArrowLeft aria-hidden size={18} />}
            className="ml-auto"
          >
            {toolsTexts.back}
          </LinkButton>
        </div>
      </header>
      <main id="conteudo" tabIndex={-1} className="focus-visible:outline-none">
        <div className="mx-auto w-full max-w-[62rem] px-5 py-7 md:px-8 md:py-9">{children}</div>
      </main>
    </>
  )
}
