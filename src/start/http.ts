import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler } from 'react-router'
import { builtFiles } from '../http/built-files.ts'
import { clientAddress } from '../http/middleware/address.ts'
import { createColdRenderings } from '../http/middleware/cold-renderings.ts'
import { eventLoopLoad } from '../http/middleware/event-loop-load.ts'
import { shedding } from '../http/middleware/load-shedding.ts'
import { measured } from '../http/middleware/measure.ts'
import { createMemberRenderings } from '../http/middleware/member-renderings.ts'
import { bodyDeadline } from '../http/middleware/request-body.ts'
import { createFront } from '../http/page-cache/front.ts'
import { FILE_PATHS } from '../http/paths.ts'
import { createServer } from '../http/server.ts'
import { listen } from '../platform/db/listen.ts'
import type { HttpServer } from '../platform/http.ts'
import { stopwatch } from '../platform/time.ts'
import type { Composition } from './services.ts'

/** Channel on which the database announces every change of an activity (migration 0006). */
const CATALOGUE_CHANGED = 'catalogue_changed'
/** Channel for every change of a watched payment or a notification (migration 0007). */
const PAYMENT_EVENTS = 'payment_events'

/** Where the build leaves what browsers load. */
const BROWSER_FILES = 'build/client'

type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Vite, which serves the browser's files during development. */
export interface Development {
  readonly middleware: DevMiddleware
}

interface ServeOptions {
  readonly http: HttpServer
  readonly development: Development | null
  /** What /metrics answers. */
  readonly metricsText: () => Promise<string>
}

/** Opens the site on a port that is open already. */
export async function serve(composition: Composition, { http, development, metricsText }: ServeOptions): Promise<void> {
  const { config, databaseUrl, database, storage, limits, inbox, site, services, log, lifecycle, metrics } = composition
  const { paymentEvents } = services
  const app = createServer({
    services,
    inbox,
    site,
    storage,
    limits,
    log,
    metrics,
    metricsText,
    metricsToken: config.metricsToken,
    dependencies: [
      { name: 'database', check: () => database.pool.query('select 1') },
      { name: 'storage', check: storage.check },
    ],
    isStopping: lifecycle.isStopping,
    renderPage: renderer(development !== null),
    assets: development ? null : BROWSER_FILES,
    strictOrigin: config.appEnv === 'production',
    trustedProxies: config.trustProxy,
  })
  const watched = listen(databaseUrl, PAYMENT_EVENTS, { onMessage: paymentEvents.publish, log })
  lifecycle.defer('payment events', watched.stop)
  const edge = getRequestListener(app.fetch)
  const next: RequestListener = (request, response) => void edge(request, response)
  const front = createFront({ app, next, services, site, metrics, log, assets: BROWSER_FILES })
  const onMessage = () => {
    services.catalogue.forget()
    services.bncc.forget()
    front.drop()
  }
  const changes = listen(databaseUrl, CATALOGUE_CHANGED, { onMessage, log })
  lifecycle.defer('catalogue changes', changes.stop)
  const isBuilt = builtFiles(development ? null : BROWSER_FILES)
  const shed = shedding(metrics, {
    load: eventLoopLoad(),
    isNear: front.isNear,
    isBuilt,
    sessionOf: ({ headers }) => services.accounts.signedToken(headers),
    addressOf: ({ socket, headers }) =>
      clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), config.trustProxy),
    coldRenderings: createColdRenderings({ now: stopwatch }),
    memberRenderings: createMemberRenderings(),
    next: front.listener,
  })
  const chain = measured(metrics, isBuilt, bodyDeadline({ takesFiles: (path) => FILE_PATHS.has(path), next: shed }))
  // Deferred last, so that it is the first to stop.
  lifecycle.defer('http', () => {
    // Streams never finish by themselves: they would be waited for.
    paymentEvents.close()
    return http.drain()
  })
  await http.serve(development ? freshly(development, front, chain) : chain)
}

/** The same chain behind Vite. Every page is rendered anew, so that a change of the code shows at once. */
function freshly({ middleware }: Development, front: { drop(): void }, chain: RequestListener): RequestListener {
  return (request, response) =>
    middleware(request, response, () => {
      front.drop()
      chain(request, response)
    })
}

/** React Router's handler; during development it takes up each change of a screen. */
function renderer(development: boolean) {
  const build = () => import('virtual:react-router/server-build')
  return createRequestHandler(build, development ? 'development' : 'production')
}
