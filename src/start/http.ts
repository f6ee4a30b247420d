import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler } from 'react-router'
import { clientAddress } from '../http/middleware/address.ts'
import { createColdRenderings } from '../http/middleware/cold-renderings.ts'
import { eventLoopLoad, shedding } from '../http/middleware/load-shedding.ts'
import { measured } from '../http/middleware/measure.ts'
import { bodyDeadline } from '../http/middleware/request-body.ts'
import { createFront } from '../http/page-cache/front.ts'
import { FILE_PATHS } from '../http/paths.ts'
import { createServer } from '../http/server.ts'
import { listen } from '../platform/db/listen.ts'
import type { HttpServer } from '../platform/http.ts'
import { stopwatch } from '../platform/time.ts'
import type { Composition } from './services.ts'

/** Channel on which the database tells of every change of an activity (migration 0006). */
const CATALOGUE_CHANGED = 'catalogue_changed'
/** And of every change of a watched payment or a notification (migration 0007). */
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
  lifecycle.at('http', () => {
    // Streams never finish by themselves: they would be waited for.
    paymentEvents.close()
    return http.drain()
  })
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
  lifecycle.at('listeners', watched.stop)
  const edge = getRequestListener(app.fetch)
  if (development) {
    await http.serve((request, response) =>
      development.middleware(request, response, () => void edge(request, response)),
    )
  } else {
    const next = (request: IncomingMessage, response: ServerResponse) => void edge(request, response)
    const front = createFront({ app, next, services, site, metrics, log, assets: BROWSER_FILES })
    const onMessage = () => {
      services.catalogue.forget()
      services.bncc.forget()
      front.drop()
    }
    const changes = listen(databaseUrl, CATALOGUE_CHANGED, { onMessage, log })
    lifecycle.at('listeners', () => Promise.all([watched.stop(), changes.stop()]))
    const shed = shedding(metrics, {
      load: eventLoopLoad(),
      isNear: front.isNear,
      isSigned: ({ headers }) => services.accounts.isSigned(headers),
      addressOf: ({ socket, headers }) =>
        clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), config.trustProxy),
      coldRenderings: createColdRenderings({ now: stopwatch }),
      next: front.listener,
    })
    await http.serve(measured(metrics, bodyDeadline({ takesFiles: (path) => FILE_PATHS.has(path), next: shed })))
  }
}

/** React Router's handler; during development it takes up each change of a screen. */
function renderer(development: boolean) {
  const build = () => import('virtual:react-router/server-build')
  return createRequestHandler(build, development ? 'development' : 'production')
}
