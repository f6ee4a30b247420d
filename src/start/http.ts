import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestHandler } from 'react-router'
import { createChain } from '../http/chain.ts'
import { listen } from '../platform/db/listen.ts'
import type { HttpServer } from '../platform/http.ts'
import type { Composition } from './services.ts'

/** Channel on which the database announces every change of an activity (migration 0006). */
const CATALOGUE_CHANGED = 'catalogue_changed'
/** Channel for every change of a watched payment or a notification (migration 0007). */
const PAYMENT_EVENTS = 'payment_events'

type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Vite, which serves the browser's files during development. */
export interface Development {
  readonly middleware: DevMiddleware
}

interface ServeOptions {
  readonly http: HttpServer
  readonly development: Development | null
  /** The body of /metrics. */
  readonly metricsText: () => Promise<string>
}

/** Opens the site on a port that is open already. */
export async function serve(composition: Composition, { http, development, metricsText }: ServeOptions): Promise<void> {
  const { config, databaseUrl, database, storage, limits, inbox, site, services, log, lifecycle, metrics } = composition
  const { paymentEvents } = services
  const { listener, drop } = createChain({
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
    vite: development && (({ request, response }, next) => development.middleware(request, response, next)),
    strictOrigin: config.appEnv === 'production',
    trustedProxies: config.trustProxy,
  })
  const watched = listen(databaseUrl, PAYMENT_EVENTS, { onMessage: paymentEvents.publish, log })
  lifecycle.defer('payment events', watched.stop)
  const onMessage = () => {
    services.catalogue.forget()
    services.bncc.forget()
    drop()
  }
  const changes = listen(databaseUrl, CATALOGUE_CHANGED, { onMessage, log })
  lifecycle.defer('catalogue changes', changes.stop)
  // Deferred last, so that it is the first to stop.
  lifecycle.defer('http', () => {
    // Streams never finish by themselves: they would be waited for.
    paymentEvents.close()
    return http.drain()
  })
  // A whole catalogue is never asked for again: pages that need no database then wait for none. Not awaited, because the
  // port answers 503 until it has its listener; never fails.
  void services.drawings.progress()
  await http.serve(listener)
}

/** React Router's handler; during development it takes up each change of a screen. */
function renderer(development: boolean) {
  const build = () => import('virtual:react-router/server-build')
  return createRequestHandler(build, development ? 'development' : 'production')
}
