import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { stopwatch } from '../platform/time.ts'
import { sharedPage } from '../web/pages.ts'
import type { MemberKind } from '../web/root-data.ts'
import { readViewer } from '../web/shell/read-root.server.ts'
import { builtFiles } from './built-files.ts'
import type { HttpEnv } from './env.ts'
import { clientAddress } from './middleware/address.ts'
import { createColdRenderings } from './middleware/cold-renderings.ts'
import { counted } from './middleware/count-pages.ts'
import { eventLoopLoad } from './middleware/event-loop-load.ts'
import { createKnownAccounts } from './middleware/known-accounts.ts'
import { shedding } from './middleware/load-shedding.ts'
import { measured } from './middleware/measure.ts'
import { createMemberRenderings } from './middleware/member-renderings.ts'
import { bodyDeadline } from './middleware/request-body.ts'
import { watchFaults, watchPages } from './page-cache/metrics.ts'
import { createSharedPages } from './page-cache/pages.ts'
import { memberPages, visitorPages } from './page-cache/steps.ts'
import { FILE_PATHS } from './paths.ts'
import { createServer, type EdgeOptions } from './server.ts'
import { inOrder, type Step } from './visit.ts'

/** Folder of the browser's files in the build. */
const BROWSER_FILES = 'build/client'

/** True for the key of a page that only the catalogue changes. */
const isLasting = (key: string) => sharedPage(key)?.lasting === true

interface ChainOptions extends Omit<EdgeOptions, 'assets'> {
  /** Answers the browser's files during development; null where they are built. */
  readonly vite: Step | null
}

/**
 * The steps of a request, from the first to the last. The last one is Hono's chain (server.ts), which also renders the
 * pages that two of the steps before it hold in memory.
 */
export function createChain({ vite, ...options }: ChainOptions): { listener: RequestListener; drop: () => void } {
  const { services, metrics, log, trustedProxies, site } = options
  const assets = vite ? null : BROWSER_FILES
  const app = createServer({ ...options, assets })
  const edge = getRequestListener(app.fetch)
  const isBuilt = builtFiles(assets)

  const rendering = (address: string, env: HttpEnv['Bindings']) =>
    Promise.resolve(app.fetch(new Request(`${site.origin}${address}`), env))
  const visitors = createSharedPages({
    render: (key) => rendering(key, {}),
    isLasting,
    now: stopwatch,
    ...(assets && { assets }),
  })
  const members = createSharedPages({
    render(memberKey) {
      const { key, ...kind } = JSON.parse(memberKey)
      return rendering(key, { kind })
    },
    isLasting: (memberKey) => isLasting(JSON.parse(memberKey).key),
    now: stopwatch,
  })
  const drop = () => {
    visitors.drop()
    members.drop()
  }
  const onFault = watchFaults(metrics, log)
  watchPages(metrics, { visitor: visitors, member: members })

  const sessionOf = ({ headers: { authorization = '', cookie = '' } }: IncomingMessage) =>
    services.accounts.sessionOf(new Headers({ authorization, cookie }))
  async function readKind(request: IncomingMessage): Promise<MemberKind | null> {
    const { session, isPremiumUser } = await readViewer(await sessionOf(request), services)
    return session && { isAdmin: session.isAdmin, isPremiumUser }
  }

  const listener = inOrder(
    ...(vite ? [freshly(vite, drop)] : []),
    measured(metrics, isBuilt),
    counted(services.dailyCounts),
    bodyDeadline({ takesFiles: (path) => FILE_PATHS.has(path) }),
    shedding(metrics, {
      load: eventLoopLoad(),
      isNear: visitors.isNear,
      isBuilt,
      accounts: createKnownAccounts({
        signedToken: ({ headers }) => services.accounts.signedToken(headers),
        readAccount: async (request) => (await sessionOf(request))?.userId ?? null,
      }),
      addressOf: ({ socket, headers }) =>
        clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), trustedProxies),
      coldRenderings: createColdRenderings({ now: stopwatch }),
      memberRenderings: createMemberRenderings(),
    }),
    visitorPages(visitors, { now: stopwatch, onFault: onFault('visitor') }),
    memberPages(members, { readKind, onFault: onFault('member') }),
    ({ request, response }) => void edge(request, response),
  )
  return { listener, drop }
}

/** During development every page is rendered again, so that a change of the code is visible at once. */
function freshly(vite: Step, drop: () => void): Step {
  return (visit, next) =>
    vite(visit, () => {
      drop()
      next()
    })
}
