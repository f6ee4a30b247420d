import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import { IconSprite } from '../brand/icon-sprite.tsx'
import atkinson from '../ui/fonts/atkinson-hyperlegible-next-subset.woff2?url'
import lexend from '../ui/fonts/lexend-subset.woff2?url'
import { queries } from './client/queries.ts'
import { rootReading, useShownRoot } from './client/root-reading.ts'
import { useCheckedSession, useSessionUpkeep } from './client/session-upkeep.tsx'
import { alreadyHeard, useTakeOver } from './client/take-over.ts'
import { kindContext, NonceContext, servicesContext, sessionContext, siteContext } from './context.ts'
import headProgram from './document/inline/head.ts?inline-program'
import viewerProgram from './document/inline/viewer.ts?inline-program'
import { named, type RootData, type RootReading, useRootData } from './root-data.ts'
import { failureMeta } from './seo/page-meta.ts'
import { ErrorPage } from './shell/error-page.tsx'
import { Favourites } from './shell/favourites.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { readRoot, sharedRoot } from './shell/read-root.server.ts'
import { Shell } from './shell/shell.tsx'
import { Upkeep } from './shell/upkeep.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<RootReading> {
  const kind = context.get(kindContext)
  const site = context.get(siteContext)
  const services = context.get(servicesContext)
  const drawing = await services.drawings.progress()
  const reading = kind ? sharedRoot(kind, site) : await readRoot(context.get(sessionContext), { services, site })
  return drawing ? { ...reading, drawing } : reading
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<RootReading> {
  return rootReading.read(serverLoader)
}

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => rootReading.mustRead(args)

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
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** Only for pages without their own: those that failed. */
export const meta: Route.MetaFunction = ({ matches, error }) => failureMeta(matches, error)

/** After a failure of the root loader there is no user and no external link. */
const nothingKnown: RootData & Pick<RootReading, 'isShared'> = {
  session: null,
  site: {
    name: '',
    origin: '',
    demo: false,
    links: { suggestionForm: null, supportChat: null },
    seller: null,
    privacyOfficer: null,
  },
}

/** The document around every page, the error pages too. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const { session, site, isShared } = useRootData() ?? nothingKnown
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F6F4EE" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141C19" />
        {/* Browsers hide a nonce from scripts, so the attribute cannot be compared when React takes over. */}
        <script nonce={nonce} suppressHydrationWarning>
          {headProgram}
        </script>
        {isShared ? (
          <script nonce={nonce} suppressHydrationWarning>
            {viewerProgram}
          </script>
        ) : null}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body {...alreadyHeard}>
        <IconSprite />
        <QueryClientProvider client={queries}>
          <Shell session={useCheckedSession(session)} site={site}>
            {children}
          </Shell>
        </QueryClientProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const data = named(loaderData)
  useShownRoot(data)
  useSessionUpkeep(data)
  useTakeOver()
  return (
    <>
      <Favourites userId={data.session?.userId ?? null}>
        <Outlet />
      </Favourites>
      <Upkeep />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return notFound ? <NotFoundPage /> : <ErrorPage />
}
