import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import type { Logger } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { stopwatch } from '../../platform/time.ts'
import { AppError } from '../../product/errors.ts'
import { isOutOfReach } from '../../product/out-of-reach.ts'
import type { Services } from '../../web/context.ts'
import { readRoot } from '../../web/shell/read-root.server.ts'
import type { Site } from '../../web/site.ts'
import type { HttpEnv } from '../env.ts'
import { visitorPageKey } from './key.ts'
import { memberListener } from './members/listener.ts'
import { createMemberPages } from './members/pages.ts'
import { watchFaults, watchPages } from './metrics.ts'
import { visitorListener } from './visitors/listener.ts'
import { createVisitorPages } from './visitors/pages.ts'

interface FrontOptions {
  /** The middleware chain, asked for pages to cache. */
  readonly app: Pick<Hono<HttpEnv>, 'fetch'>
  /** The edge, as it answers everything else. */
  readonly next: (request: IncomingMessage, response: ServerResponse) => void
  readonly services: Pick<Services, 'accounts' | 'subscriptions'>
  readonly site: Site
  readonly metrics: Metrics
  readonly log: Logger
  /** Folder of the built browser files. */
  readonly assets: string
}

/** The page caches in front of the middleware: visitors' and members'. */
export function createFront({ app, next, services, site, metrics, log, assets }: FrontOptions) {
  const rendering = (address: string, env: HttpEnv['Bindings']) =>
    Promise.resolve(app.fetch(new Request(`${site.origin}${address}`), env))
  const visitors = createVisitorPages({
    render: (address) => rendering(address, { visitorPage: true }),
    now: stopwatch,
    assets,
  })
  const members = createMemberPages({
    render: (address, memberPage) => rendering(address, { memberPage }),
    now: stopwatch,
  })
  const faults = { visitor: 0, member: 0 }
  const onFault = (kind: keyof typeof faults) => (error: unknown) => {
    // Expected refusals and a database away are answered, and logged, on the ordinary way.
    if (error instanceof AppError || isOutOfReach(error)) return
    faults[kind] += 1
    log.error({ err: error }, `a ${kind}'s page could not be made for the cache`)
  }
  watchFaults(metrics, faults)
  watchPages(metrics, { visitor: visitors, member: members })

  async function readMember(headers: Headers) {
    const session = await services.accounts.sessionOf(headers)
    return session && readRoot(session, { services, site })
  }
  const memberOrNext = memberListener(members, { readRoot: readMember, next, onFault: onFault('member') })
  return {
    listener: visitorListener(visitors, { now: stopwatch, next: memberOrNext, onFault: onFault('visitor') }),

    /** Whether a visitor's page is served from memory, or is being rendered already. */
    isNear(request: IncomingMessage): boolean {
      const key = visitorPageKey(request.url ?? '')
      return key !== null && visitors.isNear(key)
    },

    /** Empties both caches: the catalogue changed. */
    drop(): void {
      visitors.drop()
      members.drop()
    },
  }
}
