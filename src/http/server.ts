import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { IMMUTABLE, PUBLIC_PREFIX } from '../features/catalogue/files/rules.ts'
import type { Inbox } from '../features/payments/inbox/service.server.ts'
import type { Logger } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { nextRequestId } from '../platform/request-id.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { LimitName, Limits } from '../product/limits.ts'
import type { Services } from '../web/context.ts'
import { PAGES } from '../web/pages.ts'
import { apiRoutes } from './api/openapi.ts'
import { guardsOf } from './api/route.ts'
import { webhookRoutes } from './api/webhook.ts'
import type { HttpEnv } from './env.ts'
import { boundedBody } from './middleware/body-limit.ts'
import { compress } from './middleware/compress.ts'
import { discovery } from './middleware/discovery.ts'
import { securityHeaders } from './middleware/headers.ts'
import { type Dependency, healthRoutes, watchDependencies } from './middleware/health.ts'
import { metricsRoutes } from './middleware/metrics.ts'
import { isTrustedCaller } from './middleware/origin.ts'
import { answerPageError } from './middleware/page-error.ts'
import { requestFacts } from './middleware/request-facts.ts'
import { answerPage, type PageOptions } from './page.ts'
import { API_PATH, STORAGE_PATH, WEBHOOK_PATH } from './paths.ts'
import { refuse } from './refusals.ts'

/** Largest body of a call that carries no file (bytes). */
const BODY_LIMIT_BYTES = 64 * 1024

/** Files that other sites may show: the picture of a shared link, thumbnails in a picture search, icons. */
const SHAREABLE = ['/og.png', '/icon-*', '/apple-touch-icon.png', `${PUBLIC_PREFIX}*`]

export interface EdgeOptions extends PageOptions {
  /** Receiver of the payment provider's notifications. */
  readonly inbox: Inbox
  readonly storage: Storage
  readonly limits: Limits
  readonly log: Logger
  readonly metrics: Metrics
  /** Body of /metrics: the metrics of every process. */
  readonly metricsText: () => Promise<string>
  /** Opens /metrics; null leaves it to this machine. */
  readonly metricsToken: string | null
  readonly dependencies: readonly Dependency[]
  readonly isStopping: () => boolean
  /** Folder of the built browser files; null while Vite serves them. */
  readonly assets: string | null
  /** True in production: only the site's own origin may change things. */
  readonly strictOrigin: boolean
  /** Number of reverse proxies in front whose forwarded addresses are believed. */
  readonly trustedProxies: number
}

/** The whole HTTP chain: headers, limits, files, API routes, then the screens. */
export function createServer(options: EdgeOptions): Hono<HttpEnv> {
  const { services, site, storage, limits } = options
  const app = new Hono<HttpEnv>()
  app.onError(answerPageError)

  // A caller's own id would appear in the log as ours.
  app.use(requestId({ generator: nextRequestId, headerName: '' }))
  app.use(requestFacts(options))
  for (const path of SHAREABLE) app.use(path, shareable)
  const { cardForm } = site.payments
  const https = site.origin.startsWith('https:')
  app.use(securityHeaders({ https, development: options.assets === null, cardForm }))
  app.route('/', healthRoutes(options.dependencies, options.isStopping))
  watchDependencies(options.metrics, options.dependencies)
  app.route(
    '/',
    metricsRoutes({ text: options.metricsText, contentType: options.metrics.contentType }, options.metricsToken),
  )
  const webhook = webhookRoutes({ inbox: options.inbox, limits })
  const api = apiRoutes({ services, storage, site, webhook, metrics: options.metrics })
  const guards = guardsOf(api)
  const bounded = boundedBody(BODY_LIMIT_BYTES)
  app.use(WEBHOOK_PATH, bounded)
  app.route('/', webhook)
  if (options.assets) app.use(assetFiles(options.assets))

  app.use(async (c, next) => {
    const caller = {
      method: c.req.method,
      origin: c.req.header('origin'),
      host: c.req.header('host'),
      fetchSite: c.req.header('sec-fetch-site'),
    }
    if (!isTrustedCaller(caller, { siteOrigin: site.origin, strict: options.strictOrigin }))
      return refuse(c, 'foreign_origin')
    return next()
  })
  app.use((c, next) => (guards.takesFiles.has(c.req.path) ? next() : bounded(c, next)))

  app.use(compress)
  for (const routes of ['/rest/v1/*', '/functions/v1/*'])
    app.use(
      routes,
      knowsSession(services),
      limitedTo(limits, (path) => guards.limits.get(path) ?? 'api'),
    )
  app.route('/', api)
  app.route('/', discovery({ catalogue: services.catalogue, bncc: services.bncc, topics: services.topics, site }))
  // Only pages: calls of the API have read the session and do not come this far.
  app.use(knowsSession(services))
  for (const [path, limit] of POSTED_PAGES)
    app.post(
      path,
      limitedTo(limits, () => limit),
    )
  app.all('*', (c) => answerPage(c, options))
  return app
}

// Registered around the security headers, so that it has the last word.
const shareable: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next()
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
}

function assetFiles(folder: string): MiddlewareHandler<HttpEnv> {
  const files = serveStatic<HttpEnv>({
    root: folder,
    precompressed: true,
    onFound: (file, c) => {
      const hashed = file.includes('/assets/')
      c.header('cache-control', hashed ? IMMUTABLE : 'public, max-age=3600')
    },
  })
  return (c, next) => {
    // No built file has such a path, and looking for one costs a twentieth of an answer.
    const isBuilt = !API_PATH.test(c.req.path) && !STORAGE_PATH.test(c.req.path)
    return isBuilt ? files(c, next) : next()
  }
}

// Files need no session: a page with forty pictures would ask for it forty times.
function knowsSession({ accounts }: Services): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    c.set('session', await accounts.sessionOf(c.req.raw.headers))
    return next()
  }
}

/** Where pages take forms, with and without JavaScript, and the limit of each. */
export const POSTED_PAGES: readonly (readonly [string, LimitName])[] = Object.entries(PAGES).flatMap(
  ([path, { posts }]): [string, LimitName][] =>
    posts
      ? [
          [path, posts],
          [`${path}.data`, posts],
        ]
      : [],
)

function limitedTo(limits: Limits, nameOf: (path: string) => LimitName): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const verdict = await limits.consume(nameOf(c.req.path), c.get('session')?.userId ?? c.get('address'))
    if (verdict.allowed) return next()
    c.header('retry-after', String(verdict.retryAfterSeconds))
    return refuse(c, 'rate_limited')
  }
}
