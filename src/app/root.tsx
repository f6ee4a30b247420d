import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import lexend from '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2?url'
import { type ReactNode, use } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { APPEARANCE_SCRIPT } from '../ui/appearance.ts'
import type { Route } from './+types/root'
import '../ui/app.css'
import { NonceContext, sessionContext, siteContext } from './context.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { type RootData, useRootData } from './shell/root-data.ts'
import { Shell } from './shell/shell.tsx'
import { errorTexts } from './shell/texts.ts'

export function loader({ context }: Route.LoaderArgs): RootData {
  const { name, demo, links } = context.get(siteContext)
  const session = context.get(sessionContext)
  return {
    // Named one by one: whatever else the server knows about a session stays there.
    session: session && {
      userId: session.userId,
      name: session.name,
      email: session.email,
      isAdmin: session.isAdmin,
    },
    site: { name, demo, links },
  }
}

export const links: Route.LinksFunction = () => [
  ...[lexend, atkinson].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** The title of pages that have none of their own: those that failed. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  const siteName = loaderData?.site.name
  return [{ title: [error ? errorTexts.failed.title : '', siteName].filter(Boolean).join(' | ') }]
}

/** Where the root loader itself failed there is nobody signed in and no link outside. */
const nothingKnown: RootData = {
  session: null,
  site: { name: '', demo: false, links: { suggestionForm: null, supportChat: null } },
}

/** The document around every page, the error pages too. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const { session, site } = useRootData() ?? nothingKnown
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F6F4EE" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141C19" />
        {/* Browsers hide a nonce from scripts, so the attribute cannot be compared when React takes over. */}
        <script nonce={nonce} suppressHydrationWarning>
          {APPEARANCE_SCRIPT}
        </script>
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <Shell session={session} site={site}>
          {children}
        </Shell>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return notFound ? <NotFoundPage /> : <ErrorPage />
}
