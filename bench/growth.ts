// The steps of docs/guides/capacity.md one after the other: one process, three, a shared cache, a pooler, a replica, the
// primary killed under load. `node bench/growth.ts [--seconds 5]`; with 0 seconds the steps are tried without measuring. Needs root or the user postgres, and
// `apt-get install nginx-light postgresql pgbouncer wrk`.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PROGRAM } from '../scripts/setup/server.mjs'
import { makeFolder, type Postgres, startCache, startPooler, startPrimary, startReplica } from './growth-servers.ts'
import { head, LOAD_COLUMNS, load, loadCells, row, type Shot, somewhere } from './load.ts'
import { type Measured, startServer } from './product.ts'
import { growCatalogue, query, type SignedIn, signedInPeople } from './seed.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, port: { type: 'string', default: '3990' } },
})
const seconds = Number(values.seconds)
const PORT = Number(values.port)
/** Enough that no limit by minute or day is met. */
const PEOPLE = 4_000
const ACTIVITIES = 2_400
const CONNECTIONS = 32
/** People who download while the primary is killed, and seconds before and after it. */
const DOWNLOADERS = 16
const BEFORE_MS = 4_000
const AFTER_MS = 12_000
/** A monitor notices a dead primary after some failed questions; here it is a pause. */
const NOTICED_AFTER_MS = 2_000
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' }

const folder = mkdtempSync(path.join(tmpdir(), 'atividario-growth-'))
makeFolder(folder)
const secret = randomBytes(32).toString('base64url')
const origin = `http://127.0.0.1:${PORT}`
const cached = `http://127.0.0.1:${PORT + 1}`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const site = (databaseUrl: string, processes: number) =>
  startServer(PROGRAM, origin, '/readyz', {
    NODE_ENV: 'production',
    PORT: String(PORT),
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    APP_SECRET: secret,
    LOG_LEVEL: 'fatal',
    STARTING_CATALOGUE: 'few',
    TRUST_PROXY: '1',
    WEB_PROCESSES: String(processes),
  })

const page = (target: string, cookie?: string): Shot => ({
  path: target,
  headers: { ...COMPRESSED, 'x-forwarded-for': somewhere(), ...(cookie ? { cookie } : {}) },
})

const download = ({ userId, cookie }: SignedIn, activity: string | undefined): Shot => ({
  method: 'POST',
  path: '/rest/v1/rpc/register_download',
  headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': somewhere() },
  body: JSON.stringify({ user_id: userId, activity_id: activity }),
})

const any = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T
const FILTERS = ['', '&plan=free', '&sort=alpha_asc', '&sort=alpha_desc', '&age=5-7 anos', '&age=8-10 anos'].map(
  encodeURI,
)
/** Words of titles with filters, more than a run asks for: no cache holds them. */
const newSearches = (words: readonly string[]) =>
  Array.from({ length: 4_000 }, () =>
    page(`/activities?search=${any(words)}${any(FILTERS)}&page=${1 + Math.floor(Math.random() * 9)}`),
  )

interface World {
  readonly people: readonly SignedIn[]
  readonly ids: readonly string[]
  readonly words: readonly string[]
}

/** Measures the usual requests in one step, and prints a row for each. */
async function measure(step: string, target: Measured, { people, ids, words }: World, only?: string): Promise<void> {
  if (seconds === 0) return
  const kinds: [string, () => Shot[]][] = [
    ['visitor home', () => [page('/')]],
    ['visitor catalogue', () => [page('/activities?category=Labirinto')]],
    ['member home', () => people.slice(0, 200).map(({ cookie }) => page('/', cookie))],
    ['download', () => people.map((person) => download(person, any(ids)))],
    ['search nobody made before', () => newSearches(words)],
  ]
  for (const [name, requests] of kinds.filter(([kind]) => only === undefined || kind.includes(only))) {
    await load(target, { requests: requests(), seconds: 2, connections: CONNECTIONS })
    const measured = await load(target, { requests: requests(), seconds, connections: CONNECTIONS })
    console.log(row([step, name, measured.perSecond.toFixed(0), ...loadCells(measured)]))
  }
}

const connectionsOf = async ({ url }: Postgres) =>
  (
    await query<{ n: number }>(
      url,
      "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'",
    )
  )[0]?.n

