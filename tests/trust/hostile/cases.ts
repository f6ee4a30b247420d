import type { TrustCase } from '../case.ts'
import { screens } from '../matrix/inventory.ts'
import { SCREEN_ROWS } from '../matrix/screens.ts'
import { casesInOneWorld } from '../shared-world.ts'
import { errorLines, type World } from '../world.ts'
import { attackEndpoint, endpointsOf } from './endpoints.ts'
import { attackFromAnotherSite, attackWithRedirects, lookAtHeaders } from './foreign-pages.ts'
import { attackForms } from './forms.ts'
import { attackWithHeaders } from './headers.ts'
import { attackInside } from './inside.ts'
import { judged } from './judged.ts'
import { attackWithMarkup } from './markup.ts'
import { attackWithNul } from './nul.ts'
import { attackPaths } from './paths.ts'
import { ownPatterns, slownessOf } from './patterns.ts'
import { attackRawSocket } from './raw-socket.ts'
import { attackScreens } from './screens.ts'

/** Another run each day; the one of a failure is repeated by giving its seed back. */
const SEED = Number(process.env.TRUST_SEED ?? Math.floor(Date.now() / 86_400_000))
const RUNS_PER_ENDPOINT = 60

const inWorld = casesInOneWorld('hostile input', [
  {
    name: 'every endpoint, from its description',
    async run(world) {
      let requests = 0
      for (const endpoint of await endpointsOf(world)) {
        requests += await attackEndpoint(world, endpoint, { seed: SEED, runs: RUNS_PER_ENDPOINT })
      }
      return `${requests} requests (seed ${SEED}), no 5xx, each answer documented`
    },
  },
  {
    name: 'NUL in every text of every endpoint',
    run: async (world) => judged(await attackWithNul(world, await endpointsOf(world)), 'requests, no 5xx'),
  },
  {
    name: 'every screen and its forms',
    async run(world) {
      const requests = await attackScreens(world, { screens: screens(), seed: SEED, runs: 2_000 })
      return `${requests} requests (seed ${SEED}), no 5xx`
    },
  },
  {
    name: 'one field of every form',
    run: async (world) => judged(await attackForms(world, SCREEN_ROWS), 'forms, no 5xx'),
  },
  {
    name: 'headers and cookies',
    run: async (world) =>
      `${await attackWithHeaders(world, { seed: SEED, runs: 2_000 })} requests (seed ${SEED}), no 5xx`,
  },
  {
    name: 'markup in every stored text',
    run: async (world) => judged(await attackWithMarkup(world), 'pages, forms, mails and files, all escaped'),
  },
  {
    name: 'pages of other sites (CSRF)',
    run: async (world) => judged(await attackFromAnotherSite(world, await endpointsOf(world)), 'requests refused'),
  },
  {
    name: 'frames, types, scripts (headers)',
    run: async (world) =>
      judged(await lookAtHeaders(world, await endpointsOf(world), screens()), 'answers with their headers'),
  },
  {
    name: 'redirects and host names',
    run: async (world) => judged(await attackWithRedirects(world), 'requests, none led elsewhere'),
  },
  {
    name: 'paths out of the folders',
    run: async (world) => judged(await attackPaths(world, { every: 3 }), 'paths, none led out'),
  },
  {
    name: 'requests inside requests',
    run: async (world) => judged(await attackRawSocket(world), 'connections, no second answer'),
  },
  { name: 'no line of an error in the log', run: nothingFailed },
])

async function nothingFailed(world: World): Promise<string> {
  if (errorLines(world.written()).length > 0) throw new Error(world.written())
  return 'the log has no line of an error'
}

/** Anything at all, wherever it can be sent. */
export const cases: readonly TrustCase[] = [
  ...inWorld,
  {
    group: 'hostile input',
    name: 'addresses of the network inside (SSRF)',
    run: async () => ({ happened: `${await attackInside({ seed: SEED, runs: 5_000 })} spellings refused`, lost: 0 }),
  },
  {
    group: 'hostile input',
    name: 'patterns that could be made slow',
    async run() {
      const patterns = await ownPatterns()
      const slow = patterns.flatMap((pattern) => {
        const why = slownessOf(pattern)
        return why === null ? [] : [`${pattern.place}: ${why}`]
      })
      return { happened: judged({ looked: patterns.length, faults: slow }, 'patterns are linear'), lost: 0 }
    },
  },
]
