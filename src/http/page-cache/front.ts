import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { stopwatch } from '../../platform/time.ts'
import type { Services } from '../../web/context.ts'
import { readRoot } from '../../web/shell/read-root.server.ts'
import type { Site } from '../../web/site.ts'
import type { HttpEnv } from '../env.ts'
import { memberListener } from './members/listener.ts'
import { createMemberPages } from './members/pages.ts'
import { watchPages } from './metrics.ts'
import { visitorListener } from './visitors/listener.ts'
import { createVisitorPages } from './visitors/pages.ts'

interface FrontOptions {
  /** The edge, asked for the pages that are kept. */
  readonly app: Pick<Hono<HttpEnv>, 'fetch'>
  /** The edge, as it answers everything else. */
  readonly next: (request: IncomingMessage, response: ServerResponse) => void
  readonly services: Pick<Services, 'accounts' | 'subscriptions'>
  readonly site: Site
  readonly metrics: Metrics
  /** Folder of the built browser files. */
  readonly assets: string
}

/** What stands in front of the edge: the pages kept in memory, of visitors and of members. */
export function createFront({ app, next, services, site, metrics, assets }: FrontOptions) {
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
  watchPages(metrics, { visitor: visitors, member: members })

  async function readMember(headers: Headers) {
    const session = await services.accounts.sessionOf(headers)
    return session && readRoot(session, { services, site })
  }
  const memberOrNext = memberListener(members, { readRoot: readMember, next })
  return {
    listener: visitorListener(visitors, { now: stopwatch, next: memberOrNext }),

    /** Forgets every kept page: the catalogue changed. */
    drop(): void {
      visitors.drop()
      members.drop()
    },
  }
}