/** Downloads through the cache while `disturb` runs; looks up afterwards in `after` each one that was granted. */
async function downloadThrough(world: World, after: Postgres, disturb: () => Promise<void>): Promise<void> {
  const granted: { userId: string; activity: string; at: number }[] = []
  const refused = new Map<string, number>()
  let goesOn = true
  const person = async (index: number) => {
    for (let turn = 0; goesOn; turn += 1) {
      const who = world.people[(turn * DOWNLOADERS + index) % world.people.length] as SignedIn
      const activity = any(world.ids)
      const { path: target, ...rest } = download(who, activity)
      const outcome = await fetch(cached + target, { ...rest, signal: AbortSignal.timeout(20_000) })
        .then(async (answer) => ((await answer.json()).success ? 'granted' : String(answer.status)))
        .catch(() => 'no answer')
      if (outcome === 'granted') granted.push({ userId: who.userId, activity, at: performance.now() })
      else {
        refused.set(outcome, (refused.get(outcome) ?? 0) + 1)
        await pause(50)
      }
    }
  }
  const all = Array.from({ length: DOWNLOADERS }, (_, index) => person(index))
  await pause(BEFORE_MS)
  const killedAt = performance.now()
  await disturb()
  await pause(AFTER_MS)
  goesOn = false
  await Promise.all(all)
  const rows = await query<{ found: number }>(
    after.url,
    `select count(*)::int as found from unnest($1::uuid[], $2::uuid[]) as said (person, activity)
     where exists (select from downloads d where d.user_id = said.person and d.activity_id = said.activity)`,
    [granted.map(({ userId }) => userId), granted.map(({ activity }) => activity)],
  )
  const gaps = granted.map(({ at }) => at).toSorted((a, b) => a - b)
  const longest = Math.max(...gaps.slice(1).map((at, index) => at - (gaps[index] ?? at)))
  const afterKill = granted.filter(({ at }) => at > killedAt).length
  console.log(
    `granted ${granted.length} (${afterKill} after the kill), lost ${granted.length - (rows[0]?.found ?? 0)}, ` +
      `longest time without one ${(longest / 1000).toFixed(1)} s, refused ${JSON.stringify(Object.fromEntries(refused))}`,
  )
}

const primary = startPrimary(path.join(folder, 'primary'), PORT + 3)
const ended: (() => unknown)[] = []
try {
  let product = await site(primary.url, 1)
  ended.unshift(() => product.stop())
  await growCatalogue(primary.url, ACTIVITIES)
  const rows = await query<{ id: string; title_folded: string }>(primary.url, 'select id, title_folded from activities')
  const world: World = {
    people: await signedInPeople(primary.url, secret, PEOPLE),
    ids: rows.map(({ id }) => id),
    words: [...new Set(rows.flatMap((one) => one.title_folded.split(/[^a-z]+/)))].filter((word) => word.length > 2),
  }
  await query(primary.url, 'vacuum analyze')
  console.log(head(['step', 'request', 'answers/s', ...LOAD_COLUMNS]))
  await measure('one process', product, world)

  const cache = startCache(folder, PORT + 1, `127.0.0.1:${PORT}`)
  ended.unshift(() => cache.stop())
  await pause(1_000)
  await measure('nginx in front', { ...product, origin: cached }, world, 'visitor')
  const seen = await Promise.all(
    [undefined, world.people[0]?.cookie].map(async (cookie) => {
      const answer = await fetch(cached, { headers: cookie ? { cookie } : {} })
      return `${answer.headers.get('x-cache')} (${answer.headers.get('cache-control')})`
    }),
  )
  console.log(`visitor: ${seen[0]}; member: ${seen[1]}`)

  if (seconds > 0) {
    await product.stop()
    product = await site(primary.url, 3)
    await measure('three processes', product, world)
    console.log(`connections without a pooler: ${await connectionsOf(primary)}`)
  }

  await product.stop()
  for (const [name, value] of [
    ['statement_timeout', '15s'],
    ['idle_in_transaction_session_timeout', '30s'],
  ])
    await query(primary.url, `alter role atividario set ${name} = '${value}'`)
  const pooler = startPooler(folder, PORT + 6, primary)
  ended.unshift(() => pooler.stop())
  await pause(1_000)
  product = await site(pooler.url, 3)
  await measure('three processes, PgBouncer', product, world, 'download')
  console.log(`connections with it: ${await connectionsOf(primary)}`)

  const replica = startReplica(primary, path.join(folder, 'replica'), PORT + 4)
  ended.unshift(() => replica.stop())
  await measure('and a replica that follows later', product, world, 'download')
  // In the primary's own file only: a replica that became the primary must not wait for another one.
  await query(primary.url, "alter system set synchronous_standby_names = 'replica'")
  await query(primary.url, 'select pg_reload_conf()')
  await pause(1_000)
  await measure('and one that is waited for', product, world, 'download')

  console.log('the primary killed under load:')
  await downloadThrough(world, replica, async () => {
    primary.kill()
    await pause(NOTICED_AFTER_MS)
    replica.promote()
    pooler.leadTo(replica)
  })
  const home = await fetch(cached).then(({ status }) => status)
  const ready = await fetch(`${origin}/readyz`).then(({ status }) => status)
  console.log(`afterwards: home ${home}, /readyz ${ready}`)
} finally {
  for (const end of ended) await end()
  rmSync(folder, { recursive: true, force: true })
}
