import type { TrustCase } from '../case.ts'
import { endpointsOf } from '../hostile/endpoints.ts'
import { attackFromAnotherSite } from '../hostile/foreign-pages.ts'
import { judged, type Looked } from '../hostile/judged.ts'
import { casesInOneWorld } from '../shared-world.ts'
import { attackInsideByEndpoint } from './inside.ts'
import { almostOwn, asInProduction, lookAtSession, lookForDemo } from './running.ts'
import { productionSettings } from './settings.ts'
import { lookAtDemoAccounts, lookAtRefusals } from './start.ts'

const group = 'production'

const alone = (name: string, look: () => Promise<Looked>, what: string): TrustCase => ({
  group,
  name,
  run: async () => ({ happened: judged(await look(), what), lost: 0 }),
})

/** The built product with APP_ENV=production and the settings of docs/guides/deploying.md. */
export const cases: readonly TrustCase[] = [
  alone('wrong and missing settings', lookAtRefusals, 'starts refused, each setting named in a line of its own'),
  alone('a database of the demonstration', lookAtDemoAccounts, 'start refused, the accounts named'),
  ...casesInOneWorld(
    group,
    [
      {
        name: 'cookies and https',
        run: async (world) => judged(await lookAtSession(world), 'answers with safe cookies and HSTS'),
      },
      {
        name: 'pages of other sites, and of this machine (CSRF)',
        async run(world) {
          const there = asInProduction(world)
          const looked = await attackFromAnotherSite(there, await endpointsOf(there), almostOwn(world))
          return judged(looked, 'requests refused')
        },
      },
      {
        name: 'addresses of the network inside, by an administrator’s tools (SSRF)',
        run: async (world) =>
          judged(await attackInsideByEndpoint(asInProduction(world)), 'requests, nobody inside was knocked at'),
      },
      {
        name: 'nothing of the demonstration',
        run: async (world) => judged(await lookForDemo(world), 'places looked at'),
      },
    ],
    productionSettings(),
  ),
]
